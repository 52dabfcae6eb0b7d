import { sanitizeText } from '#lib/sanitize-text.ts'

/**
 * Returns a text as a single line of Markdown that renders literally: none of its characters forms Markdown, a formula
 * or HTML. Of the square brackets, only `]` is escaped, because `\[…\]` would be read as a formula.
 */
export function escapeMarkdown(text: string): string {
  const line = sanitizeText(text).replace(/\s+/g, ' ').trim()
  const special = /\$.*\$|\\/.test(line) ? /[\\`*_\]<|~$]/g : /[\\`*_\]<|~]/g
  return line
    .replace(special, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\b(https?|ftp):(?=\/\/)/gi, '$1\\:') // some Markdown renderers turn bare URLs into links
    .replace(/\b(www)\./gi, '$1\\.')
    .replace(/^[-+=>#]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
    .replace(/ (#+)$/, ' \\$1')
}
