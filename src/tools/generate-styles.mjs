import { ExitError, runCommand } from './process.mjs'

const COMMANDS = [
  ['panda', 'codegen', '--silent'],
  ['panda', 'cssgen', '--splitting', '--silent'],
]

/** Generates src/ui/styled-system from the theme. @throws {ExitError} when the theme has a mistake */
export async function generateStyles() {
  for (const command of COMMANDS) {
    const { code, output } = await runCommand(command)
    if (code !== 0) throw new ExitError('The styles could not be generated.', { code, output })
  }
}
