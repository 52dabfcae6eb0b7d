import { fold } from '#lib/fold.ts'

/** What a visitor looks for: words typed, or a tag chosen; both come from the address. */
export type Query = { readonly text: string; readonly tag: string | null }

type Searchable = { readonly title: string; readonly excerpt: string; readonly tags: readonly string[] }

/** Reads `?tag=` and `?q=`. A tag wins, and stands in the search box as if it had been typed (spec §2.18). */
export function queryOf(search: string): Query {
  const params = new URLSearchParams(search)
  const tag = params.get('tag')
  return tag ? { text: tag, tag } : { text: params.get('q') ?? '', tag: null }
}

/** The address part for a query; nothing typed, nothing in the address. */
export function searchFor({ text, tag }: Query): string {
  const asked = tag === null ? { q: text } : { tag }
  return text === '' ? '' : `?${new URLSearchParams(asked)}`
}

/** Articles that carry the tag, or hold the words in title, excerpt or a tag, however they are written (spec §5). */
export function find<T extends Searchable>(items: readonly T[], { text, tag }: Query): readonly T[] {
  const wanted = fold(text)
  if (tag !== null) return items.filter((item) => item.tags.some((other) => fold(other) === wanted))
  return items.filter((item) => [item.title, item.excerpt, ...item.tags].some((part) => fold(part).includes(wanted)))
}
