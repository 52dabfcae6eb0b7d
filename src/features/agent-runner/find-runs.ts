import { foldForSearch } from '#lib/fold-for-search.ts'
import type { StoredRun } from './run-history.ts'
import { modelLabel } from './run-state.ts'

/** How much of a result is searched, in characters: more than what most models write, and quick for fifty runs. */
const SEARCHED_LENGTH = 20_000

export type SearchableRun = { readonly run: StoredRun; readonly text: string }

/** Returns the runs with the text in which they are found: the agent's name, the model, the inputs and the result. */
export function searchableRuns(
  runs: readonly StoredRun[],
  agentName: (id: number) => string,
): readonly SearchableRun[] {
  return runs.map((run) => {
    const { agent, model, inputs, result } = run
    const texts = [
      agentName(agent),
      modelLabel({ id: model }),
      ...Object.values(inputs),
      result.slice(0, SEARCHED_LENGTH),
    ]
    return { run, text: foldForSearch(texts.join('\n')) }
  })
}

/** Returns the runs that have all words of the query, in any order, ignoring case and accents. */
export function findRuns(runs: readonly SearchableRun[], query: string): readonly StoredRun[] {
  const words = foldForSearch(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  return runs.filter(({ text }) => words.every((word) => text.includes(word))).map(({ run }) => run)
}
