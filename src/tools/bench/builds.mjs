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

/** What a build reads, seen from the top of the repository. */
const SOURCES = [
  'src',
  'public',
  'index.html',
  'package.json',
  'panda.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'LICENSE',
]

/** A day that all builds of a comparison have in common, in seconds since 1970: the day of the first of them. */
const EPOCH = String(Math.floor(Date.now() / 86_400_000) * 86_400)

/** Returns a copy of the sources in a folder of its own, with the packages of this one. */
export function copySources() {
  const copy = mkdtempSync(join(tmpdir(), 'vyomix-bench-'))
  for (const source of SOURCES)
    if (existsSync(join(repositoryRoot, source)))
      cpSync(join(repositoryRoot, source), join(copy, source), { recursive: true })
  symlinkSync(join(repositoryRoot, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

/** Builds a copy into a folder and returns that. @param {string} copy @param {string} folder */
export async function buildCopy(copy, folder) {
  const { code, output } = await runCommand([process.execPath, join(copy, 'src/tools/build.mjs')], {
    SOURCE_DATE_EPOCH: EPOCH,
  })
  if (code !== 0) throw new ExitError(`${copy} could not be built.`, { code, output })
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(copy, 'dist'), folder, { recursive: true })
  return folder
}

/**
 * Builds a copy with an edit, and takes the edit back.
 * @param {string} copy @param {import('./edits.mjs').Edit} edit @param {string} folder
 */
export async function buildWithEdit(copy, { file, change }, folder) {
  const path = join(copy, file)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, change(before ?? ''))
  try {
    return await buildCopy(copy, folder)
  } finally {
    if (before === null) rmSync(path)
    else writeFileSync(path, before)
  }
}

/** Files of a built site and the hashes of their bytes. @param {string} folder @returns {ReadonlyMap<string, string>} */
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
 * Returns the files that one build has and the other has not, or has otherwise.
 * @param {string} before @param {string} after folders of built sites
 */
export function changedFiles(before, after) {
  const old = filesOf(before)
  return [...filesOf(after)].filter(([file, hash]) => old.get(file) !== hash).map(([file]) => file)
}
