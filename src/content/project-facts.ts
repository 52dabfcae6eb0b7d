import { serviceLinks } from './navigation.ts'
import { pages } from './pages.ts'
import { servicePath } from './paths.ts'
import type { Project } from './projects.ts'

/** Returns the name and address of the page about what a project is an example of. */
export function serviceOf({ service, field }: Pick<Project, 'service' | 'field'>) {
  if (service !== undefined) return serviceLinks.find(({ href }) => href === servicePath(service))
  return field === 'Agents' ? { name: pages.agents.menu.label, href: pages.agents.path } : undefined
}

/** Returns whether a project is an example: its address ends in `.example`, and its client is invented. */
export function isExample({ href = '' }: Pick<Project, 'href'>): boolean {
  return /^https:\/\/[^/]+\.example(\/|$)/.test(href)
}
