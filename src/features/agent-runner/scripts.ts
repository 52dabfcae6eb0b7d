/**
 * Scripts whose words follow each other without a space, or take on endings as Korean ones do, and the signs of Chinese and
 * Japanese.
 */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3001-\u303f\u30fb\u30fc\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff9f]/u

/** Tells whether a character stands in a text whose words are not parted by spaces. */
export function isUnspaced(character: string): boolean {
  return unspaced.test(character)
}

/**
 * Puts a letter in place of each sign that keeps `**` or `~~` from opening or closing beside Chinese, Japanese and the like:
 * CommonMark tells by spaces where a word ends, and there are none. The length stays as it is.
 */
export function withSignsAsLetters(text: string): string {
  if (!unspaced.test(text)) return text
  const before = (at: number) => [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ''
  return text
    .replace(/[\p{P}\p{S}](?=(?:\*+|~~+)(.|$))/gsu, asLetter)
    .replace(
      /(\*+|~~+)([\p{P}\p{S}])/gu,
      (_, run: string, sign: string, at: number) => run + asLetter(sign, before(at)),
    )
}

function asLetter(sign: string, beside: string): string {
  const isHindrance = !/[*_~]/.test(sign) && (isUnspaced(sign) || isUnspaced(beside))
  return isHindrance ? 'a'.repeat(sign.length) : sign
}
