/** Zero-width and other invisible characters that change how a text reads or hide other text in it. */
const hidden = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]/gu

/**
 * Returns a text as a reader sees it: with uniform line ends, and without control characters, lone surrogates and
 * invisible characters. Joiners stay, because emoji and Indian scripts need them.
 */
export function sanitizeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .replace(hidden, '')
}

/** Returns the first words of a text in one line of at most `longest` characters, with '…' if something is cut off. */
export function ellipsize(text: string, longest: number): string {
  const line = sanitizeText(text).replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  const lastSpace = cut.lastIndexOf(' ')
  return `${sanitizeText(lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut).trim()}…`
}
