import { cover } from './cover.ts'

type ProjectSubject = {
  readonly slug: string
  readonly title: string
  readonly field: string
  readonly technologies: readonly string[]
  /** Months since the start of the rule. */
  readonly month: number
}

/**
 * Draws the cover of a project, 960 x 600, like that of an article. The field and the first technology stand for the
 * tags, and each technology for four minutes of reading time. The rule at the foot of the cover spans `months` months,
 * and its pointer is at the month of the project.
 */
export function projectCover({ slug, title, field, technologies, month }: ProjectSubject, months: number): string {
  const subject = {
    slug,
    title,
    tags: [field, technologies[0] ?? field],
    minutes: technologies.length * 4,
    day: 1 + (30 * month) / (months - 1),
  }
  return cover(subject, { w: 960, h: 600 })
}
