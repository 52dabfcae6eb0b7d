// `npm run check`: runs the checks that need neither a build nor a browser. The tests run beside the others, which use
// little of a second core.
import { FAST_TESTS, STATIC_CHECKS } from './checks.mjs'
import { runCommandLine } from './command-line.mjs'
import { generateStyles } from './generate-styles.mjs'
import { ExitError, runCommand } from './process.mjs'
import { installDependencies } from './setup.mjs'

const tests = { name: FAST_TESTS.name, commands: [['vitest', 'run', ...FAST_TESTS.paths]] }

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm run check',
  does: 'Runs the checks that need neither a build nor a browser.',
  more: `It checks: ${[...STATIC_CHECKS, tests].map(({ name }) => name.toLowerCase()).join(', ')}.`,
}

runCommandLine(command, async () => {
  await installDependencies()
  await generateStyles()
  const failures = await Promise.all([oneByOne(STATIC_CHECKS), oneByOne([tests])])
  const failed = failures.flat()
  if (failed.length > 0) throw new ExitError(`Failed: ${failed.join(', ')}.`)
})

/**
 * Runs checks in order, and prints a line for each: with its output, if it failed. Returns the names of the failed ones.
 * @param {readonly { name: string, commands: readonly (readonly string[])[] }[]} checks
 */
async function oneByOne(checks) {
  /** @type {string[]} */
  const failed = []
  for (const { name, commands } of checks) {
    const start = performance.now()
    const output = await firstFailure(commands)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    if (output !== null) failed.push(name)
    console.log(
      output === null ? `${name} ... ${seconds} s` : `${name} ... failed after ${seconds} s\n\n${output.trim()}\n`,
    )
  }
  return failed
}

/** Returns the output of the first command that fails, or null. @param {readonly (readonly string[])[]} commands */
async function firstFailure(commands) {
  for (const part of commands) {
    const { code, output } = await runCommand(part)
    if (code !== 0) return output
  }
  return null
}
