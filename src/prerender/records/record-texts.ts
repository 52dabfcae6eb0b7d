import { markdownToBlocks } from '../markdown.ts'
import type { Collection } from './collection.ts'
import { hasVisibleText } from './field-schemas.ts'
import type { RecordEntry } from './files.ts'
import type { Mistake } from './mistake.ts'
import { interpolate, type PlaceholderValues, placeholderHint } from './placeholders.ts'
import type { FieldPath } from './yaml.ts'

/** What records are checked against: the placeholders, records and pages that exist. */
export type ContentContext = {
  readonly names: PlaceholderValues
  /** Returns the ids of a collection, or the values of a field such as `faq.title`. */
  readonly idsOf: (collection: string) => readonly string[]
  /** Returns whether a page of the site has this address, such as /jobs or /blog/some-article. */
  readonly isAddress: (path: string) => boolean
}

/** What is wanted in place of a broken link. */
export const PAGE_ADDRESS_WANTED = 'the address of a page of this site; if the page is gone, remove the link'

/** Control characters, lone surrogates, line and paragraph separators, and private-use characters. */
const INVISIBLE_CHARACTER = /[^\P{Cc}\t\n]|\p{Cs}|[\u2028\u2029]|\p{Co}/u

/** Reads the text below the fields as article blocks or a string, and fills in placeholders unless it is a prompt. */
export function readRecordText(
  file: string,
  { body, bodyLine }: RecordEntry['source'],
  collection: Collection,
  known: ContentContext,
) {
  const mistakes: Mistake[] = []
  const tell = (line: number, found: string, wanted: string | null) =>
    mistakes.push({ file, line: line + bodyLine - 1, field: 'the text', found, wanted })
  for (const [index, said] of body.split('\n').entries())
    if (INVISIBLE_CHARACTER.test(said)) tell(index + 1, describeInvisible(said), 'text without it')
  const fill = (text: string, line: number) => {
    const { text: filled, unknown } = interpolate(text, known.names)
    for (const found of unknown) tell(line, found, placeholderHint(found, known.names))
    return filled
  }
  if (collection.verbatim?.includes('body')) return { body, mistakes }
  if (!collection.isArticle) {
    const lines = body.split('\n').map((text, index) => fill(text, index + 1))
    return { body: lines.join('\n'), mistakes }
  }
  const { blocks, mistakes: refused } = markdownToBlocks(hasVisibleText(body) ? body : '', {
    fill,
    isAddress: (path) => known.isAddress(pathOf(path)),
  })
  for (const { line, reason } of refused) tell(line, reason, null)
  return { body: blocks, mistakes }
}

/** Returns a problem for each text that contains an invisible character. */
export function invisibleCharacters(
  value: unknown,
  path: FieldPath = [],
): readonly { readonly path: FieldPath; readonly found: string; readonly wanted: string }[] {
  if (typeof value === 'string')
    return INVISIBLE_CHARACTER.test(value) ? [{ path, found: describeInvisible(value), wanted: 'text without it' }] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    invisibleCharacters(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function describeInvisible(text: string): string {
  const code = INVISIBLE_CHARACTER.exec(text)?.[0].codePointAt(0) ?? 0
  return `written with an invisible character (U+${code.toString(16).toUpperCase().padStart(4, '0')})`
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

const LINK = /\]\((\/[^)\s]*)\)/g
const LINK_AS_WRITTEN = /\]\(((?:\/|\{path:)[^)\s]*)\)/g

/**
 * Returns every `href` and every link in a text that leads to no page of this site, quoted as it is written.
 * @param value the fields with placeholders filled in
 * @param written the same fields as they are written
 */
export function brokenLinks(
  value: unknown,
  written: unknown,
  isAddress: ContentContext['isAddress'],
  path: FieldPath = [],
): readonly { readonly path: FieldPath; readonly found: string }[] {
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
    brokenLinks(part, parts[key], isAddress, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Quotes an address, together with the placeholder it is written as. */
function addressWritten(address: string, written = address): string {
  return written === address ? address : `${written}, which is ${address}`
}

/** Returns the name of a field in a mistake; `body` is called 'the text', because it has no field name in the file. */
export function fieldLabel(path: FieldPath): string {
  return path.join('.').replace(/^body$/, 'the text')
}
