type Sentence = {
  readonly text: string
  /** 2 for a question, 1 for a request ('I want to know the price'), 0 for any other statement. */
  readonly asks: 0 | 1 | 2
}

const LEAD = /^(?:(?:so|and|but|also|then|now|ok|okay|please|pls|plz|hi|hello|dear|sir|madam)\W+)*/i
const QUESTION =
  /^(?:how|what|which|when|where|who|whom|whose|why|can|could|do|does|did|is|are|will|would|should|may|kya|kitn\w+|kab|kahan?|kaise|kaun)\b/i
const WISH =
  /\b(?:(?:i|we|my \w+|our \w+) (?:only |just |also |now )?(?:want|wants|need|needs|wish|wishes|would like)|i'd like|want to know|tell me|tell us|let me know|let us know|my question|question is|explain|kindly|please state|looking for|interested in|chahiye|chahta|chahti|chahte|batao|bataiye|bataye)\b/i

/** Returns the sentences of a text in order, and how much each of them asks. */
export function splitSentences(text: string): readonly Sentence[] {
  const parts = text.match(/[^.?!;\n]+[.?!;\n]*/g) ?? []
  return parts
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => ({ text: part, asks: questionStrength(part) }))
}

function questionStrength(sentence: string): Sentence['asks'] {
  if (/\?$/.test(sentence) || QUESTION.test(sentence.replace(LEAD, ''))) return 2
  return WISH.test(sentence) ? 1 : 0
}
