/** Letters of the shortest word in which any error is corrected. In shorter words, one letter changes the meaning. */
const MIN_LENGTH = 5
/** Letters of the shortest word in which a typing slip is corrected. */
const MIN_SLIP_LENGTH = 3
/** Letters of the shortest word in which two errors are corrected. */
const MIN_TWO_EDIT_LENGTH = 9

/**
 * Returns a function that finds the words of a vocabulary that a misspelt word may stand for: those one edit away, of
 * the likeliest kind only. If there are none, a long word may stand for those two edits away. Short words are found
 * for typing slips only. An edit is a letter added, missing, replaced or swapped with its neighbour.
 */
export function createSpellingCorrector(vocabulary: Iterable<string>): (word: string) => readonly string[] {
  const words = [...new Set(vocabulary)]
  const long = words.filter((word) => word.length >= MIN_LENGTH)
  const short = words.filter((word) => word.length >= MIN_SLIP_LENGTH && word.length < MIN_LENGTH)
  const shortByFirstLetter = new Map<string, string[]>()
  for (const word of short)
    shortByFirstLetter.set(word.charAt(0), [...(shortByFirstLetter.get(word.charAt(0)) ?? []), word])
  const wordsByLength = new Map<number, { readonly word: string; readonly mask: number }[]>()
  for (const word of long) {
    const list = wordsByLength.get(word.length) ?? []
    list.push({ word, mask: letterMask(word) })
    wordsByLength.set(word.length, list)
  }
  /** Returns the words that may be `maxEdits` edits away. Each edit adds and removes one letter at most. */
  const candidatesWithin = (word: string, maxEdits: number) => {
    const mask = letterMask(word)
    const candidates: string[] = []
    for (let length = word.length - maxEdits; length <= word.length + maxEdits; length++)
      for (const candidate of wordsByLength.get(length) ?? [])
        if (popCount(candidate.mask ^ mask) <= 2 * maxEdits) candidates.push(candidate.word)
    return candidates
  }
  return (word) => {
    const slips = (shortByFirstLetter.get(word.charAt(0)) ?? []).filter((candidate) => isTypingSlip(word, candidate))
    if (word.length < MIN_LENGTH - 1) return slips
    const near = [...slips, ...candidatesWithin(word, 1).filter((candidate) => isOneEditFrom(word, candidate))]
    const lowestCost = Math.min(...near.map((candidate) => errorCost(word, candidate)))
    if (near.length > 0) return near.filter((candidate) => errorCost(word, candidate) === lowestCost)
    if (word.length < MIN_TWO_EDIT_LENGTH - 1) return []
    return candidatesWithin(word, 2).filter(
      (candidate) => candidate.length >= MIN_TWO_EDIT_LENGTH && editDistance(word, candidate, 2) === 2,
    )
  }
}

const VOWELS = /[aeiou]/

/**
 * Returns whether the typed word differs from the meant one by a typing slip: two neighbouring letters are swapped, a
 * letter is doubled or a double letter is single, or a vowel between two consonants is left out. The first letter must
 * be right.
 */
export function isTypingSlip(typed: string, meant: string): boolean {
  if (typed.length < MIN_SLIP_LENGTH || typed[0] !== meant[0] || !isOneEditFrom(typed, meant)) return false
  if (typed.length === meant.length) return [...typed].sort().join() === [...meant].sort().join()
  const [short, long] = typed.length < meant.length ? [typed, meant] : [meant, typed]
  const at = [...long].findIndex((letter, index) => letter !== short[index])
  const [before = '', letter = '', after = ''] = [long[at - 1], long[at], long[at + 1]]
  if (letter === before) return true
  const isBetween = after !== '' && !VOWELS.test(before) && !VOWELS.test(after)
  return typed.length < meant.length && VOWELS.test(letter) && isBetween
}

/** Returns the letters of a word as a bit mask. Other characters share the outermost bits. */
function letterMask(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << Math.min(Math.max(word.charCodeAt(at) - 97, 0), 26)
  return letters
}

/** Counts the set bits of a number, in pairs, fours and eights. */
function popCount(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The rows of the keyboard. Each row starts half a key further right than the one above it. */
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

/**
 * Returns the cost of an error, lower for likelier ones: a letter left out, doubled or swapped, then one added, then
 * one replaced. A neighbouring key or another vowel is likelier than any other letter, and an error in the first letter
 * is less likely than the same error elsewhere.
 */
function errorCost(typed: string, meant: string): number {
  const isSwap = typed.length === meant.length && [...typed].sort().join() === [...meant].sort().join()
  const isDoubled = typed.length > meant.length && /(.)\1/.test(typed)
  const firstLetterCost = typed[0] !== meant[0] ? 0.25 : 0
  if (typed.length < meant.length || isSwap || isDoubled) return firstLetterCost
  if (typed.length > meant.length) return firstLetterCost + 1
  const at = [...typed].findIndex((letter, index) => letter !== meant[index])
  const [typedLetter = '', meantLetter = ''] = [typed[at], meant[at]]
  const isLikely =
    areNeighbours(typedLetter, meantLetter) || (/[aeiou]/.test(typedLetter) && /[aeiou]/.test(meantLetter))
  return firstLetterCost + (isLikely ? 1.5 : 2)
}

function areNeighbours(a: string, b: string): boolean {
  const [first, second] = [keyPosition(a), keyPosition(b)]
  return first !== null && second !== null && Math.abs(first.row - second.row) <= 1 && Math.abs(first.x - second.x) <= 1
}

/** Returns the position of a letter on the keyboard, measured in keys, or null for any other character. */
function keyPosition(letter: string): { readonly row: number; readonly x: number } | null {
  for (const [row, keys] of KEYBOARD.entries())
    if (letter !== '' && keys.includes(letter)) return { row, x: keys.indexOf(letter) + row / 2 }
  return null
}

/** Returns whether two words differ by one added, missing, replaced or swapped letter. */
export function isOneEditFrom(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let start = 0 // the number of equal letters at the start
  while (start < short.length && short[start] === long[start]) start++
  let end = 0 // the number of equal letters at the end
  while (end < short.length - start && short[short.length - 1 - end] === long[long.length - 1 - end]) end++
  const different = long.length - start - end
  if (different === 1) return true // added, missing or replaced
  return different === 2 && a.length === b.length && a[start] === b[start + 1] && a[start + 1] === b[start]
}

/**
 * Returns how many letters have to be added, removed, replaced or swapped to turn one word into the other (restricted
 * Damerau-Levenshtein distance), or `maxEdits` + 1 if there are more than `maxEdits`.
 */
export function editDistance(a: string, b: string, maxEdits: number): number {
  if (Math.abs(a.length - b.length) > maxEdits) return maxEdits + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  let row: number[] = [] // the three rows are reused, because this runs for thousands of words per message
  for (let at = 1; at <= a.length; at++) {
    row[0] = at
    let lowest = at
    for (let to = 1; to <= b.length; to++) {
      const replacement = a[at - 1] === b[to - 1] ? 0 : 1
      const isSwapped = at > 1 && to > 1 && a[at - 1] === b[to - 2] && a[at - 2] === b[to - 1]
      const edits = Math.min(
        (last[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (last[to - 1] ?? 0) + replacement,
        isSwapped ? (beforeLast[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
      row[to] = edits
      lowest = Math.min(lowest, edits)
    }
    if (lowest > maxEdits) return maxEdits + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return Math.min(last[b.length] ?? 0, maxEdits + 1)
}
