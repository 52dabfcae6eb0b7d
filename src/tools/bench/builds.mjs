import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { ExitError, repositoryRoot, runCommand } from '../process.mjs'

/** The files and folders that a build reads, except the owner's `.env`, relative to the root: copies have default settings. */
const SOURCES = [
  'src',
  'public',
  'index.html',
  '.env.example',
  'package.json',
  'panda.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'LICENSE',
]

/** The date for all builds of a comparison, in seconds since 1970: the start of today (UTC). */
const BUILD_DATE_S = String(Math.floor(Date.now() / 86_400_000) * 86_400)

/** Copies the sources to a temporary folder, which links to the installed packages, and returns that folder. */
export function copySources() {
  const copy = mkdtempSync(join(tmpdir(), 'vyomix-bench-'))
  for (const source of SOURCES)
    if (existsSync(join(repositoryRoot, source)))
      cpSync(join(repositoryRoot, source), join(copy, source), { recursive: true })
  symlinkSync(join(repositoryRoot, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

/** Builds a copy in its own folder. @param {string} copy */
export async function buildInPlace(copy) {
  const { code, output } = await runCommand([process.execPath, join(copy, 'src/tools/build.mjs')], {
    SOURCE_DATE_EPOCH: BUILD_DATE_S,
  })
  if (code !== 0) throw new ExitError(`${copy} could not be built.`, { code, output })
}

/** Builds a copy into a folder, and returns that folder. @param {string} copy @param {string} folder */
export async function buildCopy(copy, folder) {
  await buildInPlace(copy)
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(copy, 'dist'), folder, { recursive: true })
  return folder
}

/**
 * Builds a copy with an edit, and then reverts the edit.
 * @param {string} copy @param {import('./edits.mjs').Edit} edit @param {string} folder
 */
export function buildWithEdit(copy, edit, folder) {
  return withEdit(copy, edit, () => buildCopy(copy, folder))
}

/**
 * Does something with a copy while it has an edit.
 * @template T
 * @param {string} copy @param {import('./edits.mjs').Edit} edit @param {() => Promise<T>} work
 */
export async function withEdit(copy, { file, change }, work) {
  const path = join(copy, file)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, change(before ?? ''))
  try {
    return await work()
  } finally {
    if (before === null) rmSync(path)
    else writeFileSync(path, before)
  }
}

/** Returns the hash of each file of a site. @param {string} folder @returns {ReadonlyMap<string, string>} */
function filesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
      return [
        path
          .slice(folder.length + 1)
          .split(sep)
          .join('/'),
        hash,
      ]
    }),
  )
}

/**
 * Returns the files that are new or different in the second build.
 * @param {string} before @param {string} after folders of built sites
 */
export function changedFiles(before, after) {
  const old = filesOf(before)
  return [...filesOf(after)].filter(([file, hash]) => old.get(file) !== hash).map(([file]) => file)
}
