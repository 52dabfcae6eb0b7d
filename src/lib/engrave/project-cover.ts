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
 * Draws the cover of a project, 960 x 600. It is an article's cover with the field and the first technology as tags,
 * four minutes per technology, and the pointer at the project's month. The rule at its foot spans `months`.
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
