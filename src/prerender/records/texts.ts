import { blocksOf } from '../markdown.ts'
import type { Collection } from './collection.ts'
import { isVisible } from './fields.ts'
import type { Entry } from './files.ts'
import type { Mistake } from './mistake.ts'
import { fillIn, type Names, wantedFact } from './placeholders.ts'
import type { Path } from './yaml.ts'

/** What texts may name, and the records that others may refer to. */
export type Known = {
  readonly names: Names
  /** The ids of a collection. */
  readonly idsOf: (collection: string) => readonly string[]
  /** Whether a page of the site has this address, such as /jobs or /blog/some-article. */
  readonly isAddress: (path: string) => boolean
}

/** What is wanted of a link that leads nowhere. */
export const NO_PAGE = 'the address of a page of this site; if that page is gone, no link to it'

/** What no keyboard writes: control characters, halves of characters, ends of lines that are none, and signs of private use. */
const ODD = /[^\P{Cc}\t\n]|\p{Cs}|[\u2028\u2029]|\p{Co}/u

/** Reads the text below the fields: an article's blocks, or the paragraph as it stands, with facts filled in unless it is a prompt. */
export function textOf(file: string, { body, bodyLine }: Entry['source'], collection: Collection, known: Known) {
  const mistakes: Mistake[] = []
  const tell = (line: number, found: string, wanted: string | null) =>
    mistakes.push({ file, line: line + bodyLine - 1, field: 'the text', found, wanted })
  for (const [index, said] of body.split('\n').entries())
    if (ODD.test(said)) tell(index + 1, oddIn(said), 'a text without it')
  const fill = (text: string, line: number) => {
    const { text: filled, unknown } = fillIn(text, known.names)
    for (const found of unknown) tell(line, found, wantedFact(found, known.names))
    return filled
  }
  if (collection.verbatim?.includes('body')) return { body, mistakes }
  if (!collection.isArticle) {
    const lines = body.split('\n').map((text, index) => fill(text, index + 1))
    return { body: lines.join('\n'), mistakes }
  }
  const { blocks, mistakes: refused } = blocksOf(isVisible(body) ? body : '', {
    fill,
    isAddress: (path) => known.isAddress(pathOf(path)),
  })
  for (const { line, reason } of refused) tell(line, reason, null)
  return { body: blocks, mistakes }
}

/** Returns the texts in fields that have characters nobody means. */
export function oddTexts(
  value: unknown,
  path: Path = [],
): readonly { readonly path: Path; readonly found: string; readonly wanted: string }[] {
  if (typeof value === 'string')
    return ODD.test(value) ? [{ path, found: oddIn(value), wanted: 'a text without it' }] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    oddTexts(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function oddIn(text: string): string {
  const code = ODD.exec(text)?.[0].codePointAt(0) ?? 0
  return `a text with an invisible character (U+${code.toString(16).toUpperCase().padStart(4, '0')})`
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

const LINK = /\]\((\/[^)\s]*)\)/g
const LINK_AS_WRITTEN = /\]\(((?:\/|\{path:)[^)\s]*)\)/g

/** Returns every `href` of this site that no page has, and every link in a text to such a one, with what is written there instead. */
export function deadLinks(
  value: unknown,
  written: unknown,
  isAddress: Known['isAddress'],
  path: Path = [],
): readonly { readonly path: Path; readonly found: string }[] {
  if (typeof value === 'string') {
    const isHref = path.at(-1) === 'href' && value.startsWith('/')
    const linksIn = (text: unknown, link: RegExp) =>
      typeof text !== 'string' ? [] : isHref ? [text] : Array.from(text.matchAll(link), ([, address = '']) => address)
    const asWritten = linksIn(written, LINK_AS_WRITTEN)
    return linksIn(value, LINK).flatMap((address, index) =>
      isAddress(pathOf(address)) ? [] : [{ path, found: addressWritten(address, asWritten[index]) }],
    )
  }
  if (value === null || typeof value !== 'object') return []
  const parts = (written ?? {}) as Readonly<Record<string, unknown>>
  return Object.entries(value).flatMap(([key, part]) =>
    deadLinks(part, parts[key], isAddress, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Returns an address, with the fact in braces that it is written as. */
function addressWritten(address: string, written = address): string {
  return written === address ? address : `${written}, which is ${address}`
}

/** Returns a field as a mistake names it; the text below the fields has no line and no name of its own. */
export function nameOf(path: Path): string {
  return path.join('.').replace(/^body$/, 'the text')
}
