import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, relative, sep } from 'node:path'
import { type Import, type Syntax, syntaxOf } from './syntax.ts'

/** A module of `src`, named by its path from there, such as 'features/memory/game.ts'. */
export type SourceModule = Syntax & { readonly file: string; readonly source: string }

const SOURCE = 'src'
/** The folder that Panda generates. The rules for source files do not apply to it. */
const GENERATED = 'ui/styled-system/'

const importAliases = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { readonly imports: Readonly<Record<string, string>> }
).imports

/** Every handwritten file of `src`, by its path from there. */
export const sourceFiles: readonly string[] = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SOURCE, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((file) => !file.startsWith(GENERATED))
  .sort()

/** Every handwritten module. */
export const sourceModules: readonly SourceModule[] = sourceFiles
  .filter((file) => ['.ts', '.tsx', '.js', '.mjs'].includes(extname(file)))
  .map((file) => {
    const source = readFileSync(join(SOURCE, file), 'utf8')
    return { file, source, ...syntaxOf(file, source) }
  })

/** Returns the top-level folder of a file in `src`, or the file itself. */
export function topFolder(file: string): string {
  return file.split('/')[0] ?? file
}

/** Returns the feature a file belongs to, or `null` if it belongs to none. */
export function featureOf(file: string): string | null {
  return /^features\/([^/]+)\//.exec(file)?.[1] ?? null
}

/**
 * Returns the file an import leads to, by its path from `src`; `null` for packages and for modules that the build
 * generates.
 */
function targetOf(from: string, { specifier }: Import): string | null {
  const path = specifier.split('?')[0] ?? specifier
  if (path.startsWith('.')) return join(dirname(from), path).split(sep).join('/')
  const mapped = importAliases[path] ?? resolveWildcard(path)
  return mapped === null ? null : relative(SOURCE, mapped).split(sep).join('/')
}

/** Returns the package an import leads to, with its scope: '@ark-ui/react', 'node:fs'. */
function packageOf({ specifier }: Import): string | null {
  if (/^[.#]|^virtual:/.test(specifier)) return null
  return /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
}

/** Returns the file of a module, and all files and packages that must load before the module can run. */
export function staticDependencies(file: string) {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (name: string) => {
    if (files.has(name)) return
    files.add(name)
    for (const imported of sourceModules.find((module) => module.file === name)?.imports ?? []) {
      if (imported.kind !== 'static') continue
      const target = targetOf(name, imported)
      const packageName = packageOf(imported)
      if (target) visit(target)
      if (packageName) packages.add(packageName)
    }
  }
  visit(file)
  return { files: [...files], packages: [...packages] }
}

/** Returns the imports of the selected files that `isForbidden` rejects, as 'file → specifier'. */
export function matchingImports(
  isSelected: (file: string) => boolean,
  isForbidden: (from: string, target: string | null, specifier: string) => boolean,
): readonly string[] {
  return sourceModules
    .filter(({ file }) => isSelected(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter((imported) => isForbidden(file, targetOf(file, imported), imported.specifier))
        .map(({ specifier }) => `${file} → ${specifier}`),
    )
}

/** Returns the package imports of the selected files that `isForbidden` rejects, as 'file → package'. */
export function packageImports(
  isSelected: (file: string) => boolean,
  isForbidden: (name: string) => boolean,
): readonly string[] {
  return sourceModules
    .filter(({ file }) => isSelected(file))
    .flatMap(({ file, imports }) =>
      imports
        .map(packageOf)
        .filter((name) => name !== null && isForbidden(name))
        .map((name) => `${file} → ${name}`),
    )
}

/**
 * Returns the uses of these globals in the selected files. 'navigator' matches all its members, and 'navigator.share'
 * matches only that member.
 */
export function globalUses(isSelected: (file: string) => boolean, forbidden: readonly string[]): readonly string[] {
  const isForbidden = (name: string) =>
    forbidden.some((word) => name === word || name.startsWith(`${word}.`) || name.startsWith(`new ${word}(`))
  return sourceModules
    .filter(({ file }) => isSelected(file))
    .flatMap(({ file, globals }) => globals.filter(isForbidden).map((name) => `${file}: ${name}`))
}

function resolveWildcard(path: string): string | null {
  for (const [pattern, target] of Object.entries(importAliases)) {
    const [start = '', end] = pattern.split('*')
    if (end !== undefined && path.startsWith(start)) return target.replace('*', path.slice(start.length))
  }
  return null
}
