import type { Nodes } from 'mdast'
import { parseMarkdown } from '../markdown-tree.ts'
import type { Collection } from './collection.ts'
import { readEntries } from './files.ts'

type Path = readonly (string | number)[]

/** A text as it is written in a record; `line` is null for the text below the fields. */
export type ProseText = {
  readonly file: string
  readonly line: number | null
  readonly field: string
  readonly text: string
}

/** Matches the names of fields that contain names or code instead of prose. */
const NON_PROSE_FIELD =
  /^(id|kind|from|to|href|art|drawing|icon|instrument|ink|tint|mark|slug|file|label|by|code|hours|place|question|key|formerly|cover|photo|logo|author|related|tags|service|technologies|clients|socialLinks|text\.lines|example|synonyms|name)$/

const NON_PROSE_TEXT = /\[\^[^\]\s]+\]|\]\([^)]*\)|https?:\/\/\S+|\\?\{[^}\n]*\\?\}|\S+@\S+|<[^>\n]*>/g

/**
 * Returns the prose of all records as it is written: all messages, and all other texts except prompts, names and code.
 */
export function collectProse(content: string, collections: readonly Collection[]): readonly ProseText[] {
  return collections.flatMap((collection) => {
    const isMessage = collection.name.startsWith('messages/') // every message is prose, whatever its field is called
    return textsOf(content, collection, (path) => (isMessage ? path.at(-1) !== 'by' : isProse(path)))
  })
}

/** Returns all texts of records as they are written, except prompts: names and labels, too. */
export function collectTexts(content: string, collections: readonly Collection[]): readonly ProseText[] {
  return collections.flatMap((collection) => textsOf(content, collection, (path) => path.at(-1) !== 'by'))
}

function textsOf(content: string, collection: Collection, isWanted: (path: Path) => boolean): readonly ProseText[] {
  const { verbatim = [] } = collection
  return readEntries(content, collection).entries.flatMap(({ file, source: { fields, body, lineOf } }) => {
    const texts = stringsIn(fields).filter(({ path }) => !verbatim.includes(String(path[0])) && isWanted(path))
    const fieldTexts = texts.map(({ path, text }) => ({ file, line: lineOf(path), field: path.join('.'), text }))
    const isPrompt = verbatim.includes('body')
    return isPrompt || body === '' ? fieldTexts : [...fieldTexts, { file, line: null, field: 'the text', text: body }]
  })
}

function isProse(path: Path): boolean {
  return !path.some((segment) => typeof segment === 'string' && NON_PROSE_FIELD.test(segment))
}

/** Returns all strings in a value, with their paths. */
export function stringsIn(value: unknown, path: Path = []): readonly { readonly path: Path; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) =>
    stringsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Returns a text without code, link addresses, names of footnotes and placeholders, which are not prose. */
export function plainText(text: string): string {
  return withoutCode(text).replace(NON_PROSE_TEXT, ' ')
}

/** Returns a text with a space in place of each code span and each fenced block of code. */
function withoutCode(text: string): string {
  if (!/[`~]/.test(text)) return text // parsing takes much longer
  const { tree, fences } = parseMarkdown(text)
  let rest = text
  for (const node of nodesIn(tree).toReversed())
    if (node.type === 'inlineCode' || fences.has(node))
      rest = `${rest.slice(0, node.position?.start.offset)} ${rest.slice(node.position?.end.offset)}`
  return rest
}

/** Returns a node and all nodes below it, in the order of the text. */
function nodesIn(node: Nodes): readonly Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])]
}
