import { foldForSearch } from '#lib/fold-for-search.ts'
import { isStopWord, stemOf, WORD, wordsOf } from './words.ts'

export type TextPart = { readonly text: string; readonly isMarked: boolean }

/**
 * Returns a text in parts, of which those are marked that the search has matched. `terms` are the words of the index
 * that were matched. Joined together, the parts are the text.
 */
export function markedText(text: string, terms: ReadonlySet<string>): readonly TextPart[] {
  const isMatch = (word: string) =>
    wordsOf(word).some((part) => !isStopWord(part) && (terms.has(part) || terms.has(stemOf(part))))
  const parts: { text: string; isMarked: boolean }[] = []
  for (const piece of text.split(new RegExp(`(${WORD.source})`, 'u'))) {
    const last = parts.at(-1)
    const isMarked = foldForSearch(piece) !== '' && isMatch(piece)
    if (last?.isMarked === isMarked) last.text += piece
    else if (piece !== '') parts.push({ text: piece, isMarked })
  }
  return parts
}
