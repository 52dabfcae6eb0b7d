import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { attempt } from '#lib/attempt.ts'
import { reportNote } from './reported-notes.ts'

/** A file that the build writes. Its name is relative to the site's root. */
export type BuiltFile = { readonly fileName: string; readonly source: Buffer }

/** Increase this number when the same key should no longer give the same bytes. */
const VERSION = '2'

/** An entry that no build has used for this long is removed. */
const UNUSED_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Returns what `make` returns for this key, and caches it in node_modules/.cache/vyomix between builds. The key is any
 * text that contains everything the result depends on: input, settings and tool versions. Several builds can use the
 * cache at the same time. The time of an entry's file says when it was last used. An entry that is damaged is made
 * anew, and a cache that cannot be written is reported once.
 */
export async function withCache(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = cachePath(key)
  return readEntry(path) ?? writeEntry(path, await make())
}

/** Returns the text that `make` returns for this key, like `withCache`, for code that cannot wait. */
export function withCacheSync(key: string, make: () => string): string {
  const path = cachePath(key)
  return (readEntry(path) ?? writeEntry(path, Buffer.from(make()))).toString()
}

/** Returns the bytes of an entry; null if there is none, or if they are not those that were written under its name. */
function readEntry(path: string): Buffer | null {
  const entry = attempt(() => readFileSync(path), null)
  if (entry === null) return null
  const bytes = entry.subarray(CHECKSUM_BYTES)
  if (!entry.subarray(0, CHECKSUM_BYTES).equals(checksumOf(path, bytes))) return null
  const now = new Date()
  attempt(() => utimesSync(path, now, now), undefined) // a cache that cannot be written still serves
  return bytes
}

/** Writes an entry, or reports that this is impossible. Returns its bytes. */
function writeEntry(path: string, bytes: Buffer): Buffer {
  const temporaryPath = `${path}.${randomUUID()}`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(temporaryPath, Buffer.concat([checksumOf(path, bytes), bytes]))
    renameSync(temporaryPath, path)
  } catch (error) {
    attempt(() => rmSync(temporaryPath, { force: true }), undefined) // a full disk has no place for half an entry
    reportUnwritable(dirname(path), error)
  }
  return bytes
}

const CHECKSUM_BYTES = 32

/** Returns the SHA-256 of an entry's name and bytes, with which its file begins. */
function checksumOf(path: string, bytes: Buffer): Buffer {
  return createHash('sha256').update(basename(path)).update(bytes).digest()
}

let isReported = false

function reportUnwritable(folder: string, error: unknown): void {
  if (isReported) return
  isReported = true
  const reason = String(error).replace(/^Error: |,.*$/gs, '') // without the name of the entry
  reportNote(
    `The build could not keep its pictures and other results in ${folder} (${reason}), so the next build takes longer. Make sure that this folder can be written to, and that its disk has space.`,
  )
}

/**
 * Removes the entries that no build has used for thirty days: those of earlier sources, and what a build that was
 * killed did not finish. A build that runs at the same time makes again what is missing.
 */
export async function removeUnusedEntries(folder = cacheFolder()): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[\da-f]{64}(\.|$)/.test(name))
  for (const path of names.map((name) => join(folder, name))) {
    const used = await stat(path).catch(() => null)
    if (used && Date.now() - used.mtimeMs > UNUSED_MS) await rm(path, { force: true }).catch(() => {})
  }
}

/** Matches what a module imports at run time. Imports of types alone end with the build. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s*)?['"]([^'"]+)['"]/gm

/**
 * Returns a hash of all code that runs in a module, for the key of what that code makes: of the module, of the modules
 * of this project that it imports, and of the versions of the packages that these import. Records and settings are no
 * code: whatever depends on them has them in its key.
 * @throws an Error when one of the modules imports records
 */
export function codeHash(moduleUrl: string): string {
  const files = new Map<string, string>()
  const packages = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    const code = readFileSync(file, 'utf8')
    files.set(file, code)
    for (const [, name = ''] of code.matchAll(IMPORT)) {
      if (name.startsWith('.')) add(resolve(dirname(file), name))
      else if (name.startsWith('#')) add(ownFile(name))
      else if (!isBuiltin(name)) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    }
  }
  add(fileURLToPath(moduleUrl))
  const code = [...files].map(([file, text]) => `${relative(ROOT, file).replaceAll('\\', '/')}\n${text}`)
  return digest([...code, versionsOf(...[...packages].toSorted())].join('\n'))
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const imports = createRequire(join(ROOT, 'package.json'))('./package.json').imports as Readonly<Record<string, string>>

/** Returns the file of a module of this project by the name under which package.json exports it to the project. */
function ownFile(name: string): string {
  const [folder = ''] = /^#[^/]+\//.exec(name) ?? []
  const target = imports[`${folder}*`]
  if (target === undefined) throw new Error(`A module whose results are cached imports ${name}, which is no file.`)
  return join(ROOT, target.replace('*', name.slice(folder.length)))
}

/** Returns the versions of packages, for the key of what they make. */
export function versionsOf(...packages: readonly string[]): string {
  const packageFile = (name: string) => new URL(`../../node_modules/${name}/package.json`, import.meta.url)
  return packages
    .map((name) => (JSON.parse(readFileSync(packageFile(name), 'utf8')) as { readonly version: string }).version)
    .join()
}

/** Returns the folder in which builds keep what the next one can use. */
export function cacheFolder(): string {
  return join(process.cwd(), 'node_modules', '.cache', 'vyomix')
}

function cachePath(key: string): string {
  return join(cacheFolder(), digest(`${VERSION}\n${key}`))
}

/** Returns the SHA-256 of a text or of bytes in hexadecimal. */
export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
