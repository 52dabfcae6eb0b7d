/**
 * @typedef {object} Question What a visitor asks, and what a right answer holds.
 * @property {string} [ask] the one message
 * @property {readonly string[]} [turns] several messages, of which the last is scored
 * @property {readonly string[]} [must] regular expressions, all of which a right answer matches, whatever the case
 * @property {readonly string[]} [mustNot] regular expressions, none of which it matches
 * @property {boolean} [fallback] whether nothing of ours answers it
 * @property {string} [page] where the visitor is
 */
/**
 * @typedef {object} Reply
 * @property {'answer' | 'choice' | 'fallback'} kind
 * @property {string} text
 * @property {string | null} entry
 * @property {readonly string[]} chips ids of entries
 */
/** @typedef {'right' | 'acceptable' | 'given up' | 'wrong'} Verdict */

/** How the ids of entries begin that say what is not done: they serve nobody's ill wish. */
const DECLINING = 'declined-'

/**
 * Returns how good a reply is. 'acceptable': it asks back, or offers the right answer as a chip. 'given up': it says that
 * it does not know.
 * @param {Question} question
 * @param {Reply} reply
 * @param {(id: string) => string} textOf an entry's answer
 * @returns {Verdict}
 */
export function scoreReply({ must = [], mustNot = [], fallback = false }, { kind, text, entry, chips }, textOf) {
  if (fallback) {
    if (kind === 'fallback' || entry?.startsWith(DECLINING)) return 'right'
    return kind === 'choice' ? 'acceptable' : 'wrong'
  }
  /** @param {string} answer */
  const isRight = (answer) => must.every((part) => holds(answer, part)) && !mustNot.some((part) => holds(answer, part))
  if (kind === 'answer' && isRight(text)) return 'right'
  if (kind !== 'fallback' && chips.some((id) => isRight(textOf(id)))) return 'acceptable'
  return kind === 'fallback' ? 'given up' : 'wrong'
}

/** @param {string} text @param {string} pattern */
function holds(text, pattern) {
  return new RegExp(pattern, 'iu').test(text)
}
