import { jobs } from '#content/jobs.ts'
import { serviceLinks } from '#content/navigation.ts'
import { pageRows } from '#content/pages.ts'
import { jobPath, projectPath } from '#content/paths.ts'
import { projects } from '#content/projects.ts'

/**
 * Returns the short name of the page at `path`, as in the header or its record; undefined if it has none. The title of a
 * page also says what is sold and where, so it is no name.
 */
export function pageName(path: string): string | undefined {
  return (
    serviceLinks.find(({ href }) => href === path)?.name ??
    pageRows.find((row) => row.path === path)?.label ??
    projects.find(({ slug }) => projectPath(slug) === path)?.title ??
    jobs.find(({ id }) => jobPath(id) === path)?.title
  )
}
