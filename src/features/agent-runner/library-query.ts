import { categoryChips } from '#content/agent-runner/cards.ts'
import { foldForSearch } from '#lib/fold-for-search.ts'

type CategoryChip = (typeof categoryChips)[number]

/** What a visitor looks for; both parts come from the address. */
export type LibraryQuery = { readonly text: string; readonly category: CategoryChip }

type Searchable = { readonly name: string; readonly description: string; readonly category: string }

/** Reads `?category=` and `?q=`. A category nobody knows is all of them. */
export function parseLibraryQuery(search: string): LibraryQuery {
  const params = new URLSearchParams(search)
  const requested = params.get('category')?.toLowerCase()
  return {
    text: params.get('q') ?? '',
    category: categoryChips.find((chip) => chip.toLowerCase() === requested) ?? 'All',
  }
}

/** The address part of a query. What is not asked for does not stand in it; what is not of the filter stays. */
export function librarySearchString({ text, category }: LibraryQuery, search = ''): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'category' && name !== 'q')
  const asked = new URLSearchParams({ ...(category !== 'All' && { category }), ...(text !== '' && { q: text }) })
  const params = new URLSearchParams([...asked, ...others])
  return `${params}` === '' ? '' : `?${params}`
}

/** Agents of the category that hold the words in name or description, however they are written (spec §4). */
export function findAgents<T extends Searchable>(agents: readonly T[], { text, category }: LibraryQuery): readonly T[] {
  const needle = foldForSearch(text)
  return agents.filter(
    (agent) =>
      (category === 'All' || agent.category === category) &&
      [agent.name, agent.description].some((part) => foldForSearch(part).includes(needle)),
  )
}
