/**
 * The words of a text as they were typed, in order: lower case, without punctuation, contractions of 'is' and 'not'
 * written out. Letters, marks and digits of every script make words, everything else parts them.
 */
export function tokensOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s\b/g, ' is')
    .replace(/n['’]t\b|(?<=can)not\b/g, ' not')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** The stems of the words of a text. */
export function wordsOf(text: string): readonly string[] {
  return tokensOf(text).map(stemOf)
}

/** Neighbours written as one: 'word press' is then found as 'wordpress', and 'e-commerce' as 'ecommerce'. */
export function joinedPairs(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`)
}

/** The words of an alternative. A hyphen joins two, so that 'phone-number' is found only side by side. */
export function phrasesOf(wording: string): readonly string[] {
  const phrases = wording.split(/\s+/).map((phrase) => wordsOf(phrase).join(''))
  return [...new Set(phrases.filter((phrase) => phrase !== ''))]
}

/** Words whose ending belongs to them: a training is no train, a meeting is more than to meet. */
const whole = new Set([
  'training',
  'meeting',
  'marketing',
  'landing',
  'opening',
  'morning',
  'evening',
  'wedding',
  'pricing',
  'shopping',
  'earning',
  'string',
  'hundred',
  'embed',
  'indeed',
  'exceed',
  'succeed',
])

/** The stem under which forms of a word meet: prices, price; including, included, include; shipped, shipping. */
export function stemOf(word: string): string {
  const one = singular(word)
  if (whole.has(one)) return one
  const cut = one.replace(/(ing|ed)$/, '')
  const bare = cut.length >= 4 && /[aeiouy]/.test(cut) ? cut : one
  return bare.length < one.length ? bare.replace(/([bdgmnprt])\1$/, '$1') : one.replace(/(?<=.{5})e$/, '')
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|js)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.slice(0, /(ch|sh|x|ss)es$/.test(word) ? -2 : -1)
}
