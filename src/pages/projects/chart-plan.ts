import { FIRST_MONTH, projectFields, projects, RULE_MONTHS } from '#content/projects.ts'
import { monthsSince, percentOf, starAt } from '#lib/engrave/catalogue.ts'

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Two stars of one field this near leave no room for a name between them: the earlier one is named on its left. */
const NEAR_MONTHS = 2

/** A year-month as `Apr 2025`. */
export function shortMonth(month: string): string {
  return `${NAMES[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}

const oldestFirst = [...projects].reverse().map((project) => ({
  project,
  month: monthsSince(FIRST_MONTH, project.completed),
  row: projectFields.indexOf(project.field),
}))

/** The stars of the chart, oldest first: where each stands, in percent, and on which side its name has room. */
export const chartStars = oldestFirst.map(({ project, month, row }) => ({
  project,
  month,
  row,
  at: percentOf(starAt({ month, row }, RULE_MONTHS)),
  isNamedLeft: oldestFirst.some((next) => next.row === row && next.month > month && next.month - month <= NEAR_MONTHS),
}))

/** The months the rule names: each half year, and its end. */
export const chartMonths = [0, 6, 12, RULE_MONTHS - 1].map((month) => {
  const [year, index] = [Number(FIRST_MONTH.slice(0, 4)) + Math.floor(month / 12), month % 12]
  return { name: `${NAMES[index]} ${year}`, left: percentOf(starAt({ month, row: 0 }, RULE_MONTHS))[0] }
})

/** The fields the rows stand for, and how far down each lies. */
export const chartRows = projectFields.map((name, row) => ({
  name,
  top: percentOf(starAt({ month: 0, row }, RULE_MONTHS))[1],
}))
