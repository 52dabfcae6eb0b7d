import { config } from '#content/config.ts'
import { facts as figures } from '#content/facts.ts'
import { allCollections, mistakesIn } from './all.ts'
import { report, sentenceOf } from './mistake.ts'
import { plainFacts, unknownWords } from './prose-check.ts'

export type ContentReport = {
  /** What has to be mended; null where nothing has. */
  readonly mistakes: string | null
  /** What is worth a look. */
  readonly notes: readonly string[]
}

/**
 * Returns what is wrong with the texts and records of a folder: mistakes that would stop a build, and words that neither English nor the
 * dictionary has. Notes are facts that stand in figures. The dictionary has a word a line; `#` begins a remark.
 */
export function contentReport(content: string, dictionary: string): ContentReport {
  const own = new Set(dictionary.split(/\r?\n/).flatMap((line) => line.replace(/#.*/, '').trim().toLowerCase() || []))
  const found = [...mistakesIn(content, config), ...unknownWords(content, allCollections(), own)]
  const telling = Object.fromEntries(Object.entries(figures).filter(([, value]) => isTelling(String(value))))
  return {
    mistakes: found.length === 0 ? null : report(found),
    notes: plainFacts(content, allCollections(), telling).map(sentenceOf),
  }
}

/** Money, shares, hours of the clock, and counts such as 250+. */
const TELLING = /\$\d|\bRs \d|\d%|\d [ap]m\b|\d\+$/

/**
 * Returns whether a figure that stands in a text is likely to be the fact, because its unit says so: $1,000 is, and 24 hours or 30 days
 * may be anything.
 */
export function isTelling(value: string): boolean {
  return TELLING.test(value)
}
