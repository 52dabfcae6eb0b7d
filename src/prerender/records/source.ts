import { type Document, isMap, LineCounter, parseDocument } from 'yaml'
import type { Mistake } from './mistake.ts'

/** What a record's file holds: its fields, its text, and where each of them stands. */
export type Source = {
  readonly fields: Readonly<Record<string, unknown>>
  /** What follows the front matter; empty in a YAML file. */
  readonly body: string
  /** The line of a field, or of the nearest field around it that is there; null for the text. */
  readonly lineOf: (path: readonly (string | number)[]) => number | null
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n?---(?:\n([\s\S]*))?$/

/** Reads a Markdown file with front matter, or a YAML file, however its lines end; mistakes where it is none. */
export function readSource(file: string, bytes: Uint8Array): Source | readonly Mistake[] {
  const text = textOf(bytes)
  if (text === null) return [wholeFile(file, 'no text', 'a text in UTF-8')]
  if (text.trim() === '') return [wholeFile(file, 'empty', 'a record')]
  if (!file.endsWith('.md')) return fieldsOf(file, text, '', 0)
  const parts = FRONT_MATTER.exec(text)
  if (!parts) return [wholeFile(file, 'without front matter', 'fields between two lines of ---, then the text')]
  return fieldsOf(file, parts[1] ?? '', (parts[2] ?? '').trim(), 1)
}

function fieldsOf(file: string, yaml: string, body: string, linesBefore: number): Source | readonly Mistake[] {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0)
    return document.errors.map(({ message, pos }) => ({
      file,
      line: lines.linePos(pos[0]).line + linesBefore,
      field: 'the fields',
      found: 'not YAML',
      wanted: `${message.charAt(0).toLowerCase()}${message.slice(1)}`,
    }))
  if (!isMap(document.contents))
    return [wholeFile(file, 'without fields', 'lines such as "title: Front-end Developer"')]
  const lineOf = (path: readonly (string | number)[]) =>
    path[0] === 'body' ? null : lines.linePos(offsetOf(document, path)).line + linesBefore
  return { fields: document.toJS() as Record<string, unknown>, body, lineOf }
}

/** Where the innermost part of a path begins that is there. */
function offsetOf(document: Document, path: readonly (string | number)[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true)
    const key = isMap(parent) ? parent.items.find((pair) => String(pair.key) === String(path[depth - 1]))?.key : null
    const node = (key ?? document.getIn(path.slice(0, depth), true)) as { range?: readonly number[] | null } | undefined
    if (node?.range) return node.range[0] ?? 0
  }
  return 0
}

/** Text without a byte order mark, its lines ended by line feeds; null for bytes that are none. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text.replace(/\r\n?/g, '\n')
  } catch {
    return null
  }
}

function wholeFile(file: string, found: string, wanted: string): Mistake {
  return { file, line: null, field: '', found, wanted }
}
