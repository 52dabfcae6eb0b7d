/**
 * @typedef {object} Question What a visitor asks, and how to recognise a right answer.
 * @property {string} [ask] a single message
 * @property {readonly string[]} [turns] several messages; the reply to the last one is scored
 * @property {readonly string[]} [must] regular expressions; a right answer matches all of them, regardless of case
 * @property {readonly string[]} [mustNot] regular expressions; a right answer matches none of them
 * @property {boolean} [fallback] whether the chat has no answer to the question
 * @property {string} [page] the page that the visitor is on
 */
/**
 * @typedef {object} Reply
 * @property {'answer' | 'choice' | 'fallback'} kind
 * @property {string} text
 * @property {string | null} entry
 * @property {readonly string[]} chips ids of entries
 */
/** @typedef {'right' | 'acceptable' | 'given up' | 'wrong'} Verdict */

/** The prefix of entries that decline a request. They are a right reply to a question that has no answer. */
const DECLINING = 'declined-'

/**
 * Returns how good a reply is. 'acceptable' means that the reply offers the right answer as a chip or, if the question
 * has no answer, that the reply asks a question in return. 'given up' means that the chat says that it does not know an
 * answer that exists.
 * @param {Question} question
 * @param {Reply} reply
 * @param {(id: string) => string} textOf returns the answer of an entry
 * @returns {Verdict}
 */
export function scoreReply({ must = [], mustNot = [], fallback = false }, { kind, text, entry, chips }, textOf) {
  if (fallback) {
    if (kind === 'fallback' || entry?.startsWith(DECLINING)) return 'right'
    return kind === 'choice' ? 'acceptable' : 'wrong'
  }
  /** @param {string} answer */
  const isRight = (answer) =>
    must.every((pattern) => matches(answer, pattern)) && !mustNot.some((pattern) => matches(answer, pattern))
  if (kind === 'answer' && isRight(text)) return 'right'
  if (kind !== 'fallback' && chips.some((id) => isRight(textOf(id)))) return 'acceptable'
  return kind === 'fallback' ? 'given up' : 'wrong'
}

/** @param {string} text @param {string} pattern */
function matches(text, pattern) {
  return new RegExp(pattern, 'iu').test(text)
}
