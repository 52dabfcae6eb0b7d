import { openAt, openings } from '#content/job-facts.ts'
import { jobOpeningPoint } from '#lib/engrave/places.ts'

/**
 * The jobs that were open at build time and have a place on the chart, each with its position and the colour of its
 * category. Those with a last day have drawings of their own, which disappear after that day.
 */
export const chartOpenings = openAt(openings, null).flatMap(({ id, label, category, place, until }) => {
  if (!place) return []
  const [left, top] = jobOpeningPoint(place)
  return {
    ...place,
    id,
    label,
    until,
    category,
    left: `${left.toFixed(2)}%`,
    top: `${top.toFixed(2)}%`,
  }
})
