import { foldForSearch } from '#lib/fold-for-search.ts'

/** The visitor's query: typed text or a chosen tag. Both come from the address. */
export type BlogQuery = { readonly text: string; readonly tag: string | null }

type Searchable = { readonly title: string; readonly excerpt: string; readonly tags: readonly string[] }

/** Parses `?tag=` and `?q=`. A tag takes precedence, and is shown in the search box as if it had been typed. */
export function parseBlogQuery(search: string): BlogQuery {
  const params = new URLSearchParams(search)
  const tag = params.get('tag')
  return tag ? { text: tag, tag } : { text: params.get('q') ?? '', tag: null }
}

/** Returns the query string of the address for a query, or '' if the query is empty. */
export function blogSearchString({ text, tag }: BlogQuery): string {
  const params = tag === null ? { q: text } : { tag }
  return text === '' ? '' : `?${new URLSearchParams(params)}`
}

/** Returns whether a tag is the one that the visitor has chosen. */
export function isChosen(tag: string, query: BlogQuery): boolean {
  return query.tag !== null && foldForSearch(query.tag) === foldForSearch(tag)
}

/** Returns the tags of the row above the list. The chosen one is first if it is not among them. */
export function withChosenTag(tags: readonly string[], query: BlogQuery): readonly string[] {
  return query.tag === null || tags.some((tag) => isChosen(tag, query)) ? tags : [query.tag, ...tags]
}

/**
 * Returns the articles that have the chosen tag or, if no tag is chosen, those whose title, excerpt or tags contain the
 * text, and then those that the index finds. Case and accents are ignored.
 */
export function searchPosts<T extends Searchable>(
  items: readonly T[],
  { text, tag }: BlogQuery,
  isIndexed: (item: T) => boolean = () => false,
): readonly T[] {
  const foldedText = foldForSearch(text)
  if (tag !== null) return items.filter((item) => item.tags.some((itemTag) => foldForSearch(itemTag) === foldedText))
  const hasText = ({ title, excerpt, tags }: T) =>
    [title, excerpt, ...tags].some((field) => foldForSearch(field).includes(foldedText))
  return [...items.filter(hasText), ...items.filter((item) => !hasText(item) && isIndexed(item))]
}
