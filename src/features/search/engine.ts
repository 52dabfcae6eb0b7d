import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchEntry, SearchKind, SearchTexts, SearchTitles } from './entries.ts'
import { type Alternative, formsOf, queryWords } from './query.ts'
import { stemOf, wordsOf } from './words.ts'

export type SearchHit = {
  readonly entry: SearchEntry
  readonly score: number
  /** The indexes of the words that occur in the entry, or of which another word with the same meaning does. */
  readonly found: ReadonlySet<number>
  /** The indexes of the words that occur in the entry themselves. */
  readonly literal: ReadonlySet<number>
  /** How many words were looked for. */
  readonly wanted: number
  /** The words of the index that were matched, so that they can be marked. */
  readonly terms: ReadonlySet<string>
}

export type SearchEngine = {
  /** Adds the texts of entries. Until then only titles, keywords and some first words are searched. */
  readonly addTexts: (texts: SearchTexts) => void
  /** Returns everything that has at least one of the words, best first. */
  readonly find: (query: string) => readonly SearchHit[]
}

/** What a search for one word collects. */
type WordMatches = {
  readonly scores: Map<number, number>
  /** The entries that have the word itself, and not only one with the same meaning. */
  readonly literal: Set<number>
  readonly terms: Set<string>
}

/** The words of a query are folded, cut and corrected before the index is asked. */
const TERMS_AS_THEY_ARE = { tokenize: (text: string) => [text], processTerm: (term: string) => term }

/** How much more a kind counts than others with the same words. */
const KIND_WEIGHT: Readonly<Record<SearchKind, number>> = {
  ...{ services: 1.5, products: 1.4, pages: 1.3, jobs: 1.2, agents: 1.1, courses: 1.1, projects: 1 },
  ...{ articles: 1, questions: 0.8 },
}
/** How much less a part of a page counts, and how much less if it is on the home page, which repeats other pages. */
const PART_WEIGHT = 0.75
const HOME_PART_WEIGHT = 0.6
const TEXT_WEIGHT = 0.45
/** How much more a title counts that begins with what was typed, and one that is nothing else. */
const TITLE_BONUS = 1.5
const WHOLE_TITLE_BONUS = 3
/** A word of this many letters is also found within longer ones: 'security' in 'cybersecurity'. */
const INNER_LENGTH = 5
const INNER_WEIGHT = 0.6
/** How many letters a word has at least for one mistake, and for two. */
const TYPO_LENGTHS = [4, 8] as const
const MAX_TYPO_LENGTH = 24

/** Creates the search over all entries. Case, accents, hyphens, word forms and a wrong letter do not matter. */
export function createSearchEngine({ entries, synonyms }: SearchTitles): SearchEngine {
  const vocabulary = new Set<string>()
  const processTerm = (term: string) => {
    const terms = [...new Set([term, stemOf(term)])]
    for (const indexed of terms) vocabulary.add(indexed)
    return terms
  }
  const titles = new MiniSearch({
    fields: ['title', 'keywords', 'parent', 'line'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm,
  })
  const texts = new MiniSearch({ fields: ['line', 'words'], tokenize: (text) => [...wordsOf(text)], processTerm })
  titles.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const ids = new Map(entries.map(({ href }, id) => [href, id]))
  const current = [...entries]
  const foldedTitles = entries.map(({ title }) => wordsOf(title).join(' '))

  /** Adds everything that has one of the terms, with the score of the best of them. */
  const run = (alternatives: readonly Alternative[], matches: WordMatches, fuzzy?: number) => {
    for (const { term, weight, isPrefix, isSynonym } of alternatives) {
      const scores = new Map<number, number>()
      const add = (results: readonly SearchResult[], textWeight: number) => {
        for (const result of results) {
          scores.set(result.id, (scores.get(result.id) ?? 0) + result.score * weight * textWeight)
          for (const matched of result.terms) matches.terms.add(matched)
        }
      }
      const options = { prefix: isPrefix, ...(fuzzy && { fuzzy }), ...TERMS_AS_THEY_ARE }
      add(titles.search(term, { ...options, boost: { title: 3, keywords: 2.5, parent: 0.7 } }), 1)
      add(texts.search(term, { ...options, boost: { line: 1.4 } }), TEXT_WEIGHT)
      for (const [id, score] of scores) {
        matches.scores.set(id, Math.max(score, matches.scores.get(id) ?? 0))
        if (!isSynonym) matches.literal.add(id)
      }
    }
    return matches
  }

  /**
   * Returns what has a word, or a longer word that contains it. If nothing has it, a word with a wrong letter is looked
   * for. The matched words of the index are added to `terms`.
   */
  const findWord = (alternatives: readonly Alternative[], terms: Set<string>) => {
    const [{ term, isSynonym } = { term: '', isSynonym: true }] = alternatives
    const matches: WordMatches = { scores: new Map(), literal: new Set(), terms }
    if (isSynonym) return run(alternatives, matches)
    run([...alternatives, ...containing(term)], matches)
    if (matches.scores.size > 0 || term.length < TYPO_LENGTHS[0] || term.length > MAX_TYPO_LENGTH) return matches
    const swapped = swapsOf(term).filter((word) => vocabulary.has(word) || vocabulary.has(stemOf(word)))
    const swappedForms = swapped.flatMap((word) => formsOf(word))
    if (swapped.length > 0) return run(swappedForms, matches)
    return run([{ term, weight: 1, isPrefix: false }], matches, term.length < TYPO_LENGTHS[1] ? 1 : 2)
  }
  const containing = (word: string): readonly Alternative[] =>
    word.length < INNER_LENGTH
      ? []
      : [...vocabulary]
          .filter((term) => term.includes(word) && !term.startsWith(word))
          .map((term) => ({ term, weight: INNER_WEIGHT, isPrefix: false }))

  return {
    addTexts(added) {
      const documents = [...added].flatMap(([href, { line, words }]) => {
        const id = ids.get(href)
        const entry = id === undefined ? undefined : current[id]
        if (id === undefined || !entry || texts.has(id)) return []
        if (entry.line === '') current[id] = { ...entry, line }
        return [{ id, line, words }]
      })
      texts.addAll(documents)
    },
    find(query) {
      const words = queryWords(query, synonyms, vocabulary)
      const terms = new Set<string>()
      const hits = new Map<number, { score: number; readonly found: Set<number>; readonly literal: Set<number> }>()
      for (const [index, alternatives] of words.entries()) {
        const { scores, literal } = findWord(alternatives, terms)
        for (const [id, score] of scores) {
          const hit = hits.get(id) ?? { score: 0, found: new Set(), literal: new Set() }
          hits.set(id, hit)
          hit.score += score
          hit.found.add(index)
          if (literal.has(id)) hit.literal.add(index)
        }
      }
      const typed = wordsOf(query).join(' ')
      return [...hits]
        .flatMap(([id, { score, found, literal }]): readonly SearchHit[] => {
          const entry = current[id]
          if (!entry) return []
          const coverage = found.size / words.length
          const title = foldedTitles[id] ?? ''
          const titleBonus = title === typed ? WHOLE_TITLE_BONUS : title.startsWith(typed) ? TITLE_BONUS : 1
          const weight = coverage ** 2 * KIND_WEIGHT[entry.kind] * partWeight(entry) * titleBonus
          return [{ entry, score: score * weight, found, literal, wanted: words.length, terms }]
        })
        .sort((a, b) => b.score - a.score)
    },
  }
}

function partWeight({ kind, parent, href }: SearchEntry): number {
  if (parent === '' || !['pages', 'services', 'articles'].includes(kind)) return 1
  return href.startsWith('/#') ? HOME_PART_WEIGHT : PART_WEIGHT
}

/** Returns the word with each pair of neighbouring letters swapped, which is the most common mistake. */
function swapsOf(word: string): readonly string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(''),
  )
}
