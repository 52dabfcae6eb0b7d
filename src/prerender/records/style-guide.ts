import type { Mistake } from './mistake.ts'
import { type ProseText, plainText } from './prose.ts'

/** The most words that a sentence may have. */
const MAX_SENTENCE_WORDS = 40
/** The most words that the sentences of a file may have on average. */
const MAX_AVERAGE_WORDS = 25

/** A line of `wording.txt`: the wording to avoid, its replacement, and the files and folders where it is allowed. */
export type WordingRule = { readonly not: string; readonly instead: string; readonly allowedIn: readonly string[] }

/**
 * Parses `wording.txt`, whose lines are such as `the offer -> the quote (articles)`: the brackets name the folders and
 * files in which the wording is allowed. `#` begins a comment.
 * @throws an Error that names the first line of another form
 */
export function parseWordingRules(text: string): readonly WordingRule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const rule = line.replace(/#.*/, '').trim()
    if (rule === '') return []
    const match = /^(.+?)\s*->\s*([^()]+?)\s*(?:\(([^()]*)\))?$/.exec(rule)
    if (!match) throw new Error(`wording.txt, line ${index + 1}: "${rule}" must look like "studio -> agency".`)
    const [, not = '', instead = '', folders = ''] = match
    return [{ not, instead, allowedIn: folders.split(',').flatMap((folder) => folder.trim() || []) }]
  })
}

/** Returns a note for every text that uses a wording that this site replaces. */
export function wordingViolations(texts: readonly ProseText[], wordings: readonly WordingRule[]): readonly Mistake[] {
  const rules = wordings.map(({ not, ...rule }) => ({ ...rule, not, pattern: wholeWords(not) }))
  return texts.flatMap(({ text, ...location }) => {
    const plain = plainText(text)
    return rules
      .filter(
        ({ allowedIn }) => !allowedIn.some((path) => location.file === path || location.file.startsWith(`${path}/`)),
      )
      .filter(({ pattern }) => pattern.test(plain))
      .map(({ not, instead }) => ({ ...location, found: `“${not}”`, wanted: instead }))
  })
}

/** Returns a note for every sentence that is too long, and for every file whose sentences are too long on average. */
export function longSentences(texts: readonly ProseText[]): readonly Mistake[] {
  const sentences = texts.flatMap(({ text, ...location }) =>
    sentencesIn(text).map((sentence) => ({ ...location, sentence, length: sentence.split(/\s+/).length })),
  )
  const files = [...new Set(sentences.map(({ file }) => file))]
  return [
    ...sentences
      .filter(({ length }) => length > MAX_SENTENCE_WORDS)
      .map(({ sentence, length, ...location }) => ({
        ...location,
        found: `a sentence of ${length} words: “${sentence.slice(0, 60)}…”`,
        wanted: `at most ${MAX_SENTENCE_WORDS}`,
      })),
    ...files.flatMap((file) => {
      const lengths = sentences.flatMap((sentence) => (sentence.file === file ? [sentence.length] : []))
      const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
      if (average <= MAX_AVERAGE_WORDS) return []
      const found = `written in sentences of ${average.toFixed(1)} words on average`
      return [{ file, line: null, field: 'all of the text', found, wanted: `at most ${MAX_AVERAGE_WORDS}` }]
    }),
  ]
}

/** Returns the complete sentences of a text. Texts without a full stop, such as headings and labels, are left out. */
export function sentencesIn(text: string): readonly string[] {
  const paragraphs = plainText(text.replace(/\\?\{[^}\n]*\}/g, 'fact')).split(/\n\s*\n|\n\s*(?:[-*>|#]|\d+\.)\s*/)
  return paragraphs.flatMap((paragraph) =>
    (paragraph.replace(/\s+/g, ' ').match(/[^.!?]+(?:\.(?=\S)[^.!?]*)*[.!?]+(?=\s|$|[”’)])/g) ?? []).map((sentence) =>
      sentence.trim(),
    ),
  )
}

function wholeWords(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'iu')
}
