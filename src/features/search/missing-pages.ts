import { jobPath, postPath, projectPath } from '#content/paths.ts'
import { textsFolder } from '#lib/kept-files.ts'

/** The folders of the pages that may be beyond the bound of the offline copy, and the collections of their texts. */
const COLLECTIONS = [
  [postPath(''), 'articles'],
  [projectPath(''), 'projects'],
  [jobPath(''), 'jobs'],
] as const

/**
 * Returns whether a page that is not precached for sure can be read from the texts on this device. Every page that
 * belongs to no record can.
 */
export function hasTextHere(path: string, texts: ReadonlySet<string>): boolean {
  const record = COLLECTIONS.find(([folder]) => path.startsWith(folder) && path.length > folder.length)
  if (!record) return true
  const [folder, collection] = record
  return texts.has(`${textsFolder(collection)}${path.slice(folder.length)}.json`)
}
