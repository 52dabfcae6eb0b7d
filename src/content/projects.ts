import { records } from 'virtual:records/projects'

/**
 * The projects, newest first, for the build. Each is a file in `content/projects`. The list grows with
 * every project, so no page imports it: pages load what they show (`record-pages.ts`).
 */
export const projects = records

export type Project = (typeof projects)[number]

export function projectBySlug(slug: string): Project | undefined {
  return projects.find((project) => project.slug === slug)
}
