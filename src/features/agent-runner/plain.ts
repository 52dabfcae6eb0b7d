import { visible } from '#lib/visible.ts'

/** A text as one line of Markdown that reads as itself: it can make no link, image, heading, list, table cell or HTML. */
export function literal(text: string): string {
  return visible(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<|~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\b(https?|ftp):(?=\/\/)/gi, '$1\\:') // some readers of Markdown make links of bare addresses
    .replace(/\b(www)\./gi, '$1\\.')
    .replace(/^[-+=>#]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
    .replace(/ (#+)$/, ' \\$1')
}
