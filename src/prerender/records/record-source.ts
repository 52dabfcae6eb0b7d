import { isMap, isSeq } from 'yaml'
import type { Mistake } from './mistake.ts'
import { type FieldPath, parseYaml } from './yaml.ts'

type Fields = Readonly<Record<string, unknown>>

/** The contents of a record's file: its fields, its text, and the lines they are on. */
export type RecordSource = {
  readonly fields: Fields
  /** The text below the front matter; empty in a YAML file. */
  readonly body: string
  /** The line on which the text begins; 1 in a YAML file. */
  readonly bodyLine: number
  /** Returns the line of a field, or of its nearest existing parent; null for the text. */
  readonly lineOf: (path: FieldPath) => number | null
}

const FRONT_MATTER = /^---\n(|[\s\S]*?\n)---(?:\n([\s\S]*))?$/

/** Reads a Markdown file with front matter and any kind of line ending; returns mistakes if it cannot be read. */
export function readMarkdownRecord(file: string, bytes: Uint8Array): RecordSource | readonly Mistake[] {
  const text = decodeText(bytes)
  if (text === null) return [notTextMistake(file)]
  if (text.trim() === '') return [fileMistake(file, 'empty', 'a record')]
  const [match, front = '', body = ''] = FRONT_MATTER.exec(text) ?? []
  if (match === undefined)
    return [fileMistake(file, 'without front matter', 'fields between two lines of ---, then the text')]
  const { document, lineAt, mistakes } = parseYaml(file, front, 1)
  if (mistakes.length > 0) return mistakes
  if (!isMap(document.contents))
    return [fileMistake(file, 'without fields', 'lines such as "title: Front-end Developer"')]
  const fields = document.toJS() as Fields
  if (Object.hasOwn(fields, 'body'))
    return [
      {
        file,
        line: lineAt(['body']),
        field: 'body',
        found: 'not a known field',
        wanted: 'the text below the fields',
      },
    ]
  const lineOf = (path: FieldPath) => (path[0] === 'body' ? null : lineAt(path))
  const leadingSpace = /^\s*/.exec(body)?.[0] ?? ''
  const bodyLine = countLines(match.slice(0, match.length - body.length) + leadingSpace)
  return { fields, body: body.trim(), bodyLine, lineOf }
}

/** Reads a YAML file that is a single record; returns mistakes if it cannot be read. */
export function readYamlRecord(file: string, bytes: Uint8Array): RecordSource | readonly Mistake[] {
  const text = decodeText(bytes)
  if (text === null) return [notTextMistake(file)]
  const { document, lineAt, mistakes } = parseYaml(file, text, 0)
  if (mistakes.length > 0) return mistakes
  if (document.contents === null) return [fileMistake(file, 'empty', 'a record')]
  if (isSeq(document.contents))
    return [fileMistake(file, 'a list', 'lines such as "title: Jobs", or an `idField` in the schema of a list')]
  if (!isMap(document.contents)) return [fileMistake(file, 'without fields', 'lines such as "title: Jobs"')]
  return { fields: document.toJS() as Fields, body: '', bodyLine: 1, lineOf: lineAt }
}

/** Reads a YAML file that lists records. Items that are not records become mistakes. */
export function readYamlList(file: string, bytes: Uint8Array): readonly (RecordSource | Mistake)[] {
  const text = decodeText(bytes)
  if (text === null) return [notTextMistake(file)]
  const { document, lineAt, mistakes } = parseYaml(file, text, 0)
  if (mistakes.length > 0) return mistakes
  if (document.contents === null) return []
  if (!isSeq(document.contents)) return [fileMistake(file, 'not a list', 'items that begin with "- "')]
  return document.contents.items.map((item, index) => {
    const lineOf = (path: FieldPath) => lineAt([index, ...path])
    if (isMap(item)) return { fields: item.toJS(document) as Fields, body: '', bodyLine: 1, lineOf }
    return {
      file,
      line: lineOf([]),
      field: `item ${index + 1}`,
      found: 'without fields',
      wanted: 'fields such as "author: …"',
    }
  })
}

/**
 * Decodes UTF-8, drops a byte order mark, and turns all line endings into line feeds; null if the bytes are not text.
 */
function decodeText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text.replace(/\r\n?/g, '\n')
  } catch {
    return null
  }
}

function countLines(text: string): number {
  return text.split('\n').length
}

function notTextMistake(file: string): Mistake {
  return fileMistake(file, 'not text', 'text in UTF-8')
}

function fileMistake(file: string, found: string, wanted: string): Mistake {
  return { file, line: null, field: '', found, wanted }
}
