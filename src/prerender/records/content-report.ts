import { record as figures } from 'virtual:records/facts'
import { config } from '#content/config.ts'
import { answersThatSendAway, evasions } from './evasions.ts'
import { formatMistake, formatMistakes, type Mistake } from './mistake.ts'
import { orphanedAnswers } from './orphaned-answers.ts'
import { collectProse, collectTexts } from './prose.ts'
import { hardCodedFacts, misspelledWords } from './prose-check.ts'
import {
  allCollections,
  fieldProblem,
  findMistakes,
  openContent,
  type SiteContent,
  unpublishedNotes,
} from './queries.ts'
import { longSentences, parseWordingRules, wordingViolations } from './style-guide.ts'

export { fieldProblem, unpublishedNotes }

export type ContentReport = {
  /** The mistakes to fix, as one text; null if there are none. */
  readonly mistakes: string | null
  /** Notes that are worth checking, one line each. */
  readonly notes: readonly string[]
  /** Sentences about the drafts and the articles of a later day; empty if there are none. */
  readonly unpublished: readonly string[]
}

/**
 * Returns the mistakes in the texts and records of a folder, and notes. Mistakes are those that would stop a build, and
 * words found neither in English nor in the dictionary. Notes are hard-coded facts, chat answers about records that no
 * longer exist, long sentences, wordings that this site replaces, evasions, and answers that only send away.
 * @param dictionary the text of `dictionary.txt`: one word per line, with comments after `#`
 * @param wording the text of `wording.txt`
 */
export function contentReport(content: string, dictionary: string, wording = ''): ContentReport {
  const records = openContent(content, config)
  const mistakes = [...records.mistakes(), ...misspelledWords(content, allCollections(), wordsOf(dictionary))]
  const unambiguousFacts = Object.fromEntries(
    Object.entries(figures).filter(([, value]) => isUnambiguousFigure(String(value))),
  )
  return {
    mistakes: mistakes.length === 0 ? null : formatMistakes(mistakes),
    notes: [
      ...orphanedAnswersIn(records),
      ...hardCodedFacts(content, allCollections(), unambiguousFacts),
      ...wordingNotes(content, wording),
      ...evasions(collectTexts(content, allCollections())),
      ...answersThatSendAway(content),
    ].map(formatMistake),
    unpublished: unpublishedNotes(content),
  }
}

/** Returns each mistake that would stop a build, without its line number, so that it stays the same when lines move. */
export function mistakeSentences(content: string): readonly string[] {
  return findMistakes(content, config).map((mistake) => formatMistake({ ...mistake, line: null }))
}

/** Returns the spelling mistakes of one file, one sentence per word. */
export function spellingMistakes(content: string, file: string, dictionary: string): readonly string[] {
  const unknown = misspelledWords(content, allCollections(), wordsOf(dictionary))
  return unknown.filter((mistake) => mistake.file === file).map(formatMistake)
}

/** Returns the names of the records in a list, such as the team members. */
export function recordNames(content: string, list: string): readonly string[] {
  return fieldValues(openContent(content, config), list, 'name')
}

function wordingNotes(content: string, wording: string): readonly Mistake[] {
  const texts = collectProse(content, allCollections())
  return [...wordingViolations(texts, parseWordingRules(wording)), ...longSentences(texts)]
}

/**
 * Returns the chat answers about records that no longer exist. The result is empty while one of the lists has mistakes.
 */
function orphanedAnswersIn(content: SiteContent): readonly Mistake[] {
  try {
    return orphanedAnswers(content.folder, {
      products: fieldValues(content, 'products', 'id'),
      projects: fieldValues(content, 'projects', 'id'),
      library: fieldValues(content, 'library', 'number'),
    })
  } catch {
    return [] // the mistakes in the list are reported anyway
  }
}

/** Returns the value of a field in every record of a list. @throws an Error if the list has mistakes */
function fieldValues(content: SiteContent, list: string, field: string): readonly string[] {
  return content.records(list).map((record) => String((record as Readonly<Record<string, unknown>>)[field]))
}

function wordsOf(dictionary: string): ReadonlySet<string> {
  const lines = dictionary.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim().toLowerCase())
  return new Set(lines.filter((word) => word !== ''))
}

/** Matches amounts of money, percentages, times of day, and counts such as 250+. */
const UNAMBIGUOUS = /\$\d|\bRs \d|\d%|\d [ap]m\b|\d\+$/

/**
 * Returns whether a figure in a text is likely to be a fact of the site, judged by its unit: $1,000 is, but 24 hours or
 * 30 days may be anything.
 */
export function isUnambiguousFigure(value: string): boolean {
  return UNAMBIGUOUS.test(value)
}
