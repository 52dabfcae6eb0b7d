import { config } from '#content/config.ts'
import { facts as figures } from '#content/facts.ts'
import { formatMistake, formatMistakes, type Mistake } from './mistake.ts'
import { orphanedAnswers } from './orphaned-answers.ts'
import { collectProse } from './prose.ts'
import { hardCodedFacts, misspelledWords } from './prose-check.ts'
import { allCollections, fieldProblem, findMistakes, readRecords } from './queries.ts'
import { longSentences, parseWordingRules, wordingViolations } from './style-guide.ts'

export { fieldProblem }

export type ContentReport = {
  /** What has to be mended; null where nothing has. */
  readonly mistakes: string | null
  /** What is worth a look. */
  readonly notes: readonly string[]
}

/**
 * Returns what is wrong with the texts and records of a folder: mistakes that would stop a build, and words that neither English nor the
 * dictionary has. Notes are facts that stand in figures, answers about records that are gone, long sentences, and words that this site
 * has others for. The dictionary has a word a line; `#` begins a remark.
 * @param wording the text of `wording.txt`
 */
export function contentReport(content: string, dictionary: string, wording = ''): ContentReport {
  const found = [...findMistakes(content, config), ...misspelledWords(content, allCollections(), wordsOf(dictionary))]
  const telling = Object.fromEntries(Object.entries(figures).filter(([, value]) => isUnambiguousFigure(String(value))))
  return {
    mistakes: found.length === 0 ? null : formatMistakes(found),
    notes: [
      ...orphanedAnswersIn(content),
      ...hardCodedFacts(content, allCollections(), telling),
      ...voiceNotes(content, wording),
    ].map(formatMistake),
  }
}

/** Returns each mistake that would stop a build as a sentence that stays the same when lines move. */
export function mistakeSentences(content: string): readonly string[] {
  return findMistakes(content, config).map((mistake) => formatMistake({ ...mistake, line: null }))
}

/** Returns what is to be said of the spelling of one file, a sentence for each word. */
export function spellingMistakes(content: string, file: string, dictionary: string): readonly string[] {
  const unknown = misspelledWords(content, allCollections(), wordsOf(dictionary))
  return unknown.filter((mistake) => mistake.file === file).map(formatMistake)
}

/** Returns what the records of a list are called, such as the members of the team. */
export function recordNames(content: string, list: string): readonly string[] {
  return fieldValues(content, list, 'name')
}

function voiceNotes(content: string, wording: string): readonly Mistake[] {
  const texts = collectProse(content, allCollections())
  return [...wordingViolations(texts, parseWordingRules(wording)), ...longSentences(texts)]
}

/** What answers say of records that are gone; nothing as long as one of the lists cannot be read. */
function orphanedAnswersIn(content: string): readonly Mistake[] {
  try {
    return orphanedAnswers(content, {
      products: fieldValues(content, 'products', 'id'),
      projects: fieldValues(content, 'projects', 'id'),
      library: fieldValues(content, 'library', 'number'),
    })
  } catch {
    return [] // the mistakes are told
  }
}

/** What every record of a list says in a field. @throws an Error where the list has mistakes */
function fieldValues(content: string, list: string, field: string): readonly string[] {
  return readRecords(content, list, config).map((record) =>
    String((record as Readonly<Record<string, unknown>>)[field]),
  )
}

function wordsOf(dictionary: string): ReadonlySet<string> {
  const lines = dictionary.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim().toLowerCase())
  return new Set(lines.filter((word) => word !== ''))
}

/** Money, shares, hours of the clock, and counts such as 250+. */
const UNAMBIGUOUS = /\$\d|\bRs \d|\d%|\d [ap]m\b|\d\+$/

/**
 * Returns whether a figure that stands in a text is likely to be the fact, because its unit says so: $1,000 is, and 24 hours or 30 days
 * may be anything.
 */
export function isUnambiguousFigure(value: string): boolean {
  return UNAMBIGUOUS.test(value)
}
