import { categoryChips } from '#content/agent-runner/cards.ts'
import { foldForSearch } from '#lib/fold-for-search.ts'

type CategoryChip = (typeof categoryChips)[number]

/** The search text and the category from the address. */
export type LibraryQuery = { readonly text: string; readonly category: CategoryChip }

type Searchable = { readonly name: string; readonly description: string; readonly category: string }

/** Parses `?category=` and `?q=`. An unknown category counts as 'All'. */
export function parseLibraryQuery(search: string): LibraryQuery {
  const params = new URLSearchParams(search)
  const requested = params.get('category')?.toLowerCase()
  return {
    text: params.get('q') ?? '',
    category: categoryChips.find((chip) => chip.toLowerCase() === requested) ?? 'All',
  }
}

/** Returns the query string for a query. Defaults are left out, and unrelated parameters stay. */
export function librarySearchString({ text, category }: LibraryQuery, search = ''): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'category' && name !== 'q')
  const ownParams = new URLSearchParams({ ...(category !== 'All' && { category }), ...(text !== '' && { q: text }) })
  const params = new URLSearchParams([...ownParams, ...others])
  return `${params}` === '' ? '' : `?${params}`
}

/**
 * Returns the agents of the category with the text in their name or description, ignoring case and accents, and then
 * those that the index finds.
 */
export function findAgents<T extends Searchable>(
  agents: readonly T[],
  { text, category }: LibraryQuery,
  isIndexed: (agent: T) => boolean = () => false,
): readonly T[] {
  const needle = foldForSearch(text)
  const ofCategory = agents.filter((agent) => category === 'All' || agent.category === category)
  const hasText = (agent: T) => [agent.name, agent.description].some((field) => foldForSearch(field).includes(needle))
  return [...ofCategory.filter(hasText), ...ofCategory.filter((agent) => !hasText(agent) && isIndexed(agent))]
}
