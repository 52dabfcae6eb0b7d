import { FIRST_MONTH, projects as list, projectFields, RULE_MONTHS } from '#content/projects.ts'
import { catalogue, monthsSince } from '#lib/engrave/catalogue.ts'
import { PATINA, STARS } from '#lib/engrave/inks.ts'
import { projectCover } from '#lib/engrave/project-cover.ts'
import type { Art } from '../art.ts'

/** The tints of the fields, in the order of their rows; the badges of the page wear the same. */
const TINTS = [STARS.o, STARS.k, STARS.g, PATINA, STARS.m]

const stars = [...list].reverse().map(({ completed, field, technologies }) => ({
  month: monthsSince(FIRST_MONTH, completed),
  row: projectFields.indexOf(field),
  technologies: technologies.length,
}))

const covers = list.map((project) => {
  const month = monthsSince(FIRST_MONTH, project.completed)
  return [`project-${project.slug}`, () => projectCover({ ...project, month }, RULE_MONTHS)] as const
})

export const projects: Art = {
  'projects-catalogue': () => catalogue(stars, TINTS, RULE_MONTHS),
  ...Object.fromEntries(covers),
}
