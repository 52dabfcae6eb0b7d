import { openingRing, places } from '#lib/engrave/places.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import { chartOpenings } from './chart-openings.ts'

const ending = chartOpenings.filter(({ until }) => until !== undefined)

/** The drawings of the page, by the name of their file in `/art`. */
export const art: Drawings = {
  'jobs-places': () => places(chartOpenings.filter(({ until }) => until === undefined)),
  ...Object.fromEntries(ending.map((opening) => [`jobs-place-${opening.id}`, () => openingRing(opening)])),
}
