/**
 * The categories of openings, in the order of the list. `star` is the colour of a category's openings, in the list and
 * on the chart: the name of a token (`star.o`) and of an ink (`STARS.o`). 'A new category of jobs' in the README of
 * `content` lists the words of a category.
 */
export const jobCategories = [
  { id: 'tech', star: 'o' },
  { id: 'sales', star: 'k' },
] as const

export type JobCategory = (typeof jobCategories)[number]['id']

/** Returns an object with a field for each category. */
export function byCategory<T>(fieldOf: (category: JobCategory) => T): Readonly<Record<JobCategory, T>> {
  return Object.fromEntries(jobCategories.map(({ id }) => [id, fieldOf(id)])) as Record<JobCategory, T>
}
