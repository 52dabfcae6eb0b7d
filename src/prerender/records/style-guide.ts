import type { Mistake } from './mistake.ts'
import { type ProseText, plainText } from './prose.ts'

/** What a sentence holds at most, and those of a file on average. */
const LONGEST_SENTENCE = 40
const LONGEST_AVERAGE = 25

/** A line of `wording.txt`: what is not written, what is written instead, and the folders in which it is allowed. */
export type WordingRule = { readonly not: string; readonly instead: string; readonly allowedIn: readonly string[] }

/**
 * Returns the lines of `wording.txt`, such as `the offer -> the quote (articles)`: in the folder `articles` it is allowed; a
 * file may be named as well. `#` begins a remark.
 * @throws an Error that names the line where one has no arrow
 */
export function parseWordingRules(text: string): readonly WordingRule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const rule = line.replace(/#.*/, '').trim()
    if (rule === '') return []
    const parts = /^(.+?)\s*->\s*([^()]+?)\s*(?:\(([^()]*)\))?$/.exec(rule)
    if (!parts) throw new Error(`wording.txt, line ${index + 1}: "${rule}" has to read like "studio -> agency".`)
    const [, not = '', instead = '', folders = ''] = parts
    return [{ not, instead, allowedIn: folders.split(',').flatMap((folder) => folder.trim() || []) }]
  })
}

/** Returns every place where a text says what has another name, or is worded as this site does not. */
export function wordingViolations(texts: readonly ProseText[], wordings: readonly WordingRule[]): readonly Mistake[] {
  const rules = wordings.map(({ not, ...rule }) => ({ ...rule, not, pattern: wholeWords(not) }))
  return texts.flatMap(({ text, ...at }) =>
    rules
      .filter(({ allowedIn }) => !allowedIn.some((place) => at.file === place || at.file.startsWith(`${place}/`)))
      .filter(({ pattern }) => pattern.test(plainText(text)))
      .map(({ not, instead }) => ({ ...at, found: `“${not}”`, wanted: instead })),
  )
}

/** Returns every sentence that is too long, and every file whose sentences are so on average. */
export function longSentences(texts: readonly ProseText[]): readonly Mistake[] {
  const sentences = texts.flatMap(({ text, ...place }) =>
    sentencesIn(text).map((sentence) => ({ ...place, sentence, length: sentence.split(/\s+/).length })),
  )
  const files = [...new Set(sentences.map(({ file }) => file))]
  return [
    ...sentences
      .filter(({ length }) => length > LONGEST_SENTENCE)
      .map(({ sentence, length, ...place }) => ({
        ...place,
        found: `a sentence of ${length} words: “${sentence.slice(0, 60)}…”`,
        wanted: `${LONGEST_SENTENCE} at most`,
      })),
    ...files.flatMap((file) => {
      const lengths = sentences.flatMap((one) => (one.file === file ? [one.length] : []))
      const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
      if (average <= LONGEST_AVERAGE) return []
      const found = `sentences of ${average.toFixed(1)} words on average`
      return [{ file, line: null, field: 'all texts', found, wanted: `${LONGEST_AVERAGE} at most` }]
    }),
  ]
}

/** The whole sentences of a text: headings and labels have no full stop. */
function sentencesIn(text: string): readonly string[] {
  const paragraphs = plainText(text.replace(/\\?\{[^}\n]*\}/g, 'fact')).split(/\n\s*\n|\n\s*(?:[-*>|#]|\d+\.)\s*/)
  return paragraphs.flatMap((paragraph) =>
    (paragraph.replace(/\s+/g, ' ').match(/[^.!?]+(?:\.(?=\S)[^.!?]*)*[.!?]+(?=\s|$|[”’)])/g) ?? []).map((one) =>
      one.trim(),
    ),
  )
}

function wholeWords(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'iu')
}
