import { places } from '#lib/engrave/places.ts'
import { chartOpenings } from './chart-openings.ts'

/** The drawings of the page, by the name of their file in `/art`. */
export const art = { 'jobs-places': () => places(chartOpenings) }
