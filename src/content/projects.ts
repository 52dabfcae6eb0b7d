import { record as words } from 'virtual:records/pages/projects'
import { records } from 'virtual:records/projects'
import { record } from 'virtual:records/projects/plan'

/** The text of the projects page (`pages/projects.yaml`). */
export const projectsPageContent = words

/** The projects, newest first. Each is a file in `content/projects`. */
export const projects = records

export type Project = (typeof projects)[number]

/**
 * The layout of the chart: its months, which the scale below each drawn cover shows as well, the months with a label,
 * and the rows.
 */
export const projectChart = record

/** Returns whether an address is a placeholder (`.example`) for a real one. */
export function isPlaceholder(href: string): boolean {
  return /^https:\/\/[^/]+\.example(\/|$)/.test(href)
}
