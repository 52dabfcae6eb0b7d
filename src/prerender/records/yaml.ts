import { type Document, isAlias, isMap, isPair, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type { Mistake } from './mistake.ts'
import { cuttingComments } from './yaml-comments.ts'

export type FieldPath = readonly (string | number)[]

/** The name of the field in mistakes that are not about a single field. */
const FIELDS_LABEL = 'the fields'
const FIELD_SYNTAX = 'a field, a colon, a space and its text, such as "title: Jobs"'
const DOUBLED_BACKSLASH = 'two backslashes instead of one, or single quotes around the text'
const INDENTATION = 'fields of the same group in the same column, indented with spaces'

/**
 * Parses YAML. Aliases, anchors, tags, comments behind a text and escapes such as `\n` are mistakes, because authors who
 * type such a thing mean plain text. If there are mistakes, the document must not be converted to fields.
 * @param linesBefore the number of lines above the YAML in its file
 */
export function parseYaml(file: string, yaml: string, linesBefore: number) {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineOf = (offset: number) => lines.linePos(offset).line + linesBefore
  const sourceLines = yaml.split('\n')
  const lineTextAt = (offset: number) => sourceLines[lines.linePos(offset).line - 1]?.trim() ?? ''
  // later errors on the same line usually follow from the first one
  const firstOfLine = new Map([...document.errors].reverse().map((error) => [lineOf(error.pos[0]), error]))
  const syntaxMistakes = [...firstOfLine.values()].reverse().map(({ code, message, pos: [offset] }) => ({
    file,
    line: lineOf(offset),
    field: FIELDS_LABEL,
    found: lineTextAt(offset) === '' ? 'not YAML' : `not YAML: ${lineTextAt(offset)}`,
    wanted: describeFix(code, message, lineTextAt(offset)),
  }))
  const directives = document.warnings
    .filter(({ code }) => code === 'BAD_DIRECTIVE')
    .map(({ pos: [offset] }) => ({
      offset,
      field: FIELDS_LABEL,
      found: 'after a line that begins with %',
      wanted: 'no such line',
    }))
  const cuts = cuttingComments(yaml).map(({ offset, fields, source }) => ({
    file,
    line: lineOf(offset),
    field: fields.join('.') || FIELDS_LABEL,
    found: `cut off at ${JSON.stringify(source)}`,
    wanted: 'quotes around a text with a space and # in it; a comment on a line of its own above the field',
  }))
  const unsupported = [...directives, ...findUnsupported(document, yaml)].map(({ offset, ...mistake }) => ({
    file,
    line: lineOf(offset),
    ...mistake,
  }))
  const mistakes: readonly Mistake[] = [...cuts, ...(syntaxMistakes.length > 0 ? syntaxMistakes : unsupported)]
  return { document, lineAt: (path: FieldPath) => lineOf(offsetOf(document, path)), mistakes }
}

/** Describes how to fix a parser error, in words for people who write content. */
function describeFix(code: string, message: string, text: string): string {
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
      return DOUBLED_BACKSLASH
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return /:\s/.test(value)
        ? 'quotes around text that contains a colon and a space'
        : `${FIELD_SYNTAX}; ${INDENTATION}`
    case 'MISSING_CHAR':
      return message.includes('quote') ? `the closing quote of a text: ${message.slice(-6).charAt(0)}` : FIELD_SYNTAX
    default:
      return describeValueFix(value, message)
  }
}

function describeValueFix(value: string, message: string): string {
  if (/^[{[]/.test(value)) return 'quotes around text that begins with a brace or a bracket'
  if (/^["']/.test(value)) return 'quotes around the whole text, and none of the same kind inside it'
  if (/flow/i.test(message)) return 'a closing brace or bracket, or quotes around text that begins with one'
  return message.includes('Block scalar') || message.includes('same column') ? INDENTATION : FIELD_SYNTAX
}

type UnsupportedSyntax = {
  readonly offset: number
  readonly field: string
  readonly found: string
  readonly wanted: string
}

/** Finds syntax that YAML allows but records do not. */
function findUnsupported(document: Document, yaml: string): readonly UnsupportedSyntax[] {
  const unsupported: UnsupportedSyntax[] = []
  const quotesFor = (character: string) => `quotes around text that begins with ${character}`
  visit(document, {
    Node: (_, node, path) => {
      const [offset = 0] = (node as Node).range ?? []
      const keys = path.flatMap((ancestor) =>
        isPair(ancestor) && isScalar(ancestor.key) ? [String(ancestor.key.value)] : [],
      )
      const add = (found: string, wanted: string) =>
        unsupported.push({ offset, field: keys.join('.') || FIELDS_LABEL, found, wanted })
      if (isAlias(node)) return void add(`*${node.source}`, quotesFor('*'))
      const { anchor, tag } = node as { readonly anchor?: string; readonly tag?: string }
      if (anchor !== undefined) add(`&${anchor}`, quotesFor('&'))
      if (tag !== undefined) add(tag.replace('tag:yaml.org,2002:', '!!'), quotesFor('!'))
      const isEscaping = isScalar(node) && node.type === 'QUOTE_DOUBLE'
      const replacement = isEscaping ? escapeIn(yaml.slice(offset, node.range?.[1])) : null
      if (replacement !== null) add(`written with ${replacement}`, DOUBLED_BACKSLASH)
    },
    Pair: (_, { key }) => {
      const [offset = 0] = (key as Node | null)?.range ?? []
      const isEmpty = key === null || (isScalar(key) && (key.value === null || key.value === ''))
      if (isEmpty)
        unsupported.push({ offset, field: FIELDS_LABEL, found: 'without a name before a colon', wanted: FIELD_SYNTAX })
      else if (!isScalar(key) && !isAlias(key))
        unsupported.push({ offset, field: FIELDS_LABEL, found: 'named by a list or a brace', wanted: FIELD_SYNTAX })
      // every object inherits these names, so a schema would report them neither as missing nor as unknown
      if (isScalar(key) && String(key.value) in Object.prototype)
        unsupported.push({
          offset,
          field: String(key.value),
          found: 'not a known field',
          wanted: 'a field listed in the README',
        })
    },
  })
  return unsupported
}

/** Returns the first escape that turns a letter or a digit into another character, such as `\n` in `"C:\new"`. */
function escapeIn(text: string): string | null {
  const pairs = Array.from(text.matchAll(/\\(.)/gs), ([pair]) => pair)
  return pairs.find((pair) => /^\\[^\W_uUx]$/.test(pair)) ?? null
}

/** Returns the offset of the innermost part of a path that exists. */
function offsetOf(document: Document, path: FieldPath): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true)
    const key = isMap(parent) ? parent.items.find((pair) => String(pair.key) === String(path[depth - 1]))?.key : null
    const node = (key ?? document.getIn(path.slice(0, depth), true)) as { range?: readonly number[] | null } | undefined
    if (node?.range) return node.range[0] ?? 0
  }
  return 0
}
