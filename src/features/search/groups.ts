import { foldForSearch } from '#lib/fold-for-search.ts'
import type { SearchHit } from './engine.ts'
import type { SearchKind } from './entries.ts'

type HitGroup = { readonly kind: SearchKind | 'best'; readonly hits: readonly SearchHit[] }

/** How many results are shown of each kind, and of all kinds together. */
export type ResultLimits = { readonly perKind: number; readonly total: number }

const BEST_COUNT = 3
/** The share of the best score below which a result is left out, and below which one that lacks a word is. */
const MIN_SHARE = 0.05
const MIN_SHARE_INCOMPLETE = 0.12

/**
 * Returns the best three results, and the following ones by kind, the kind of the best one first. Of results with the
 * same title, only the best is kept. Results that are far behind are left out, earlier if they lack a word.
 */
export function groupHits(hits: readonly SearchHit[], { perKind, total }: ResultLimits): readonly HitGroup[] {
  const [best] = hits
  if (!best) return []
  const titles = new Set<string>()
  const kept = hits.filter(({ entry, score, found, wanted }) => {
    const title = foldForSearch(entry.title)
    const minShare = found.size < wanted ? MIN_SHARE_INCOMPLETE : MIN_SHARE
    if (titles.has(title) || score < minShare * best.score) return false
    titles.add(title)
    return true
  })
  const countOf = new Map<SearchKind, number>()
  const others = kept
    .slice(BEST_COUNT)
    .filter(({ entry: { kind } }) => {
      const count = (countOf.get(kind) ?? 0) + 1
      countOf.set(kind, count)
      return count <= perKind
    })
    .slice(0, total - BEST_COUNT)
  const kinds = [...new Set(others.map(({ entry }) => entry.kind))]
  return [
    { kind: 'best', hits: kept.slice(0, BEST_COUNT) },
    ...kinds.map((kind) => ({ kind, hits: others.filter(({ entry }) => entry.kind === kind) })),
  ]
}
