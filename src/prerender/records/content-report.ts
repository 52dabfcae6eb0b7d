import { config } from '#content/config.ts'
import { facts as figures } from '#content/facts.ts'
import { allCollections, mistakesIn, recordsOf, wantedIn } from './all.ts'
import { leftBehind } from './left-behind.ts'
import { type Mistake, report, sentenceOf } from './mistake.ts'
import { textsIn } from './prose.ts'
import { plainFacts, unknownWords } from './prose-check.ts'
import { longSentences, wordingsOf, wrongWordings } from './voice.ts'

export { wantedIn }

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
  const found = [...mistakesIn(content, config), ...unknownWords(content, allCollections(), wordsOf(dictionary))]
  const telling = Object.fromEntries(Object.entries(figures).filter(([, value]) => isTelling(String(value))))
  return {
    mistakes: found.length === 0 ? null : report(found),
    notes: [...goneIn(content), ...plainFacts(content, allCollections(), telling), ...voiceNotes(content, wording)].map(
      sentenceOf,
    ),
  }
}

/** Returns each mistake that would stop a build as a sentence that stays the same when lines move. */
export function mistakeSentences(content: string): readonly string[] {
  return mistakesIn(content, config).map((mistake) => sentenceOf({ ...mistake, line: null }))
}

/** Returns what is to be said of the spelling of one file, a sentence for each word. */
export function spellingOf(content: string, file: string, dictionary: string): readonly string[] {
  const unknown = unknownWords(content, allCollections(), wordsOf(dictionary))
  return unknown.filter((mistake) => mistake.file === file).map(sentenceOf)
}

/** Returns what the records of a list are called, such as the members of the team. */
export function namesOf(content: string, list: string): readonly string[] {
  return told(content, list, 'name')
}

function voiceNotes(content: string, wording: string): readonly Mistake[] {
  const texts = textsIn(content, allCollections())
  return [...wrongWordings(texts, wordingsOf(wording)), ...longSentences(texts)]
}

/** What answers say of records that are gone; nothing as long as one of the lists cannot be read. */
function goneIn(content: string): readonly Mistake[] {
  try {
    return leftBehind(content, {
      products: told(content, 'products', 'id'),
      projects: told(content, 'projects', 'id'),
      library: told(content, 'library', 'number'),
    })
  } catch {
    return [] // the mistakes are told
  }
}

/** What every record of a list says in a field. @throws an Error where the list has mistakes */
function told(content: string, list: string, field: string): readonly string[] {
  return recordsOf(content, list, config).map((record) => String((record as Readonly<Record<string, unknown>>)[field]))
}

function wordsOf(dictionary: string): ReadonlySet<string> {
  const lines = dictionary.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim().toLowerCase())
  return new Set(lines.filter((word) => word !== ''))
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
