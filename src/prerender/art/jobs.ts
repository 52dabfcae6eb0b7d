import { places } from '#lib/engrave/places.ts'
import { openPlaces } from '#pages/jobs/places-plan.ts'
import type { Art } from '../art.ts'

export const jobsArt: Art = {
  'jobs-places': () => places(openPlaces),
}
