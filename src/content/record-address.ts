import { listPagePath } from '#lib/list-address.ts'
import { jobPath, paths, projectPath } from './paths.ts'

/** A record that may have no page. It is then on this page of the list of its kind. */
type Listed = { readonly hasPage: boolean; readonly listPage: number }

/** Returns the address of a project: of its page or, if it has none, of its card in the list. */
export function projectHref({ slug, hasPage, listPage }: Listed & { readonly slug: string }): string {
  return hasPage ? projectPath(slug) : `${listPagePath(paths.projects, listPage)}#${slug}`
}

/** Returns the address of a job: of its page or, if it has none, of its row in the list. */
export function jobHref({ id, hasPage, listPage }: Listed & { readonly id: string }): string {
  return hasPage ? jobPath(id) : `${listPagePath(paths.jobs, listPage)}#job-${id}`
}
