/** What is wrong with a record, so that whoever wrote it can mend it. */
export type Mistake = {
  /** The record's file, seen from `src/content`. */
  readonly file: string
  /** The line of the file, from 1; null where none can be told. */
  readonly line: number | null
  /** The field, such as `place.r`; empty where the whole file is meant. */
  readonly field: string
  /** What stands there; null where nothing does. */
  readonly found: string | null
  /** What is wanted, as it follows 'wanted: '; null where `found` is a sentence that says it all. */
  readonly wanted: string | null
}

const LONGEST_FOUND = 120 // characters

/** Returns a mistake as one line: `jobs/seo.md:4: location is "Remot"; wanted: one of Remote, Hybrid, On-site`. */
export function formatMistake({ file, line, field, found, wanted }: Mistake): string {
  const place = line === null ? file : `${file}:${line}`
  const subject = field === '' ? 'the file' : field
  if (wanted === null) return `${place}: ${subject}: ${found}`
  const state = found === null ? 'is missing' : `${verbFor(field, found)}${shortened(found)}`
  return `${place}: ${subject} ${state}; wanted: ${wanted}`
}

/** Returns all mistakes as one text, by file and line. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  const inOrder = [...mistakes].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
  const count = mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`
  return [`${count} in src/content:`, ...inOrder.map((mistake) => `  ${formatMistake(mistake)}`)].join('\n')
}

function verbFor(field: string, found: string): string {
  if (found.startsWith('ends in')) return ''
  return field === 'the fields' ? 'are ' : 'is '
}

function shortened(found: string): string {
  const line = found.replace(/\s+/g, ' ')
  return line.length > LONGEST_FOUND ? `${line.slice(0, LONGEST_FOUND)}…` : line
}
