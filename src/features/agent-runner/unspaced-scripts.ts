/**
 * Scripts without spaces between words, Korean, which attaches endings to words, and Chinese and Japanese punctuation.
 */
const unspacedScripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3001-\u303f\u30fb\u30fc\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff9f]/u

/** Returns whether a character belongs to a script that does not separate words with spaces. */
export function isUnspacedScript(character: string): boolean {
  return unspacedScripts.test(character)
}

/**
 * Replaces punctuation that keeps `**` or `~~` from opening or closing beside Chinese, Japanese and similar text with
 * letters of the same length. CommonMark uses spaces to find the ends of words, and these scripts have none.
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
