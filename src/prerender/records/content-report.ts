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
 * dictionary has. Notes are facts that stand in figures, which may be another figure of the same size. The dictionary has a word a
 * line; `#` begins a remark.
 */
export function contentReport(content: string, dictionary: string): ContentReport {
  const own = new Set(dictionary.split(/\r?\n/).flatMap((line) => line.replace(/#.*/, '').trim().toLowerCase() || []))
  const found = [...mistakesIn(content, config), ...unknownWords(content, allCollections(), own)]
  return {
    mistakes: found.length === 0 ? null : report(found),
    notes: plainFacts(content, allCollections(), figures).map(sentenceOf),
  }
}
