import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pageFile } from '#lib/page-address.ts'
import { filesIn } from '../files-in.ts'
import { sitemapPages } from '../sitemap.ts'
import { readSiteRules } from '../write-host.ts'
import { assertApart } from './folders.ts'
import { deployLock, withLock } from './lock-file.ts'
import { fileProblem, type Machine, thisMachine } from './machine.ts'
import { copyOrder, isHashedFile } from './release-rules.ts'

/** The sitemap of the last build stays until its pages are gone: it names those that an interrupted copy must remove. */
const PAGE_LIST = 'sitemap.xml'
const PART = /^\.(.+)\.part$/

/** What a copy did: how many files it wrote, how many were there already, and the pages that it removed. */
export type Copied = { readonly written: number; readonly same: number; readonly removed: readonly string[] }

/**
 * Copies a built site over an older one, in the order in which visitors need its files. Each file is replaced in one
 * step. Hashed files of older builds stay.
 * @throws an Error with a sentence. The copy can be repeated: it goes on where it stopped
 */
export async function copySite(built: string, folder: string, machine = thisMachine): Promise<Copied> {
  readSiteRules(built) // so that nothing is changed if this is no built site
  assertApart(built, folder)
  return changeCopy(folder, machine, () => {
    if (lstatSync(join(folder, 'current'), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(`${folder} holds releases. Deploy to it without --copy.`)
    removeParts(folder, machine)
    const list = join(folder, PAGE_LIST)
    const formerPages = existsSync(list) ? sitemapPages(readFileSync(list, 'utf8')) : []
    const all = filesIn(built)
    const files = copyOrder(all).filter((file) => file !== PAGE_LIST)
    const written = files.filter((file) => copyFile(built, folder, file, machine)).length
    const removed = formerPages.filter((page) => isInside(page) && !all.includes(pageFile(page)))
    for (const page of removed) machine.changes.rmSync(join(folder, pageFile(page)), { force: true })
    copyFile(built, folder, PAGE_LIST, machine)
    return { written, same: files.length - written, removed }
  })
}

/**
 * Replaces the worker of a copied site by the one that removes itself and its caches.
 * @throws an Error with a sentence
 */
export async function copyWorkerOff(folder: string, machine = thisMachine): Promise<void> {
  if (!existsSync(join(folder, 'sw-off.js')))
    throw new Error(`There is no site in ${folder}: sw-off.js is missing. Copy one there first.`)
  return changeCopy(folder, machine, () => replaceFile(join(folder, 'sw-off.js'), join(folder, 'sw.js'), machine))
}

async function changeCopy<T>(folder: string, machine: Machine, work: () => T): Promise<T> {
  try {
    return await withLock(deployLock(folder), machine, async () => work())
  } catch (error) {
    throw new Error(`${fileProblem(error)} Run the command again when that is mended: it continues.`, { cause: error })
  }
}

/** Copies a file, and returns whether it had to. A hashed file of the same size is the same. */
function copyFile(built: string, folder: string, file: string, machine: Machine): boolean {
  const from = join(built, file)
  const to = join(folder, file)
  if (existsSync(to) && statSync(to).size === statSync(from).size)
    if (isHashedFile(file) || readFileSync(to).equals(readFileSync(from))) return false
  replaceFile(from, to, machine)
  return true
}

function replaceFile(from: string, to: string, { changes }: Machine): void {
  const part = join(dirname(to), `.${basename(to)}.part`)
  changes.mkdirSync(dirname(to), { recursive: true })
  changes.copyFileSync(from, part)
  changes.renameSync(part, to)
}

/** Removes the files that an interrupted copy did not finish. */
function removeParts(folder: string, { changes }: Machine): void {
  for (const file of filesIn(folder).filter((path) => PART.test(basename(path))))
    changes.rmSync(join(folder, file), { force: true })
}

/** A list that somebody else wrote must not lead out of the folder. */
function isInside(page: string): boolean {
  return page.startsWith('/') && !page.split(/[/\\]/).includes('..')
}
