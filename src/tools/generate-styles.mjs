import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ExitError, repositoryRoot, runCommand } from './process.mjs'
import { loadBuildModule } from './setup.mjs'

const STYLES = join(repositoryRoot, 'src/ui/styled-system')
/** Says from which sources the styles were generated, and what they were. */
const STAMP = join(STYLES, 'generated-from.txt')

/**
 * Generates what the code imports but nobody writes: src/ui/styled-system from the theme, and the types of the records
 * from the schemas beside the content. It keeps the styles while neither they nor anything that they may depend on has
 * changed.
 * @throws {Error} when the theme or a setting has a mistake
 */
export async function generateStyles() {
  const { recordTypes } = await loadBuildModule('src/prerender/records/record-types.ts')
  writeIfChanged(join(repositoryRoot, 'src/content/records.d.ts'), recordTypes())
  const { loadSettings } = await import('./settings.mjs')
  const settings = await loadSettings('production', repositoryRoot) // the theme has the owner's colours
  const { readConfig } = await loadBuildModule('src/prerender/inline-config.ts')
  const sources = hashOfSources(JSON.stringify(readConfig(settings).colors))
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp(sources)) return
  const { code, output } = await runCommand([process.execPath, 'src/tools/write-styles.mjs'], settings)
  const problems = problemsIn(output)
  if (code !== 0 || PROBLEM.test(problems))
    throw new ExitError(
      'The styles could not be generated. Correct panda.config.ts, src/ui/theme or the file of styles that is named above; npx tsc --noEmit names values of a wrong type.',
      { code: code || 1, output: problems },
    )
  writeFileSync(STAMP, stamp(sources))
}

/** Matches a problem in the styles that Panda prints but survives, such as a token that does not exist. */
const PROBLEM = /^🐼 (?:warn|error)\b/mu

/** Returns what Panda printed, without the files it wrote and without its bundler's warnings. @param {string} output */
function problemsIn(output) {
  const parts = output.replace(/^🐼 info .*\n?/gmu, '').split(/\n\n(?=\S)/)
  return parts.filter((part) => !part.startsWith('▲ [WARNING]')).join('\n\n')
}

/** Writes a file that another process may be reading only if it changes. @param {string} file @param {string} text */
function writeIfChanged(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/** @param {string} sources */
function stamp(sources) {
  return `${sources} ${hashOf(filesIn(STYLES).filter((file) => file !== STAMP))}\n`
}

/** Returns a hash of all code, the versions of all packages, and the colours. @param {string} colors */
function hashOfSources(colors) {
  const isSource = (/** @type {string} */ file) => /\.tsx?$/.test(file) && !file.startsWith(STYLES)
  const code = filesIn(join(repositoryRoot, 'src')).filter(isSource)
  const roots = ['panda.config.ts', 'tsconfig.json', 'node_modules/.package-lock.json']
  return hashOf([...roots.map((file) => join(repositoryRoot, file)), ...code], colors)
}

/** @param {string} folder */
function filesIn(folder) {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Returns a hash of the names and contents of files. @param {readonly string[]} files @param {string} [start] */
function hashOf(files, start = '') {
  const hash = createHash('sha256').update(start)
  for (const file of files.toSorted())
    hash.update(`\n${file.slice(repositoryRoot.length)}\n`).update(existsSync(file) ? readFileSync(file) : '')
  return hash.digest('hex')
}
