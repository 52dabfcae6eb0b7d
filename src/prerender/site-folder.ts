import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { RULE_FILES } from '#hosts/site-rules.ts'

/** The files of a site, by their names relative to its root. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>

/**
 * Makes a folder no site until a build is complete: without the rules of hosts, `npm run deploy` and `npm run host`
 * refuse it. The build changes one file after another, so if it fails or is killed, the folder may hold files of two
 * builds.
 */
export function beginSite(folder: string): void {
  for (const file of RULE_FILES) rmSync(join(folder, file), { force: true })
}

/** Makes a folder hold these files and no others, except `.git`. Files that are the same already are not written. */
export function writeSite(folder: string, files: SiteFiles): void {
  removeOthers(folder, '', files)
  const folders = new Set<string>()
  for (const [name, source] of files) {
    const path = join(folder, name)
    const bytes = typeof source === 'string' ? Buffer.from(source) : source
    if (isSame(path, bytes)) continue
    if (!folders.has(dirname(path))) mkdirSync(dirname(path), { recursive: true })
    folders.add(dirname(path))
    writeFileSync(path, bytes)
  }
}

/** Removes all other files, and folders without any of the files. Returns whether the folder is empty then. */
function removeOthers(root: string, folder: string, files: SiteFiles): boolean {
  let isEmpty = true
  for (const entry of entriesIn(join(root, folder))) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    const path = join(root, name)
    if (name === '.git') isEmpty = false
    else if (!entry.isDirectory()) {
      if (files.has(name)) isEmpty = false
      else rmSync(path)
    } else if (removeOthers(root, name, files)) rmdirSync(path)
    else isEmpty = false
  }
  return isEmpty
}

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // there is no built site yet
  }
}

function isSame(path: string, bytes: Uint8Array): boolean {
  const size = statSync(path, { throwIfNoEntry: false })?.size
  return size === bytes.length && readFileSync(path).equals(bytes)
}
