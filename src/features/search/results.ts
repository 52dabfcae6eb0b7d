import type { SearchEngine, SearchHit } from './engine.ts'
import { QUESTION, type SearchEntry, type SearchKind } from './entries.ts'
import { groupHits, type ResultLimits } from './groups.ts'
import { searchList } from './list-matches.ts'
import { markedText, type TextPart } from './marked-text.ts'

/** An entry that was found, with the words marked that were matched. */
export type SearchResult = {
  readonly entry: SearchEntry
  readonly title: readonly TextPart[]
  readonly line: readonly TextPart[]
}

export type ResultGroup = { readonly kind: SearchKind | 'best'; readonly results: readonly SearchResult[] }

/** What is found in a list: the addresses of the items that have all words, best first, and the nearest others. */
export type ListResults = { readonly all: ReadonlySet<string>; readonly nearest: readonly SearchResult[] }

/** Returns what is shown of everything that the engine finds for a query. */
export function findGroups(
  engine: Pick<SearchEngine, 'find'>,
  query: string,
  limits: ResultLimits,
): readonly ResultGroup[] {
  return groupHits(engine.find(query), limits).map(({ kind, hits }) => ({ kind, results: hits.map(resultOf) }))
}

/** Returns what the engine finds in a list, see `list-matches.ts`. */
export function findInList(engine: Pick<SearchEngine, 'find'>, query: string, prefix: string): ListResults {
  const { all, nearest } = searchList(engine, query, prefix)
  return { all, nearest: nearest.map(resultOf) }
}

const resultOf = ({ entry, terms }: SearchHit): SearchResult => ({
  entry,
  title: markedText(entry.title, terms),
  line: markedText(entry.line, terms),
})

/** Returns whether an entry is a question of the chat, which has no page. */
export const isQuestion = ({ href }: SearchEntry) => href.startsWith(QUESTION)
