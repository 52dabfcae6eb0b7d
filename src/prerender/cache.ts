import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file the build writes, its name relative to the site's root. */
export type BuiltFile = { readonly fileName: string; readonly source: Buffer }

/** Raised when the same key should no longer give the same bytes. */
const VERSION = '1'

/**
 * What `make` gives for this key, kept in node_modules/.cache/vyomix from one build to the next. The key is any text
 * that holds everything the result depends on: input, settings, versions of tools. Safe for builds at the same time.
 */
export async function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const folder = join(process.cwd(), 'node_modules', '.cache', 'vyomix')
  const path = join(folder, digest(`${VERSION}\n${key}`))
  const kept = await readFile(path).catch(() => null)
  if (kept) return kept
  const made = await make()
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, made)
  await rename(draft, path)
  return made
}

/** The SHA-256 of a text or of bytes, in hexadecimal. */
export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
