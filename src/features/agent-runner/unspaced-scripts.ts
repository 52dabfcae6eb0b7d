/**
 * Characters of scripts without spaces between words, with their punctuation. Korean is among them, because its endings
 * join words.
 */
const unspacedScripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3001-\u303f\u30fb\u30fc\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff9f]/u

/** Returns whether a character is in `unspacedScripts`. */
export function isUnspacedScript(character: string): boolean {
  return unspacedScripts.test(character)
}

/**
 * Masks punctuation beside `*`, `**` and `~~` with letters where the text has no spaces between words, as in Chinese.
 * Otherwise the markers would not open or close there, because CommonMark finds the ends of words by spaces.
 */
export function maskPunctuation(text: string): string {
  if (!unspacedScripts.test(text)) return text
  const characterBefore = (index: number) => [...text.slice(Math.max(0, index - 2), index)].at(-1) ?? ''
  return text
    .replace(/[\p{P}\p{S}](?=(?:\*+|~~+)(.|$))/gsu, maskUnlessMarker)
    .replace(
      /(\*+|~~+)([\p{P}\p{S}])/gu,
      (_, markers: string, punctuation: string, index: number) =>
        markers + maskUnlessMarker(punctuation, characterBefore(index)),
    )
}

function maskUnlessMarker(punctuation: string, neighbour: string): string {
  const isBlocking = !/[*_~]/.test(punctuation) && (isUnspacedScript(punctuation) || isUnspacedScript(neighbour))
  return isBlocking ? 'a'.repeat(punctuation.length) : punctuation
}
