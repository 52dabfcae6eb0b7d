import { sanitizeText } from '#lib/sanitize-text.ts'

/**
 * A text as one line of Markdown that reads as itself: it can make no link, image, heading, list, table cell, formula or HTML.
 * Of two brackets the second is marked: both would look like a formula.
 */
export function escapeMarkdown(text: string): string {
  const line = sanitizeText(text).replace(/\s+/g, ' ').trim()
  const special = /\$.*\$|\\/.test(line) ? /[\\`*_\]<|~$]/g : /[\\`*_\]<|~]/g
  return line
    .replace(special, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\b(https?|ftp):(?=\/\/)/gi, '$1\\:') // some readers of Markdown make links of bare addresses
    .replace(/\b(www)\./gi, '$1\\.')
    .replace(/^[-+=>#]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
    .replace(/ (#+)$/, ' \\$1')
}
