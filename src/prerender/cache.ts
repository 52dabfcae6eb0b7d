import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that the build writes. Its name is relative to the site's root. */
export type BuiltFile = { readonly fileName: string; readonly source: Buffer }

/** Increase this number when the same key should no longer give the same bytes. */
const VERSION = '1'

/**
 * Returns what `make` returns for this key, and caches it in node_modules/.cache/vyomix between builds. The key is any
 * text that contains everything the result depends on: input, settings and tool versions. Several builds can use the
 * cache at the same time.
 */
export async function withCache(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const folder = join(process.cwd(), 'node_modules', '.cache', 'vyomix')
  const path = join(folder, digest(`${VERSION}\n${key}`))
  const stored = await readFile(path).catch(() => null)
  if (stored) return stored
  const bytes = await make()
  await mkdir(folder, { recursive: true })
  const temporaryPath = `${path}.${randomUUID()}`
  await writeFile(temporaryPath, bytes)
  await rename(temporaryPath, path)
  return bytes
}

/** Returns the SHA-256 of a text or of bytes in hexadecimal. */
export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
