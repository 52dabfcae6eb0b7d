import { type JobCategory, jobCategories } from '#content/jobs/categories.ts'
import { STARS } from '#lib/engrave/inks.ts'
import { openingRing, places } from '#lib/engrave/places.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import { chartOpenings } from './chart-openings.ts'

const openings = chartOpenings.map((opening) => ({ ...opening, tint: STARS[starOf(opening.category)] }))
const ending = openings.filter(({ until }) => until !== undefined)

/** The drawings of the page, by the name of their file in `/art`. */
export const art: Drawings = {
  'jobs-places': () => places(openings.filter(({ until }) => until === undefined)),
  ...Object.fromEntries(ending.map((opening) => [`jobs-place-${opening.id}`, () => openingRing(opening)])),
}

function starOf(category: JobCategory) {
  return jobCategories.find(({ id }) => id === category)?.star ?? 'o'
}
