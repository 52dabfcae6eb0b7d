import { places } from '#lib/engrave/places.ts'
import { chartOpenings } from '#pages/jobs/chart-openings.ts'
import type { Art } from '../art.ts'

export const jobsArt: Art = {
  'jobs-places': () => places(chartOpenings),
}
