/** The longest formula in characters. The search for its closing delimiter stops there. */
export const MAX_FORMULA_LENGTH = 1000

/** The delimiters that language models use for formulas. */
const delimiters = [
  { opening: '\\(', closing: '\\)' },
  { opening: '\\[', closing: '\\]' },
  { opening: '$$', closing: '$$' },
  { opening: '$', closing: '$' },
] as const

const BLANK_LINE = /\n[ \t]*\n/

/**
 * Returns the length of the formula that a text starts with, including the delimiters, or 0 if it starts with none.
 * Formulas are shown as source and not typeset. If they were parsed as Markdown, some of their characters would be
 * lost.
 */
export function formulaLength(text: string): number {
  const delimiter = delimiters.find(({ opening }) => text.startsWith(opening))
  if (!delimiter) return 0
  const { opening, closing } = delimiter
  const end = text.slice(0, MAX_FORMULA_LENGTH).indexOf(closing, opening.length)
  const length = end + closing.length
  const isClosed = end > 0 && !(opening.startsWith('$') && /[$\d]/.test(text.charAt(length)))
  return isClosed && isFormula(text.slice(opening.length, end), opening) ? length : 0
}

/** Returns the index of the first formula in dollar signs after the first character and before `end`, or -1. */
export function findDollarFormula(text: string, end: number): number {
  let index = text.indexOf('$', 1)
  while (index > 0 && index < end && formulaLength(text.slice(index, index + MAX_FORMULA_LENGTH)) === 0) {
    index = text.indexOf('$', index + (text.startsWith('$$', index) ? 2 : 1))
  }
  return index < end ? index : -1
}

/**
 * Returns the length of a formula that fills the first lines of a text, including the line ends after the formula, or 0
 * if there is none.
 */
export function displayedFormulaLength(text: string): number {
  const indent = /^ {0,3}(?=\\\[|\$\$)/.exec(text)?.[0].length
  if (indent === undefined) return 0
  const length = formulaLength(text.slice(indent))
  const lineEnd = length === 0 ? undefined : /^[ \t]*(?:\n+|$)/.exec(text.slice(indent + length))
  return lineEnd ? indent + length + lineEnd[0].length : 0
}

/** Returns whether a growing text starts with a formula in `\[…\]` or `$$…$$` that may still be closed. */
export function isIncompleteFormula(text: string): boolean {
  const [, opening, body] = /^ {0,3}(\\\[|\$\$)([\s\S]*)/.exec(text) ?? []
  if (opening === undefined || body === undefined || text.length >= MAX_FORMULA_LENGTH) return false
  return !body.includes(opening === '$$' ? '$$' : '\\]') && !BLANK_LINE.test(body)
}

/** Returns whether the text between two delimiters is a formula, not words in brackets or text between two prices. */
function isFormula(content: string, opening: string): boolean {
  if (content.trim() === '' || BLANK_LINE.test(content)) return false
  if (opening === '$')
    return /^\S(?:[^\n]*\S)?$/.test(content) && /\\[a-z{,;!%]|[\^_]|^[a-z](?:\*[a-z])+$/i.test(content)
  if (opening === '$$') return /[\p{L}\d]/u.test(content) && /[\\^_{}=+*]/.test(content)
  return !(/\p{L}{3}/u.test(content) && /^[\p{L}\p{M}\s'’,.:;!?-]+$/u.test(content))
}
