import type { FaqEntry } from '#content/chat/faq-entry.ts'
import type { ContextFinder } from './context-finder.ts'
import type { FinderResult } from './finder.ts'
import type { MessageParser, ParsedMessage } from './parse-message.ts'
import { compareRanked } from './ranking.ts'
import { splitSentences } from './sentences.ts'

/** The match of a sentence, and how strongly the sentence asks something. */
export type SentenceMatch = FinderResult & { readonly asks: number }

const MAX_OTHER_SUBJECTS = 6 // how many entries lend their subjects to a sentence without a subject
/** Matches words that refer to the sentence before. */
const REFERRING = /\b(?:that|this|it|them|such|so|these|those|isko|usko|iska|uska|iske|uske)\b/i

/** Returns the function that matches the sentences of a text. */
export function createSentenceFinder(
  parse: MessageParser,
  find: (parsed: ParsedMessage) => FinderResult,
  inContext: ContextFinder,
) {
  /**
   * Matches a sentence that refers to the one before, together with it. Returns null unless an entry is found that
   * contains a subject of both, and more than the one of the sentence alone.
   */
  const withSentenceBefore = (parsed: ParsedMessage, { best }: FinderResult, before: ParsedMessage) => {
    const both = find({ ...parsed, concepts: new Map([...before.concepts, ...parsed.concepts]) })
    if (!best || !both.best || both.best.match.share < 1 || compareRanked(both.best, best) >= 0) return null
    const { foundConcepts, coveredConcepts } = both.best.match
    const isLent = (concept: string) => !parsed.concepts.has(concept) && before.concepts.get(concept) === 'subject'
    const isKept = (concept: string) => parsed.concepts.get(concept) === 'question' || coveredConcepts.includes(concept)
    return foundConcepts.some(isLent) && best.match.foundConcepts.every(isKept) ? { ...both, parsed } : null
  }

  /**
   * Matches each sentence of a text. Returns questions first, then requests, then statements, each by rank. A question
   * or request without a subject takes that of another sentence. Returns no matches for a single sentence.
   */
  return (text: string, last: FaqEntry | undefined): readonly SentenceMatch[] => {
    const sentences = splitSentences(text)
    if (sentences.length < 2) return []
    const alone = sentences.map(({ text: sentence, asks }, index) => {
      const parsed = parse(sentence)
      return {
        asks,
        text: sentence,
        parsed,
        found: index === 0 ? inContext.find(parsed, sentence, last) : find(parsed),
      }
    })
    return alone
      .map(({ asks, parsed, found, text: sentence }, index): SentenceMatch => {
        if (asks === 0) return { asks, ...found }
        const before = alone[index - 1]
        const both = before && REFERRING.test(sentence) ? withSentenceBefore(parsed, found, before.parsed) : null
        if (both) return { asks, ...both }
        const others = new Set(alone.flatMap(({ found: { best } }) => best?.match.entry ?? []))
        const combined = [...others]
          .slice(0, MAX_OTHER_SUBJECTS)
          .flatMap((entry) => inContext.followUp(parsed, entry, inContext.subjectsOf) ?? [])
        const [first = found] = combined.sort((a, b) => compareRanked(a.best, b.best))
        return { asks, ...first }
      })
      .sort((a, b) => b.asks - a.asks || compareRanked(a.best, b.best))
  }
}
