import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Returns the paths of all files below a folder, with slashes and in order: `assets/app.js`. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
