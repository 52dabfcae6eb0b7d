import { type JobCategory, jobCategories } from '#content/jobs/categories.ts'
import { foldForSearch } from '#lib/fold-for-search.ts'

/** The visitor's query. Text and category come from the address. */
export type JobQuery = { readonly text: string; readonly category: JobCategory | 'all' }

type Searchable = { readonly title: string; readonly summary: string; readonly category: JobCategory }

/** Parses `?q=` and `?category=`. An unknown category counts as 'all'. */
export function parseJobQuery(search: string): JobQuery {
  const params = new URLSearchParams(search)
  const category = jobCategories.find(({ id }) => id === params.get('category'))
  return { text: params.get('q') ?? '', category: category?.id ?? 'all' }
}

/** Returns the query string of the address for a query, without empty fields. */
export function jobSearchString({ text, category }: JobQuery): string {
  const params = new URLSearchParams({ ...(text !== '' && { q: text }), ...(category !== 'all' && { category }) })
  return `${params}` === '' ? '' : `?${params}`
}

/**
 * Returns the jobs of the category whose title or summary contains the text, ignoring case and accents, and then
 * those that the index finds.
 */
export function searchJobs<T extends Searchable>(
  jobs: readonly T[],
  { text, category }: JobQuery,
  isIndexed: (job: T) => boolean = () => false,
): readonly T[] {
  const foldedText = foldForSearch(text)
  const ofCategory = jobs.filter((job) => category === 'all' || job.category === category)
  const hasText = (job: T) => [job.title, job.summary].some((field) => foldForSearch(field).includes(foldedText))
  return [...ofCategory.filter(hasText), ...ofCategory.filter((job) => !hasText(job) && isIndexed(job))]
}
