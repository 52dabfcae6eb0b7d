import { jobs } from '#content/jobs.ts'
import { STARS } from '#lib/engrave/inks.ts'
import { jobOpeningPoint } from '#lib/engrave/places.ts'

/**
 * The openings that have a place on the chart, each with its position and its colour. Technology is blue-white and
 * sales amber, as in the list.
 */
export const chartOpenings = jobs.flatMap(({ label, category, place }) => {
  if (!place) return []
  const [left, top] = jobOpeningPoint(place)
  return {
    ...place,
    label,
    tint: category === 'tech' ? STARS.o : STARS.k,
    left: `${left.toFixed(2)}%`,
    top: `${top.toFixed(2)}%`,
  }
})
