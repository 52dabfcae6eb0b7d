/** What a visitor looks for: words typed, or a tag chosen; both come from the address. */
export type Query = { readonly text: string; readonly tag: string | null }

type Searchable = { readonly title: string; readonly excerpt: string; readonly tags: readonly string[] }

/** Reads `?tag=` and `?q=`. A tag wins, and stands in the search box as if it had been typed (spec §2.18). */
export function queryOf(search: string): Query {
  const params = new URLSearchParams(search)
  const tag = params.get('tag')
  return tag ? { text: tag, tag } : { text: params.get('q') ?? '', tag: null }
}

/** The address part for typed words; nothing typed, nothing in the address. */
export function searchFor(text: string): string {
  return text === '' ? '' : `?${new URLSearchParams({ q: text })}`
}

/** Articles that carry the tag, or hold the words in title, excerpt or a tag, whatever the case (spec §5). */
export function find<T extends Searchable>(items: readonly T[], { text, tag }: Query): readonly T[] {
  const wanted = text.trim().toLowerCase()
  if (tag !== null) return items.filter((item) => item.tags.some((other) => other.toLowerCase() === wanted))
  return items.filter((item) =>
    [item.title, item.excerpt, ...item.tags].some((part) => part.toLowerCase().includes(wanted)),
  )
}
