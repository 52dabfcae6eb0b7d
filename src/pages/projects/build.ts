import { record as projectChart } from 'virtual:records/projects/plan'
import { projectFields } from '#content/project-fields.ts'
import { projects } from '#content/projects.ts'
import { catalogue, monthsSince } from '#lib/engrave/catalogue.ts'
import { PATINA, STARS } from '#lib/engrave/inks.ts'
import { projectCover } from '#lib/engrave/project-cover.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'

/** The tints of the fields, in the order of their rows. The badges on the page have the same colours. */
const TINTS = [STARS.o, STARS.k, STARS.g, PATINA, STARS.m]

const { first, months } = projectChart

const stars = [...projects].reverse().map(({ star, field, technologies }) => ({
  at: star.at,
  row: projectFields.indexOf(field),
  technologies: technologies.length,
}))

const covers = projects
  .filter(({ cover }) => cover === undefined)
  .map((project) => {
    const month = monthsSince(first, project.completed)
    return [`project-${project.slug}`, () => projectCover({ ...project, month }, months)] as const
  })

export const art: Drawings = {
  'projects-catalogue': () => catalogue(stars, TINTS, months),
  ...Object.fromEntries(covers),
}
