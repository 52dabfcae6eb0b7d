import { lstatSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { codeOf, type FileChanges, fileProblem } from './machine.ts'

/**
 * Checks that neither a folder nor the built site lies in the other, whatever links lead there: a copy would copy itself.
 * @throws an Error with a sentence, when one does
 */
export function assertApart(built: string, folder: string): void {
  const [site, target] = [realPath(resolve(built)), realPath(resolve(folder))]
  if (isWithin(site, target) || isWithin(target, site))
    throw new Error(`${folder} contains the built site, or lies in it. Choose another folder.`)
}

/**
 * Returns whether there is a folder; false if there is nothing.
 * @throws an Error with a sentence, when there is something else
 */
export function isFolder(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats?.isDirectory()) return true
  if (stats) throw new Error(`${path} is a file, not a folder.`)
  if (lstatSync(path, { throwIfNoEntry: false }))
    throw new Error(`${path} is a link that leads nowhere. Delete it, or choose another folder.`)
  return false
}

/**
 * Makes a folder and those that it lies in, one by one: where the system accepts none, as in /proc, Node's own way
 * tries for ever.
 * @throws an Error with a sentence, when that is not possible
 */
export function makeFolder(path: string, changes: Pick<FileChanges, 'mkdirSync'>): void {
  if (isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent, changes)
  try {
    changes.mkdirSync(path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && isFolder(path)) return // another deploy made it just now
    if (codeOf(error) === 'ENOENT') throw new Error(`This computer cannot make the folder ${path}. Choose another one.`)
    throw error
  }
}

/** Returns where a path leads. What does not exist yet is added to the nearest folder that does. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(codeOf(error)) && dirname(path) !== path
    if (isMissing) return join(realPath(dirname(path)), basename(path))
    throw new Error(fileProblem(error), { cause: error })
  }
}

function isWithin(inner: string, outer: string): boolean {
  const way = relative(outer, inner)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
