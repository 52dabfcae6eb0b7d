import { record as words } from 'virtual:records/pages/projects'
import { records } from 'virtual:records/projects'
import { record } from 'virtual:records/projects/plan'

/** What the page says (`pages/projects.yaml`). */
export const projectsPageContent = words

/** The projects, newest first (spec §2.16): each is a file of `content/projects`. */
export const projects = records

export type Project = (typeof projects)[number]

/** The months of the chart, which the rule below each cover shows too, those it names, and its rows. */
export const projectChart = record

/** Whether an address stands in for a real one. */
export function isPlaceholder(href: string): boolean {
  return /^https:\/\/[^/]+\.example(\/|$)/.test(href)
}
