import { type JobCategory, jobCategories } from '#content/jobs/categories.ts'
import { jobs } from '#content/jobs.ts'
import { STARS } from '#lib/engrave/inks.ts'
import { jobOpeningPoint } from '#lib/engrave/places.ts'

/** The openings that have a place on the chart, each with its position and the colour of its category. */
export const chartOpenings = jobs.flatMap(({ label, category, place }) => {
  if (!place) return []
  const [left, top] = jobOpeningPoint(place)
  return {
    ...place,
    label,
    tint: STARS[starOf(category)],
    left: `${left.toFixed(2)}%`,
    top: `${top.toFixed(2)}%`,
  }
})

function starOf(category: JobCategory) {
  return jobCategories.find(({ id }) => id === category)?.star ?? 'o'
}
