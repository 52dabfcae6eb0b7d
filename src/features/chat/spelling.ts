const SHORTEST = 5 // letters; in a shorter word one other letter makes another word
const SURE = 7 // letters; in a shorter one another consonant makes another word, as 'prime' is not 'price'

/** Where the letters lie. Each row begins half a key further right than the one above it. */
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

/**
 * Finds the word of the vocabulary that a misspelt one stands for, one edit away; a dropped letter is the likeliest. Where
 * there is none, the one word that a finger on the next key would have made. Null when there is none, or more than one.
 */
export function spelling(vocabulary: Iterable<string>): (word: string) => string | null {
  const forgiven = [...vocabulary].filter((word) => word.length >= SHORTEST)
  return (word) => {
    if (word.length < SHORTEST) return null
    const near = forgiven.filter((candidate) => isOneEditApart(word, candidate))
    if (near.length > 0) return near.find((candidate) => candidate.length > word.length) ?? near[0] ?? null
    const slips = forgiven.filter((candidate) => isOneKeyApart(word, candidate))
    return slips.length === 1 ? (slips[0] ?? null) : null
  }
}

/**
 * Whether a letter was added, dropped, replaced, or swapped with its neighbour (Damerau-Levenshtein distance 1). The
 * first letter has to be right, as it nearly always is, and in a short word only a vowel may stand for another: 'cancer'
 * is not 'cancel', nor 'bread' 'break'.
 */
function isOneEditApart(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false
  let same = 1
  while (same < a.length && a[same] === b[same]) same++
  const [restA, restB] = [a.slice(same), b.slice(same)]
  const mayReplace = a.length >= SURE || (isVowel(restA[0]) && isVowel(restB[0]))
  if ((mayReplace && restA.slice(1) === restB.slice(1)) || restA.slice(1) === restB || restA === restB.slice(1))
    return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

function isVowel(letter = ''): boolean {
  return 'aeiou'.includes(letter)
}

/** Whether one letter, and not the first, stands for the one beside it on the keyboard. */
function isOneKeyApart(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const [at, ...more] = [...a].map((_, index) => index).filter((index) => a[index] !== b[index])
  return at !== undefined && at > 0 && more.length === 0 && areBeside(a[at], b[at])
}

function areBeside(a = '', b = ''): boolean {
  const [one, other] = [placeOf(a), placeOf(b)]
  return one !== null && other !== null && Math.abs(one.row - other.row) <= 1 && Math.abs(one.x - other.x) <= 1
}

/** Where a letter lies on the keyboard, in keys; null for what is no letter of it. */
function placeOf(letter: string): { readonly row: number; readonly x: number } | null {
  for (const [row, keys] of KEYBOARD.entries())
    if (keys.includes(letter)) return { row, x: keys.indexOf(letter) + row / 2 }
  return null
}
