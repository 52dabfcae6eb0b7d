import { stemmer } from 'stemmer'
import { foldForSearch } from '#lib/fold-for-search.ts'

/** Words that say nothing about what a visitor looks for. */
const STOP_WORDS = new Set(
  `a about also am an and any are as at be been but by can could did do does for from get give go had has have he her his
  how i if in into is it its just let like may me more my need of on one or our out please she should so some tell than
  that the their them then there these they this to too up us very want was we were what when where which who why will
  with would you your`.split(/\s+/),
)

/** Returns whether a folded word says nothing about what a visitor looks for. */
export const isStopWord = (word: string) => STOP_WORDS.has(word) || word.length < 2

/** Matches a folded word with its hyphens, points and apostrophes. */
export const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu

/**
 * Returns the words of a text, folded. A word with hyphens, points or apostrophes is returned whole, without them, and
 * in its parts: 'ecommerce', 'e', 'commerce' for 'E-commerce'.
 */
export function wordsOf(text: string): readonly string[] {
  const words = foldForSearch(text).match(WORD) ?? []
  return words.flatMap((word) => {
    const parts = word.split(/['’.-]/)
    return parts.length === 1 ? parts : [parts.join(''), ...parts]
  })
}

const stems = new Map<string, string>()

/** How many stems are kept, so that strange queries do not fill the memory. */
const MAX_STEMS = 20_000

/** Returns the stem of a folded English word: 'host' for 'hosting' and 'hosted'. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = stemmer(word)
  if (stems.size < MAX_STEMS) stems.set(word, stem)
  return stem
}
