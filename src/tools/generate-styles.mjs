import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ExitError, repositoryRoot, runCommand } from './process.mjs'
import { loadBuildModule } from './setup.mjs'

const COMMANDS = [
  ['panda', 'codegen', '--silent'],
  ['panda', 'cssgen', '--splitting', '--silent'],
]

/**
 * Generates what the code imports but nobody writes: src/ui/styled-system from the theme, and the types of the records
 * from the schemas beside the content.
 * @throws {ExitError} when the theme has a mistake
 */
export async function generateStyles() {
  await generateRecordTypes()
  const { loadSettings } = await import('./settings.mjs')
  const settings = await loadSettings('production', repositoryRoot) // the theme has the owner's colours
  for (const command of COMMANDS) {
    const { code, output } = await runCommand(command, settings)
    if (code !== 0) throw new ExitError('The styles could not be generated.', { code, output })
  }
}

async function generateRecordTypes() {
  const { recordTypes } = await loadBuildModule('src/prerender/records/record-types.ts')
  writeFileSync(join(repositoryRoot, 'src/content/records.d.ts'), recordTypes())
}
