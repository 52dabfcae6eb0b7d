/** The longest formula in characters. The search for its closing delimiter stops there. */
export const MAX_FORMULA_LENGTH = 1000

/** The delimiters that language models use for formulas. */
const delimiters = [
  { opens: '\\(', closes: '\\)' },
  { opens: '\\[', closes: '\\]' },
  { opens: '$$', closes: '$$' },
  { opens: '$', closes: '$' },
] as const

const BLANK_LINE = /\n[ \t]*\n/

/**
 * Returns the length of the formula that a text starts with, including its delimiters, or 0. Formulas are not typeset.
 * They are shown as source, to be read or pasted elsewhere, and Markdown would drop some of their characters.
 */
export function formulaLength(text: string): number {
  const mark = delimiters.find(({ opens }) => text.startsWith(opens))
  if (!mark) return 0
  const { opens, closes } = mark
  const end = text.slice(0, MAX_FORMULA_LENGTH).indexOf(closes, opens.length)
  const length = end + closes.length
  const isClosed = end > 0 && !(opens.startsWith('$') && /[$\d]/.test(text.charAt(length)))
  return isClosed && isFormula(text.slice(opens.length, end), opens) ? length : 0
}

/** Returns the index of the first dollar formula after the first character and before `end`, or -1. */
export function findDollarFormula(text: string, end: number): number {
  let at = text.indexOf('$', 1)
  while (at > 0 && at < end && formulaLength(text.slice(at, at + MAX_FORMULA_LENGTH)) === 0) {
    at = text.indexOf('$', at + (text.startsWith('$$', at) ? 2 : 1))
  }
  return at < end ? at : -1
}

/** Returns the length of a formula that fills the first lines of a text, with the line ends after it, or 0. */
export function displayedFormulaLength(text: string): number {
  const indent = /^ {0,3}(?=\\\[|\$\$)/.exec(text)?.[0].length
  if (indent === undefined) return 0
  const length = formulaLength(text.slice(indent))
  const rest = length === 0 ? undefined : /^[ \t]*(?:\n+|$)/.exec(text.slice(indent + length))
  return rest ? indent + length + rest[0].length : 0
}

/** Returns whether a growing text starts with a formula that is not closed yet. */
export function isIncompleteFormula(text: string): boolean {
  const [, opens, rest] = /^ {0,3}(\\\[|\$\$)([\s\S]*)/.exec(text) ?? []
  if (opens === undefined || rest === undefined || text.length >= MAX_FORMULA_LENGTH) return false
  return !rest.includes(opens === '$$' ? '$$' : '\\]') && !BLANK_LINE.test(rest)
}

/** Tells formulas from plain words in escaped brackets and from two prices in dollars. */
function isFormula(inside: string, opens: string): boolean {
  if (inside.trim() === '' || BLANK_LINE.test(inside)) return false
  if (opens === '$') return /^\S(?:[^\n]*\S)?$/.test(inside) && /\\[a-z{,;!%]|[\^_]|^[a-z](?:\*[a-z])+$/i.test(inside)
  if (opens === '$$') return /[\p{L}\d]/u.test(inside) && /[\\^_{}=+*]/.test(inside)
  return !(/\p{L}{3}/u.test(inside) && /^[\p{L}\p{M}\s'’,.:;!?-]+$/u.test(inside))
}
