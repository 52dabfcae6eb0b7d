// `npm run soak`, `npm run soak:browser` and `npm run soak:commands`: the long tests, of which `npm test` runs a sample.
// The first argument is which of them; package.json passes it.
import { runCommandLine } from './command-line.mjs'
import { runInTerminal } from './process.mjs'
import { installDependencies } from './setup.mjs'

/** @typedef {{ does: string, test: readonly string[], names: Readonly<Record<string, string>> }} Series */

/** @type {Readonly<Record<string, Series>>} */
const series = {
  soak: {
    does: 'Tests 50,000 random histories of the outbox, and long tables of texts.',
    test: ['vitest', 'run', '--mode', 'soak'],
    names: {
      outbox: 'tests/unit/features/outbox/model.test.ts',
      agents: 'tests/unit/features/agent-runner',
      spelling: 'tests/content/faq-spelling.test.ts',
    },
  },
  'soak:browser': {
    does: 'Runs the long tables of browser tests on the site in dist.',
    test: ['playwright', 'test', '-c', 'tests/e2e/soak.config.ts'],
    names: {},
  },
  'soak:commands': {
    does: 'Tries the commands as `npm test` does, with real builds and every part of the bench.',
    test: ['vitest', 'run', '--mode', 'soak'],
    names: { commands: 'tests/commands' },
  },
}

const [, , name = '', ...args] = process.argv
const { does, test, names } = series[name] ?? /** @type {Series} */ ({ does: '', test: [], names: {} })
const hasChoice = Object.keys(names).length > 1

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: `npm run ${name}`,
  does,
  ...(hasChoice && {
    words: { name: 'PART', does: 'what to test, or everything without one', oneOf: Object.keys(names) },
  }),
}

runCommandLine(
  command,
  async ({ words }) => {
    await installDependencies()
    const parts = words.length > 0 ? words : Object.keys(names)
    await runInTerminal([...test, ...parts.map((part) => names[part] ?? part)])
  },
  args,
)
