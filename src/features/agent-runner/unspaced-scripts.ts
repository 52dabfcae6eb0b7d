/**
 * Scripts whose words follow each other without a space, or take on endings as Korean ones do, and the signs of Chinese and
 * Japanese.
 */
const unspacedScripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3001-\u303f\u30fb\u30fc\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff9f]/u

/** Tells whether a character stands in a text whose words are not parted by spaces. */
export function isUnspacedScript(character: string): boolean {
  return unspacedScripts.test(character)
}

/**
 * Puts a letter in place of each sign that keeps `**` or `~~` from opening or closing beside Chinese, Japanese and the like:
 * CommonMark tells by spaces where a word ends, and there are none. The length stays as it is.
 */
export function maskPunctuation(text: string): string {
  if (!unspacedScripts.test(text)) return text
  const before = (at: number) => [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ''
  return text
    .replace(/[\p{P}\p{S}](?=(?:\*+|~~+)(.|$))/gsu, maskSign)
    .replace(
      /(\*+|~~+)([\p{P}\p{S}])/gu,
      (_, run: string, sign: string, at: number) => run + maskSign(sign, before(at)),
    )
}

function maskSign(sign: string, beside: string): string {
  const isBlocking = !/[*_~]/.test(sign) && (isUnspacedScript(sign) || isUnspacedScript(beside))
  return isBlocking ? 'a'.repeat(sign.length) : sign
}
