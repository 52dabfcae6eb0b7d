type Sentence = {
  readonly text: string
  /** 2 for a question, 1 for a request ('I want to know the price'), 0 for any other statement. */
  readonly asks: 0 | 1 | 2
}

const LEADING_WORDS = /^(?:(?:so|and|but|also|then|now|ok|okay|please|pls|plz|hi|hello|dear|sir|madam)\W+)*/i
const QUESTION =
  /^(?:how|what|which|when|where|who|whom|whose|why|can|could|do|does|did|is|are|will|would|should|may|kya|kitn\w+|kab|kahan?|kaise|kaun)\b/i
const REQUEST =
  /\b(?:(?:i|we|my \w+|our \w+) (?:only |just |also |now )?(?:want|wants|need|needs|wish|wishes|would like)|i'd like|want to know|tell me|tell us|let me know|let us know|my question|question is|explain|kindly|please state|looking for|interested in|chahiye|chahta|chahti|chahte|batao|bataiye|bataye)\b/i

/** Returns the sentences of a text in order, each with whether it is a question, a request or a statement. */
export function splitSentences(text: string): readonly Sentence[] {
  const sentences = text.match(/[^.?!;\n]+[.?!;\n]*/g) ?? []
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => ({ text: sentence, asks: questionStrength(sentence) }))
}

function questionStrength(sentence: string): Sentence['asks'] {
  if (/\?$/.test(sentence) || QUESTION.test(sentence.replace(LEADING_WORDS, ''))) return 2
  return REQUEST.test(sentence) ? 1 : 0
}
