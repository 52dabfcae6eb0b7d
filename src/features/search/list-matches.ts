import type { SearchEngine, SearchHit } from './engine.ts'

/** What the index finds in a list: the addresses of the items that have all words, best first, and the nearest others. */
type ListMatches = { readonly all: ReadonlySet<string>; readonly nearest: readonly SearchHit[] }

const NEAREST_COUNT = 3

/**
 * Returns what a query finds among the items whose addresses begin with `prefix`. With a `#` at its end, the items are
 * parts of a page, otherwise pages, whose words may be in different parts.
 */
export function searchList(engine: Pick<SearchEngine, 'find'>, query: string, prefix: string): ListMatches {
  const keyOf = (href: string) => (prefix.endsWith('#') ? href : href.replace(/#.*/, ''))
  const items = new Map<string, { readonly hit: SearchHit; readonly literal: Set<number> }>()
  for (const hit of engine.find(query)) {
    if (!hit.entry.href.startsWith(prefix)) continue
    const key = keyOf(hit.entry.href)
    const item = items.get(key) ?? { hit, literal: new Set() }
    for (const word of hit.literal) item.literal.add(word)
    items.set(key, item)
  }
  const hasAll = ([, { hit, literal }]: readonly [string, { hit: SearchHit; literal: ReadonlySet<number> }]) =>
    literal.size === hit.wanted
  const all = new Set([...items].filter(hasAll).map(([key]) => key))
  const nearest = [...items].filter((item) => !hasAll(item)).map(([, { hit }]) => hit)
  return { all, nearest: nearest.slice(0, NEAREST_COUNT) }
}
