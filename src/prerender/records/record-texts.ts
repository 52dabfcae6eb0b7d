import { markdownToBlocks } from '../markdown.ts'
import type { Collection } from './collection.ts'
import { hasVisibleText } from './field-schemas.ts'
import type { RecordEntry } from './files.ts'
import { findPicture } from './find-picture.ts'
import type { Mistake } from './mistake.ts'
import { interpolate, type PlaceholderValues, placeholderHint } from './placeholders.ts'
import type { FieldPath } from './yaml.ts'

/** The placeholders, records and pages that exist. Records are checked against them. */
export type ContentContext = {
  readonly names: PlaceholderValues
  /** Returns the ids of a collection, or the values of a field such as `faq.title`. */
  readonly idsOf: (collection: string) => readonly string[]
  /** Returns whether a page of the site has this address, such as /jobs or /blog/some-article. */
  readonly isAddress: (path: string) => boolean
  /** Returns whether a record with this address exists and is not published yet. */
  readonly isUnpublished?: (path: string) => boolean
}

/** Describes what may replace a broken link. */
export const PAGE_ADDRESS_WANTED = 'the address of a page of this site; if the page is gone, remove the link'

/**
 * Matches control characters except tabs and line feeds, and lone surrogates, line and paragraph separators, and
 * private-use characters.
 */
const INVISIBLE_CHARACTER = /[^\P{Cc}\t\n]|\p{Cs}|[\u2028\u2029]|\p{Co}/u

/**
 * Reads the text below the fields as article blocks or as a string. Fills in its placeholders unless it is a prompt.
 */
export function readRecordText(
  content: string,
  file: string,
  { body, bodyLine }: RecordEntry['source'],
  collection: Collection,
  context: ContentContext,
) {
  const mistakes: Mistake[] = []
  const report = (line: number, found: string, wanted: string | null) =>
    mistakes.push({ file, line: line + bodyLine - 1, field: 'the text', found, wanted })
  for (const [index, lineText] of body.split('\n').entries())
    if (INVISIBLE_CHARACTER.test(lineText)) report(index + 1, describeInvisible(lineText), 'text without it')
  const fill = (text: string, line: number) => {
    const { text: filled, unknown } = interpolate(text, context.names)
    for (const found of unknown) report(line, found, placeholderHint(found, context.names))
    return filled
  }
  if (collection.isTextOptional && !hasVisibleText(body)) return { body: undefined, mistakes }
  if (collection.verbatim?.includes('body')) return { body, mistakes }
  if (!collection.isArticle) {
    const lines = body.split('\n').map((text, index) => fill(text, index + 1))
    return { body: lines.join('\n'), mistakes }
  }
  const { blocks, mistakes: unsupported } = markdownToBlocks(hasVisibleText(body) ? body : '', {
    fill,
    isAddress: (path) => context.isAddress(pathOf(path)),
    isUnpublished: (path) => context.isUnpublished?.(pathOf(path)) === true,
    ...(collection.hasPictures && { findPicture: (name: string) => findPicture(content, file, name) }),
  })
  for (const { line, reason } of unsupported) report(line, reason, null)
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
  return Object.entries(value).flatMap(([key, child]) =>
    invisibleCharacters(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function describeInvisible(text: string): string {
  const code = INVISIBLE_CHARACTER.exec(text)?.[0].codePointAt(0) ?? 0
  return `written with an invisible character (U+${code.toString(16).toUpperCase().padStart(4, '0')})`
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

const LINK_TARGET = /\]\((\/[^)\s]*)\)/g
const LINK_AS_WRITTEN = /\]\(((?:\/|\{path:)[^)\s]*)\)/g

/**
 * Returns every `href` and every link in a text that begins with a slash but leads to no page of this site, quoted as
 * it is written.
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
    const writtenLinks = linksIn(written, LINK_AS_WRITTEN)
    return linksIn(value, LINK_TARGET).flatMap((address, index) =>
      isAddress(pathOf(address)) ? [] : [{ path, found: quoteAddress(address, writtenLinks[index]) }],
    )
  }
  if (value === null || typeof value !== 'object') return []
  const writtenFields = (written ?? {}) as Readonly<Record<string, unknown>>
  return Object.entries(value).flatMap(([key, child]) =>
    brokenLinks(child, writtenFields[key], isAddress, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Quotes an address, together with the placeholder it is written as. */
function quoteAddress(address: string, written = address): string {
  return written === address ? address : `${written}, which is ${address}`
}

/** Returns the name of a field in a mistake; `body` is called 'the text', because it has no field name in the file. */
export function fieldLabel(path: FieldPath): string {
  return path.join('.').replace(/^body$/, 'the text')
}
