/**
 * The words of a text in order: lower case, singular, American spelling, without punctuation, mail and web addresses.
 * Letters, marks and digits of every script make words, everything else parts them. Endings are cut by rule, so that a
 * 'does' becomes a 'doe': both sides of a comparison are read this way, and nobody sees it.
 */
export function tokenize(text: string): readonly string[] {
  return rawTokens(text).map(stem)
}

/** The words of a text as they were typed, one for each of `wordsOf`. */
export function rawTokens(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\S+@\S+|https?:\S+|www\.\S+/g, ' ')
    .replace(/['’]s\b/g, ' is')
    .replace(/n['’]t\b|(?<=can)not\b/g, ' not')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** A word in lower case as texts are compared by: singular, American spelling. */
export function stem(word: string): string {
  return american(singular(word))
}

/** What a word may be a form of, likeliest first: `hosted` of `host`, `moving` of `move`, `planned` of `plan`. */
export function baseForms(word: string): readonly string[] {
  const bare = word.replace(/(ing|ed|er|est|ly)$/, '')
  if (bare === word || bare.length < 3) return []
  return [bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')]
}

function singular(word: string): string {
  if (word.length < 4 || !/s$|ie$/.test(word) || /(ss|us|js|is)$/.test(word)) return word
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  return word.slice(0, /(ch|sh|x|ss)es$/.test(word) ? -2 : -1)
}

function american(word: string): string {
  if (word.length < 5) return word
  return word
    .replace(/isation$/, 'ization')
    .replace(/(?<=al|tim|tom|er)is(e|ed|ing|er)$/, 'iz$1')
    .replace(/(?<=.{2})our$/, 'or')
}
