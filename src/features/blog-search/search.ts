import { foldForSearch } from '#lib/fold-for-search.ts'

/** What a visitor looks for: words typed, or a tag chosen; both come from the address. */
export type BlogQuery = { readonly text: string; readonly tag: string | null }

type Searchable = { readonly title: string; readonly excerpt: string; readonly tags: readonly string[] }

/** Reads `?tag=` and `?q=`. A tag wins, and stands in the search box as if it had been typed (spec §2.18). */
export function parseBlogQuery(search: string): BlogQuery {
  const params = new URLSearchParams(search)
  const tag = params.get('tag')
  return tag ? { text: tag, tag } : { text: params.get('q') ?? '', tag: null }
}

/** The address part for a query; nothing typed, nothing in the address. */
export function blogSearchString({ text, tag }: BlogQuery): string {
  const asked = tag === null ? { q: text } : { tag }
  return text === '' ? '' : `?${new URLSearchParams(asked)}`
}

/** Articles that carry the tag, or hold the words in title, excerpt or a tag, however they are written (spec §5). */
export function searchPosts<T extends Searchable>(items: readonly T[], { text, tag }: BlogQuery): readonly T[] {
  const wanted = foldForSearch(text)
  if (tag !== null) return items.filter((item) => item.tags.some((other) => foldForSearch(other) === wanted))
  return items.filter((item) =>
    [item.title, item.excerpt, ...item.tags].some((part) => foldForSearch(part).includes(wanted)),
  )
}
