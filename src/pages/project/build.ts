import type { CreativeWork } from 'schema-dts'
import { agencyReference } from '#content/absolute-url.ts'
import { isExample } from '#content/project-facts.ts'
import { type Project, projectBySlug } from '#content/projects.ts'
import type { PageParams } from '../page.ts'

export function structuredData({ slug = '' }: PageParams): readonly CreativeWork[] {
  const project = projectBySlug(slug)
  return project ? projectWork(project) : []
}

/** Returns a finished project as a work of the agency; nothing if it has no address, or is an example. */
export function projectWork(project: Project): readonly CreativeWork[] {
  const { title, summary, href, completed, technologies } = project
  if (href === undefined || isExample(project)) return []
  return [
    {
      '@type': 'CreativeWork',
      name: title,
      description: summary,
      url: href,
      dateCreated: completed,
      keywords: technologies.join(', '),
      creator: agencyReference,
    },
  ]
}
