import { posix } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { parseSync } from 'vite'
import { type BuiltPage, builtBytes, builtText, findElements } from './built-site.ts'

/** A thousand bytes, the unit of the size limits in the tests of the built site. */
export const KB = 1000

/**
 * Returns the scripts that a page loads before it hydrates: its entry, the scripts that its head preloads, and all
 * static imports of these.
 */
export function firstScripts(page: Pick<BuiltPage, 'elements'>): readonly string[] {
  const entries = findElements(page, 'script', { type: 'module' }).map(({ attributes }) => attributes.src)
  const preloads = findElements(page, 'link', { rel: 'modulepreload' }).map(({ attributes }) => attributes.href)
  return staticImportClosure([...entries, ...preloads].flatMap((address) => address?.slice(1) ?? []))
}

/** Returns these scripts and everything they import statically. */
export function staticImportClosure(files: readonly string[]): readonly string[] {
  const closure = new Set<string>()
  const visit = (file: string) => {
    if (closure.has(file)) return
    closure.add(file)
    for (const imported of staticImportsOf(file)) visit(imported)
  }
  files.forEach(visit)
  return [...closure].sort()
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
  const reExported = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []))
  const specifiers = [...staticImports.map(({ moduleRequest }) => moduleRequest), ...reExported].map(
    ({ value }) => value,
  )
  const files = specifiers.map((specifier) => posix.join(posix.dirname(file), specifier))
  imports.set(file, files)
  return files
}
