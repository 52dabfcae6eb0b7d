import { type Document, isAlias, isMap, isPair, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type { Mistake } from './mistake.ts'

export type FieldPath = readonly (string | number)[]

/** What a mistake in the fields calls the place where no single field can be named. */
const FIELDS = 'the fields'
const A_FIELD = 'a field, a colon, a space and its text, such as "title: Jobs"'
const IN_LINE = 'fields that stand together begin below each other, with spaces before them'

/**
 * Reads YAML, in a file that has so many lines before it. Aliases, anchors and tags are refused: a text that looks like one was not meant as
 * one. With mistakes the document is not to be turned into fields.
 */
export function parseYaml(file: string, yaml: string, linesBefore: number) {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineOf = (offset: number) => lines.linePos(offset).line + linesBefore
  const texts = yaml.split('\n')
  const textAt = (offset: number) => texts[lines.linePos(offset).line - 1]?.trim() ?? ''
  // what follows from an error on the same line would be no help
  const firstOfLine = new Map([...document.errors].reverse().map((error) => [lineOf(error.pos[0]), error]))
  const unread = [...firstOfLine.values()].reverse().map(({ code, message, pos: [offset] }) => ({
    file,
    line: lineOf(offset),
    field: FIELDS,
    found: textAt(offset) === '' ? 'not YAML' : `not YAML: ${textAt(offset)}`,
    wanted: wantedFor(code, message, textAt(offset)),
  }))
  const directives = document.warnings
    .filter(({ code }) => code === 'BAD_DIRECTIVE')
    .map(({ pos: [offset] }) => ({
      offset,
      field: FIELDS,
      found: 'after a line that begins with %',
      wanted: 'no such line',
    }))
  const refused = [...directives, ...refusedIn(document)].map(({ offset, ...said }) => ({
    file,
    line: lineOf(offset),
    ...said,
  }))
  const mistakes: readonly Mistake[] = unread.length > 0 ? unread : refused
  return { document, lineAt: (path: FieldPath) => lineOf(offsetOf(document, path)), mistakes }
}

/** What an error of the parser asks for, in the words of someone who writes fields. */
function wantedFor(code: string, message: string, text: string): string {
  const value = /^(?:- )?[^:]*:\s+(.*)$/.exec(text)?.[1] ?? text
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'spaces before a field, no tab'
    case 'BAD_ALIAS':
    case 'BAD_SCALAR_START':
      return `quotes around a text that begins with ${value.charAt(0)}`
    case 'DUPLICATE_KEY':
      return 'each field once'
    case 'MULTIPLE_DOCS':
      return 'one record in a file, with no other line of --- or ...'
    case 'BAD_DQ_ESCAPE':
      return 'two backslashes for one, or single quotes around the text'
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return /:\s/.test(value) ? 'quotes around a text that has a colon and a space in it' : `${A_FIELD}; ${IN_LINE}`
    case 'MISSING_CHAR':
      return message.includes('quote') ? `the quote that ends a text: ${message.slice(-6).charAt(0)}` : A_FIELD
    default:
      return wantedBy(value, message)
  }
}

function wantedBy(value: string, message: string): string {
  if (/^[{[]/.test(value)) return 'quotes around a text that begins with a brace or a bracket'
  if (/^["']/.test(value)) return 'quotes around the whole text, and none of the same kind within it'
  if (/flow/i.test(message))
    return 'the end of a brace or a bracket before; a text that begins with one stands in quotes'
  return message.includes('Block scalar') || message.includes('same column') ? IN_LINE : A_FIELD
}

type Refusal = { readonly offset: number; readonly field: string; readonly found: string; readonly wanted: string }

/** What YAML allows and records do not. */
function refusedIn(document: Document): readonly Refusal[] {
  const refusals: Refusal[] = []
  const quoted = (sign: string) => `a text; one that begins with ${sign} stands in quotes`
  visit(document, {
    Node: (_, node, path) => {
      const [offset = 0] = (node as Node).range ?? []
      const keys = path.flatMap((one) => (isPair(one) && isScalar(one.key) ? [String(one.key.value)] : []))
      const add = (found: string, wanted: string) =>
        refusals.push({ offset, field: keys.join('.') || FIELDS, found, wanted })
      if (isAlias(node)) return void add(`*${node.source}`, quoted('*'))
      const { anchor, tag } = node as { readonly anchor?: string; readonly tag?: string }
      if (anchor !== undefined) add(`&${anchor}`, quoted('&'))
      if (tag !== undefined) add(tag.replace('tag:yaml.org,2002:', '!!'), quoted('!'))
    },
    Pair: (_, { key }) => {
      const [offset = 0] = (key as Node | null)?.range ?? []
      const isNothing = key === null || (isScalar(key) && (key.value === null || key.value === ''))
      if (isNothing) refusals.push({ offset, field: FIELDS, found: 'without a name before a colon', wanted: A_FIELD })
      else if (!isScalar(key) && !isAlias(key))
        refusals.push({ offset, field: FIELDS, found: 'named by a list or a brace', wanted: A_FIELD })
      // every object has fields of these names, so that no schema misses or finds them
      if (isScalar(key) && String(key.value) in Object.prototype)
        refusals.push({
          offset,
          field: String(key.value),
          found: 'no field of this kind',
          wanted: 'a field that the README names',
        })
    },
  })
  return refusals
}

/** Where the innermost part of a path begins that is there. */
function offsetOf(document: Document, path: FieldPath): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true)
    const key = isMap(parent) ? parent.items.find((pair) => String(pair.key) === String(path[depth - 1]))?.key : null
    const node = (key ?? document.getIn(path.slice(0, depth), true)) as { range?: readonly number[] | null } | undefined
    if (node?.range) return node.range[0] ?? 0
  }
  return 0
}
