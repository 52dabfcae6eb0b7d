import { posix } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { parseSync } from 'vite'
import { type BuiltPage, builtBytes, builtText, findElements } from './built-site.ts'

/** A thousand bytes. All size limits are in this unit. */
export const KB = 1000

/**
 * Returns the scripts that a page loads before it hydrates: its entry, what the head preloads, and all that these
 * import.
 */
export function firstScripts(page: Pick<BuiltPage, 'elements'>): readonly string[] {
  const entries = findElements(page, 'script', { type: 'module' }).map(({ attributes }) => attributes.src)
  const preloads = findElements(page, 'link', { rel: 'modulepreload' }).map(({ attributes }) => attributes.href)
  return staticImportClosure([...entries, ...preloads].flatMap((address) => address?.slice(1) ?? []))
}

/** Returns these scripts and everything they import statically. */
export function staticImportClosure(files: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const imported of staticImportsOf(file)) visit(imported)
  }
  files.forEach(visit)
  return [...found].sort()
}

/** Returns the total size of files in bytes, each compressed with Brotli. */
export function brotliBytes(files: readonly string[], quality: number): number {
  return files.reduce((sum, file) => sum + sizeOf(file, quality), 0)
}

export function brotliSize(content: string | Buffer, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

const sizes = new Map<string, number>()

function sizeOf(file: string, quality: number): number {
  const key = `${quality} ${file}`
  const size = sizes.get(key) ?? brotliSize(builtBytes(file), quality)
  sizes.set(key, size)
  return size
}

const imports = new Map<string, readonly string[]>()

function staticImportsOf(file: string): readonly string[] {
  const known = imports.get(file)
  if (known) return known
  const { staticImports, staticExports } = parseSync(file, builtText(file)).module
  const passedOn = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []))
  const names = [...staticImports.map(({ moduleRequest }) => moduleRequest), ...passedOn].map(({ value }) => value)
  const found = names.map((name) => posix.join(posix.dirname(file), name))
  imports.set(file, found)
  return found
}
