import { foldForSearch } from '#lib/fold-for-search.ts'
import type { SearchHit } from './engine.ts'
import type { SearchKind } from './entries.ts'

export type ResultGroup = { readonly kind: SearchKind | 'best'; readonly hits: readonly SearchHit[] }

const BEST_COUNT = 3
const GROUP_COUNT = 4
/** The share of the best score below which a result that lacks a word is left out. */
const MIN_SHARE = 0.12

/**
 * Returns the best three results, and the following ones by kind, the kind of the best one first. Of results with the
 * same title, only the best is kept. Results that lack a word are left out if they are far behind.
 */
export function groupHits(hits: readonly SearchHit[]): readonly ResultGroup[] {
  const [best] = hits
  if (!best) return []
  const titles = new Set<string>()
  const kept = hits.filter(({ entry, score, found, wanted }) => {
    const title = foldForSearch(entry.title)
    if (titles.has(title) || (found.size < wanted && score < MIN_SHARE * best.score)) return false
    titles.add(title)
    return true
  })
  const others = kept.slice(BEST_COUNT)
  const kinds = [...new Set(others.map(({ entry }) => entry.kind))]
  return [
    { kind: 'best', hits: kept.slice(0, BEST_COUNT) },
    ...kinds.map((kind) => ({ kind, hits: others.filter(({ entry }) => entry.kind === kind).slice(0, GROUP_COUNT) })),
  ]
}
