import { isFilled, jobs } from '#content/jobs.ts'
import { jobOpeningPoint } from '#lib/engrave/places.ts'

/**
 * The jobs that were open at build time and have a place on the chart, each with its position and the colour of its
 * category. Those with a last day have drawings of their own, which disappear after that day.
 */
export const chartOpenings = jobs.flatMap((job) => {
  const { id, label, category, place, until } = job
  if (!place || isFilled(job, null)) return []
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
