/**
 * Returns the words of a text in order: lower case, singular, American spelling, without punctuation, mail and web
 * addresses. Words consist of letters, marks and digits of any script. Endings are cut by rule, which turns 'does' into
 * 'doe'. This is harmless, because both sides of a comparison are treated alike.
 */
export function tokenize(text: string): readonly string[] {
  return rawTokens(text).map(stem)
}

/** Returns the words of a text in lower case with their endings, one for each word that `tokenize` returns. */
export function rawTokens(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\S+@\S+|https?:\S+|www\.\S+/g, ' ')
    .replace(/['’]s\b/g, ' is')
    .replace(/n['’]t\b|(can)not\b/g, '$1 not')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Returns a lower-case word in the form in which texts are compared: singular, American spelling. */
export function stem(word: string): string {
  return toAmerican(toSingular(word))
}

/** Returns the possible base forms of a word: `host` for `hosted`, `move` for `moving`, `plan` for `planned`. */
export function baseForms(word: string): readonly string[] {
  const bare = word.replace(/(ing|ed|er|est|ly)$/, '')
  if (bare === word || bare.length < 3) return []
  return [bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')]
}

function toSingular(word: string): string {
  if (word.length < 4 || !/s$|ie$/.test(word) || /(ss|us|js|is)$/.test(word)) return word
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  return word.slice(0, /(ch|sh|x|ss)es$/.test(word) ? -2 : -1)
}

function toAmerican(word: string): string {
  if (word.length < 5) return word
  return word
    .replace(/isation$/, 'ization')
    .replace(/(al|tim|tom|er)is(e|ed|ing|er)$/, '$1iz$2')
    .replace(/(.{2})our$/, '$1or')
}
