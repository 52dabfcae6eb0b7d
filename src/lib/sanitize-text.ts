/** Zero-width and other invisible characters that change how a text reads or hide other text in it. */
const invisible =
  /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]/gu

/**
 * Returns a text as a reader sees it: with uniform line ends, and without control characters, lone surrogates and
 * invisible characters. Joiners stay, because emoji and Indian scripts need them.
 */
export function sanitizeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .replace(invisible, '')
}

/** Returns a text in one line. Of a longer text, it returns up to `maxLength` characters of the start, and '…'. */
export function ellipsize(text: string, maxLength: number): string {
  const line = sanitizeText(text).replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const start = line.slice(0, maxLength)
  const lastSpace = start.lastIndexOf(' ')
  return `${sanitizeText(lastSpace > maxLength / 2 ? start.slice(0, lastSpace) : start).trim()}…`
}
