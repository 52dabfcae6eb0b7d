// `npm run format`: formats the code, and fixes what the linter can fix.
import { runCommandLine } from './command-line.mjs'
import { runInTerminal } from './process.mjs'
import { installDependencies } from './setup.mjs'

/** @type {import('./command-line.mjs').Command} */
const command = { typed: 'npm run format', does: 'Formats the code, and fixes what the linter can fix.' }

runCommandLine(command, async () => {
  await installDependencies(process.stderr)
  await runInTerminal(['biome', 'check', '--write', '.'])
})
