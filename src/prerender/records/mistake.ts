import { compareText } from '#lib/compare-text.ts'

/** A mistake in a record, with everything that its author needs to fix it. */
export type Mistake = {
  /** The record's file, relative to `src/content`. */
  readonly file: string
  /** The line in the file, counted from 1; null if it is unknown. */
  readonly line: number | null
  /** The field, such as `place.r`; empty if the mistake is about the whole file. */
  readonly field: string
  /** The current value, or a description of what is there; null if there is nothing. */
  readonly found: string | null
  /** A description of valid values, worded to follow 'wanted: '; null if `found` is a complete sentence. */
  readonly wanted: string | null
}

const MAX_FOUND_LENGTH = 120 // characters

/** Formats a mistake as one line: `jobs/seo.md:4: location is "Remot"; wanted: one of Remote, Hybrid, On-site`. */
export function formatMistake({ file, line, field, found, wanted }: Mistake): string {
  const location = line === null ? file : `${file}:${line}`
  const subject = field === '' ? 'the file' : field
  if (wanted === null) return `${location}: ${subject}: ${found}`
  const state = found === null ? 'is missing' : `${verbFor(field, found)}${shorten(found)}`
  return `${location}: ${subject} ${state}; wanted: ${wanted}`
}

/** Formats all mistakes as one text, sorted by file and line. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  const sorted = [...mistakes].sort((a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0))
  const count = mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`
  return [`${count} in src/content:`, ...sorted.map((mistake) => `  ${formatMistake(mistake)}`)].join('\n')
}

function verbFor(field: string, found: string): string {
  if (found.startsWith('ends in')) return ''
  return field === 'the fields' ? 'are ' : 'is '
}

function shorten(found: string): string {
  const line = found.replace(/\s+/g, ' ')
  return line.length > MAX_FOUND_LENGTH ? `${line.slice(0, MAX_FOUND_LENGTH)}…` : line
}
