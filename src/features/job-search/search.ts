import { foldForSearch } from '#lib/fold-for-search.ts'

type JobCategory = 'all' | 'tech' | 'sales'

/** What a visitor looks for; both parts come from the address. */
export type JobQuery = { readonly text: string; readonly category: JobCategory }

type Searchable = { readonly title: string; readonly description: string; readonly category: 'tech' | 'sales' }

/** Reads `?q=` and `?category=`. A category nobody knows is all of them. */
export function parseJobQuery(search: string): JobQuery {
  const params = new URLSearchParams(search)
  const category = params.get('category')
  return { text: params.get('q') ?? '', category: category === 'tech' || category === 'sales' ? category : 'all' }
}

/** The address part of a query; what is not asked for does not stand in it. */
export function jobSearchString({ text, category }: JobQuery): string {
  const asked = new URLSearchParams({ ...(text !== '' && { q: text }), ...(category !== 'all' && { category }) })
  return `${asked}` === '' ? '' : `?${asked}`
}

/** Jobs of the category that hold the words in title or description, however they are written (spec §4 and §5). */
export function searchJobs<T extends Searchable>(jobs: readonly T[], { text, category }: JobQuery): readonly T[] {
  const wanted = foldForSearch(text)
  return jobs.filter(
    (job) =>
      (category === 'all' || job.category === category) &&
      [job.title, job.description].some((part) => foldForSearch(part).includes(wanted)),
  )
}
