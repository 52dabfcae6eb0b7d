import {
  addressWords,
  broadWords,
  elsewhereWords,
  everydayWords,
  functionWords,
  intentWords,
  lookAlikes,
  looseWords,
  tradeWords,
} from '#content/faq/words.ts'
import { phrasesOf } from '#features/chat/tokens.ts'

const functions = new Set(phrasesOf(functionWords))
const everyday = new Set(phrasesOf(everydayWords))
const loose = new Set(phrasesOf(looseWords))
const broad = new Set(phrasesOf(broadWords))
const address = new Set(phrasesOf(addressWords))
const intent = new Set(phrasesOf(intentWords))
const trade = new Set(phrasesOf(tradeWords))
const elsewhere = new Set(phrasesOf(elsewhereWords))
const spelledRight = new Set([...functions, ...everyday, ...loose, ...elsewhere, ...phrasesOf(lookAlikes)])

/** Whether a word carries a subject at all, unlike 'what' or 'is'. */
export function isSubject(word: string): boolean {
  return !functions.has(word)
}

/** Whether a word says more than 'best' or 'time'. */
export function isTelling(word: string): boolean {
  return isSubject(word) && !everyday.has(word)
}

/** Whether a word is enough to know what a message is about. */
export function isDistinctive(word: string): boolean {
  return isTelling(word) && !loose.has(word)
}

/** Whether a word speaks of us without a subject, as in 'your team'. */
export function isAddress(word: string): boolean {
  return address.has(word)
}

/** Whether a word is about less than the whole site, unlike 'website' or 'AI'. */
export function isNarrow(word: string): boolean {
  return intent.has(word) || (isTelling(word) && !broad.has(word) && !isAddress(word))
}

/** Whether a word is distinctive and narrow. */
export function isSpecific(word: string): boolean {
  return isDistinctive(word) && isNarrow(word)
}

/** Whether a word names what clients buy, so that it is enough whatever else a message is about. */
export function isTrade(word: string): boolean {
  return trade.has(word)
}

/** Whether a word belongs to another world, such as the weather or the kitchen. */
export function isElsewhere(word: string): boolean {
  return elsewhere.has(word)
}

/** Whether a word is no typing mistake, although nothing here is called so. */
export function isSpelledRight(word: string): boolean {
  return spelledRight.has(word)
}
