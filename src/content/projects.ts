import { record as words } from 'virtual:records/pages/projects'
import { load, records } from 'virtual:records/projects'
import { record } from 'virtual:records/projects/plan'
import type { ArticleBlock } from './article.ts'
import { serviceLinks } from './navigation.ts'
import { pages } from './pages.ts'
import { servicePath } from './paths.ts'

/** The text of the projects page (`pages/projects.yaml`). */
export const projectsPageContent = words

/** The projects, newest first. Each is a file in `content/projects`. */
export const projects = records

export type Project = (typeof projects)[number]

export function projectBySlug(slug: string): Project | undefined {
  return projects.find((project) => project.slug === slug)
}

/** Loads the text of a project's page. @throws if the project has no page, or its text cannot be loaded */
export async function loadProjectText(slug: string): Promise<readonly ArticleBlock[]> {
  const loadRecord = load[slug]
  if (!loadRecord) throw new Error(`No project with a page is called "${slug}".`)
  return (await loadRecord()).record.body ?? []
}

/** Returns the name and address of the page about what a project is an example of. */
export function serviceOf({ service, field }: Pick<Project, 'service' | 'field'>) {
  if (service !== undefined) return serviceLinks.find(({ href }) => href === servicePath(service))
  return field === 'Agents' ? { name: pages.agents.menu.label, href: pages.agents.path } : undefined
}

/**
 * The layout of the chart: its months, which the scale below each drawn cover shows as well, the months with a label,
 * and the rows.
 */
export const projectChart = record

/** Returns whether a project is an example: its address ends in `.example`, and its client is invented. */
export function isExample({ href = '' }: Pick<Project, 'href'>): boolean {
  return /^https:\/\/[^/]+\.example(\/|$)/.test(href)
}
