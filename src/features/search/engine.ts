import MiniSearch, { type SearchResult } from 'minisearch'
import { QUESTION, type SearchEntry, type SearchKind, type SearchTexts, type SearchTitles } from './entries.ts'
import { isStopWord, stemOf, wordsOf } from './words.ts'

export type SearchHit = {
  readonly entry: SearchEntry
  readonly score: number
  /** How many of the words that were looked for occur in the entry, and how many there were. */
  readonly found: ReadonlySet<number>
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

/** A word that is looked for, with everything that counts as the same word. */
type Alternative = { readonly term: string; readonly weight: number; readonly isPrefix: boolean }

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
const SYNONYM_WEIGHT = 0.5
const PREFIX_WEIGHT = 0.7
const TITLE_BONUS = 1.5
/** A word of this many letters is also found within longer ones: 'security' in 'cybersecurity'. */
const INNER_LENGTH = 5
const INNER_WEIGHT = 0.6
/** How many letters a word has at least for one mistake, and for two. */
const TYPO_LENGTHS = [4, 8] as const


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

  /** Returns the score of everything that has one of the terms, which is the score of the best of them. */
  const run = (
    alternatives: readonly Alternative[],
    terms: Set<string>,
    fuzzy?: number,
  ): ReadonlyMap<number, number> => {
    const best = new Map<number, number>()
    for (const { term, weight, isPrefix } of alternatives) {
      const scores = new Map<number, number>()
      const add = (results: readonly SearchResult[], textWeight: number) => {
        for (const result of results) {
          scores.set(result.id, (scores.get(result.id) ?? 0) + result.score * weight * textWeight)
          for (const matched of result.terms) terms.add(matched)
        }
      }
      const options = { prefix: isPrefix, ...(fuzzy && { fuzzy }), ...TERMS_AS_THEY_ARE }
      add(titles.search(term, { ...options, boost: { title: 3, keywords: 2.5, parent: 0.7 } }), 1)
      add(texts.search(term, { ...options, boost: { line: 1.4 } }), TEXT_WEIGHT)
      for (const [id, score] of scores) best.set(id, Math.max(score, best.get(id) ?? 0))
    }
    return best
  }

  /**
   * Returns what has a word, or a longer word that contains it. If nothing has it, a word with a wrong letter is looked
   * for.
   */
  const findWord = (alternatives: readonly Alternative[], terms: Set<string>) => {
    const [{ term } = { term: '' }] = alternatives
    const found = run([...alternatives, ...containing(term)], terms)
    if (found.size > 0 || term.length < TYPO_LENGTHS[0]) return found
    const swapped = swapsOf(term).filter((word) => vocabulary.has(word) || vocabulary.has(stemOf(word)))
    if (swapped.length > 0)
      return run(
        swapped.flatMap((word) => formsOf(word)),
        terms,
      )
    return run([{ term, weight: 1, isPrefix: false }], terms, term.length < TYPO_LENGTHS[1] ? 1 : 2)
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
      const hits = new Map<number, { score: number; readonly found: Set<number> }>()
      for (const [index, alternatives] of words.entries()) {
        for (const [id, score] of findWord(alternatives, terms)) {
          const hit = hits.get(id) ?? { score: 0, found: new Set() }
          hits.set(id, hit)
          hit.score += score
          hit.found.add(index)
        }
      }
      const typed = wordsOf(query).join(' ')
      return [...hits]
        .flatMap(([id, { score, found }]): readonly SearchHit[] => {
          const entry = current[id]
          if (!entry) return []
          const coverage = found.size / words.length
          const titleBonus = foldedTitles[id]?.startsWith(typed) ? TITLE_BONUS : 1
          const weight = coverage ** 2 * KIND_WEIGHT[entry.kind] * partWeight(entry) * titleBonus
          return [{ entry, score: score * weight, found, wanted: words.length, terms }]
        })
        .sort((a, b) => b.score - a.score)
    },
  }
}

function partWeight({ kind, parent, href }: SearchEntry): number {
  if (parent === '' || !['pages', 'services', 'articles'].includes(kind)) return 1
  return href.startsWith('/#') ? HOME_PART_WEIGHT : PART_WEIGHT
}

/** Returns whether an entry is a question of the chat, which has no page. */
export const isQuestion = ({ href }: SearchEntry) => href.startsWith(QUESTION)

function queryWords(
  query: string,
  synonyms: readonly (readonly string[])[],
  vocabulary: ReadonlySet<string>,
): readonly (readonly Alternative[])[] {
  let rest = ` ${wordsOf(query).length > 0 ? query.trim() : ''} `
  rest = ` ${rest
    .split(/\s+/)
    .map((chunk) => wordsOf(chunk).join('_'))
    .join(' ')
    .trim()} `
  const phrases: (readonly Alternative[])[] = []
  for (const group of synonyms) {
    const phrase = group.find((member) => member.includes(' ') && rest.includes(` ${member} `))
    if (phrase === undefined) continue
    rest = rest.replace(` ${phrase} `, ' ')
    const [first = phrase, ...others] = group.filter((member) => !member.includes(' '))
    const meanings = others.map((member) => ({ term: stemOf(member), weight: SYNONYM_WEIGHT, isPrefix: false }))
    phrases.push([...formsOf(first), ...meanings])
  }
  const chunks = rest.split(' ').filter((chunk) => chunk !== '')
  const telling = chunks.filter((chunk) => !isStopWord(chunk))
  const used = telling.length > 0 || phrases.length > 0 ? telling : chunks
  const words = used.map((chunk, index) => {
    const parts = chunk.split('_')
    const joined = [used[index - 1], used[index + 1]].flatMap((other, side) => {
      if (other === undefined) return []
      const pair = side === 0 ? other + chunk : chunk + other
      return vocabulary.has(pair) ? [{ term: pair, weight: 1, isPrefix: false }] : []
    })
    return [...parts.flatMap((part) => formsOf(part)), ...joined, ...sameMeaning(parts[0] ?? '', synonyms)]
  })
  return [...phrases, ...words]
}

const formsOf = (word: string): readonly Alternative[] => [
  { term: word, weight: 1, isPrefix: false },
  ...(word.length > 2 ? [{ term: word, weight: PREFIX_WEIGHT, isPrefix: true }] : []),
  { term: stemOf(word), weight: 1, isPrefix: false },
]

function sameMeaning(word: string, synonyms: readonly (readonly string[])[]): readonly Alternative[] {
  const stem = stemOf(word)
  return synonyms
    .filter((group) => group.some((member) => member === word || stemOf(member) === stem))
    .flat()
    .filter((member) => member !== word && !member.includes(' '))
    .map((member) => ({ term: stemOf(member), weight: SYNONYM_WEIGHT, isPrefix: false }))
}

/** Returns the word with each pair of neighbouring letters swapped, which is the most common mistake. */
function swapsOf(word: string): readonly string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(''),
  )
}
