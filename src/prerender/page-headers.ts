import { paths } from '#content/paths.ts'
import { cspStyleHash } from './critical-css.ts'
import type { PageHeaderRule } from './security.ts'

/**
 * Returns a rule for each page outside the folders of records, one for each of these folders, and one for the shell.
 * Hosts accept a hundred rules, so a new record must not need a rule of its own. The rule of a folder lists the style
 * hashes of all its pages, and of the other pages that a host may serve there: the page for unknown addresses, and on
 * some hosts `/blog` itself. `shell` is the address of the page without content.
 */
export function pageHeaderRules(
  addresses: readonly string[],
  styles: ReadonlyMap<string, string>,
  shell: string,
): readonly PageHeaderRule[] {
  const hashOf = (path: string) => cspStyleHash(styles.get(path) ?? '')
  const folders = [paths.blog, paths.services, paths.projects, paths.jobs]
  const folderOf = (path: string) => folders.find((folder) => path.startsWith(`${folder}/`))
  const singlePages = addresses.filter((path) => !folderOf(path)).map((path) => ({ path, like: path }))
  return [
    ...[...singlePages, { path: shell, like: paths.notFound }].map(({ path, like: stylesPath }) => ({
      address: path,
      styleHashes: [hashOf(stylesPath)],
    })),
    ...folders.map((folder) => ({
      address: `${folder}/*`,
      styleHashes: [
        ...new Set([...addresses.filter((path) => folderOf(path) === folder), folder, paths.notFound].map(hashOf)),
      ],
    })),
  ]
}
