import { type Document, isAlias, isMap, isPair, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type { Mistake } from './mistake.ts'

export type FieldPath = readonly (string | number)[]

/** The name of the field in mistakes that are not about a single field. */
const FIELDS = 'the fields'
const A_FIELD = 'a field, a colon, a space and its text, such as "title: Jobs"'
const IN_LINE = 'fields of the same group in the same column, indented with spaces'

/**
 * Parses YAML. Aliases, anchors and tags are refused, because text that looks like one was not meant as one. If there
 * are mistakes, do not turn the document into fields.
 * @param linesBefore the number of lines above the YAML in its file
 */
export function parseYaml(file: string, yaml: string, linesBefore: number) {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineOf = (offset: number) => lines.linePos(offset).line + linesBefore
  const texts = yaml.split('\n')
  const textAt = (offset: number) => texts[lines.linePos(offset).line - 1]?.trim() ?? ''
  // later errors on the same line usually follow from the first one
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

/** Describes what a parser error asks for, in words for people who write content. */
function wantedFor(code: string, message: string, text: string): string {
  const value = /^(?:- )?[^:]*:\s+(.*)$/.exec(text)?.[1] ?? text
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'spaces before a field, not a tab'
    case 'BAD_ALIAS':
    case 'BAD_SCALAR_START':
      return `quotes around text that begins with ${value.charAt(0)}`
    case 'DUPLICATE_KEY':
      return 'each field once'
    case 'MULTIPLE_DOCS':
      return 'one record per file, without another line of --- or ...'
    case 'BAD_DQ_ESCAPE':
      return 'two backslashes instead of one, or single quotes around the text'
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return /:\s/.test(value) ? 'quotes around text that contains a colon and a space' : `${A_FIELD}; ${IN_LINE}`
    case 'MISSING_CHAR':
      return message.includes('quote') ? `the closing quote of a text: ${message.slice(-6).charAt(0)}` : A_FIELD
    default:
      return wantedBy(value, message)
  }
}

function wantedBy(value: string, message: string): string {
  if (/^[{[]/.test(value)) return 'quotes around text that begins with a brace or a bracket'
  if (/^["']/.test(value)) return 'quotes around the whole text, and none of the same kind inside it'
  if (/flow/i.test(message)) return 'a closing brace or bracket, or quotes around text that begins with one'
  return message.includes('Block scalar') || message.includes('same column') ? IN_LINE : A_FIELD
}

type Refusal = { readonly offset: number; readonly field: string; readonly found: string; readonly wanted: string }

/** Finds what YAML allows but records do not. */
function refusedIn(document: Document): readonly Refusal[] {
  const refusals: Refusal[] = []
  const quoted = (sign: string) => `quotes around text that begins with ${sign}`
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
      // every object inherits these names, so a schema would neither miss nor refuse them
      if (isScalar(key) && String(key.value) in Object.prototype)
        refusals.push({
          offset,
          field: String(key.value),
          found: 'not a known field',
          wanted: 'a field listed in the README',
        })
    },
  })
  return refusals
}

/** The offset of the innermost part of a path that exists. */
function offsetOf(document: Document, path: FieldPath): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true)
    const key = isMap(parent) ? parent.items.find((pair) => String(pair.key) === String(path[depth - 1]))?.key : null
    const node = (key ?? document.getIn(path.slice(0, depth), true)) as { range?: readonly number[] | null } | undefined
    if (node?.range) return node.range[0] ?? 0
  }
  return 0
}
