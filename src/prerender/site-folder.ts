import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { RULE_FILES } from '#hosts/site-rules.ts'

/** The files of a site, by their names relative to its root. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>

/**
 * Returns a plugin and `write`, which writes the files of the site into the output folder. The plugin removes the rules
 * of hosts when a build begins, and writes their headers once the worker is written, too. A build changes one file after
 * another, so if it fails or is killed, the folder may hold files of two builds. Without these rules, `npm run deploy`
 * and `npm run host` refuse it.
 */
export function siteFolder(root: string) {
  let folder = ''
  let headers: string | null = null
  const plugin: Plugin = {
    name: 'vyomix:site-folder',
    apply: 'build',
    configResolved({ build }) {
      folder = resolve(root, build.outDir)
    },
    buildStart() {
      for (const file of RULE_FILES) rmSync(join(folder, file), { force: true })
    },
    closeBundle: {
      order: 'post', // after the worker
      sequential: true,
      handler() {
        if (headers !== null && existsSync(join(folder, 'sw.js'))) writeFileSync(join(folder, '_headers'), headers)
      },
    },
  }
  return {
    plugin,
    write(files: SiteFiles, headersFile: string) {
      writeSite(folder, files)
      headers = headersFile
    },
  }
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
