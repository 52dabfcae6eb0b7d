import { blocksOf } from '../markdown.ts'
import type { Collection } from './collection.ts'
import type { Entry } from './files.ts'
import type { Mistake } from './mistake.ts'
import { fillIn, type Names } from './placeholders.ts'

type Path = readonly (string | number)[]

/** What texts may name, and the records that others may refer to. */
export type Known = {
  readonly names: Names
  /** The ids of a collection. */
  readonly idsOf: (collection: string) => readonly string[]
  /** Whether a page of the site has this address, such as /jobs or /blog/some-article. */
  readonly isAddress: (path: string) => boolean
}

/** What is wanted of a link that leads nowhere. */
export const NO_PAGE = 'the address of a page of this site'

/** Returns the mistake of a text that names what is not known. */
export function unknownFact(file: string, line: number | null, field: string, name: string): Mistake {
  return { file, line, field, found: `{${name}}`, wanted: 'a fact that is known; \\{ is a brace' }
}

/** Reads the text below the fields: an article's blocks, or the paragraph as it stands, with facts filled in unless it is a prompt. */
export function textOf(file: string, { body, bodyLine }: Entry['source'], collection: Collection, known: Known) {
  const mistakes: Mistake[] = []
  const fill = (text: string) => {
    const { text: filled, unknown } = fillIn(text, known.names)
    for (const name of unknown) mistakes.push(unknownFact(file, null, 'the text', name))
    return filled
  }
  if (collection.verbatim?.includes('body')) return { body, mistakes }
  if (!collection.isArticle) return { body: fill(body), mistakes }
  const { blocks, mistakes: refused } = blocksOf(body, { fill, isAddress: (path) => known.isAddress(pathOf(path)) })
  for (const { line, reason } of refused)
    mistakes.push({ file, line: line + bodyLine - 1, field: 'the text', found: reason, wanted: null })
  return { body: blocks, mistakes }
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

const LINK = /\]\((\/[^)\s]*)\)/g

/** Returns every `href` of this site that no page has, and every link in a text to such a one. */
export function deadLinks(
  value: unknown,
  isAddress: Known['isAddress'],
  path: Path = [],
): readonly { readonly path: Path; readonly address: string }[] {
  if (typeof value === 'string') {
    const linked = [...value.matchAll(LINK)].map(([, address = '']) => address)
    const addresses = path.at(-1) === 'href' && value.startsWith('/') ? [value] : linked
    return addresses.filter((address) => !isAddress(pathOf(address))).map((address) => ({ path, address }))
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    deadLinks(part, isAddress, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Returns a field as a mistake names it; the text below the fields has no line and no name of its own. */
export function nameOf(path: Path): string {
  return path.join('.').replace(/^body$/, 'the text')
}
