type Sentence = { readonly text: string; readonly isQuestion: boolean }

/** How a question begins or ends. */
const ASKING =
  /\?$|^(?:(?:so|and|but|also|then|now|ok|please|pls)\W+)*(?:how|what|which|when|where|who|why|can|could|do|does|is|are|will|would|should|may|kya|kitn\w+|kab|kahan?|kaise|kaun)\b/i

/** Returns the sentences of a text in order, and which of them ask something. */
export function sentencesOf(text: string): readonly Sentence[] {
  const parts = text.match(/[^.?!;\n]+[.?!;\n]*/g) ?? []
  return parts
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => ({ text: part, isQuestion: ASKING.test(part) }))
}
