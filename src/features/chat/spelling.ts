/** Letters; in a shorter word one other letter makes another word, so that only a slip of the finger is read. */
const MIN_LENGTH = 5
/** Letters of the shortest word in which a slip is read. */
const MIN_SLIP_LENGTH = 3
/** Letters, from which on two errors are read. */
const MIN_TWO_EDIT_LENGTH = 9

/**
 * Returns the rule that finds the words of a vocabulary that a misspelt one may stand for: those with one letter wrong,
 * missing, doubled or swapped with its neighbour, the likeliest kind of error alone; else, in a long word, those with two
 * such errors; in a short one, those that a slip of the finger leads to. Nothing for a word that stands for none.
 */
export function createSpellingCorrector(vocabulary: Iterable<string>): (word: string) => readonly string[] {
  const words = [...new Set(vocabulary)]
  const all = words.filter((word) => word.length >= MIN_LENGTH)
  const short = words.filter((word) => word.length >= MIN_SLIP_LENGTH && word.length < MIN_LENGTH)
  const ofLength = new Map<number, { readonly word: string; readonly letters: number }[]>()
  for (const word of all) {
    const list = ofLength.get(word.length) ?? []
    list.push({ word, letters: letterMask(word) })
    ofLength.set(word.length, list)
  }
  /** Words that may be so many edits away: each edit brings in one letter and takes one out at most. */
  const within = (word: string, most: number) => {
    const own = letterMask(word)
    const found: string[] = []
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const other of ofLength.get(length) ?? [])
        if (popCount(other.letters ^ own) <= 2 * most) found.push(other.word)
    return found
  }
  return (word) => {
    const slips = short.filter((candidate) => isTypingSlip(word, candidate))
    if (word.length < MIN_LENGTH - 1) return slips
    const near = [...slips, ...within(word, 1).filter((candidate) => isOneEditFrom(word, candidate))]
    const likeliest = Math.min(...near.map((candidate) => errorCost(word, candidate)))
    if (near.length > 0) return near.filter((candidate) => errorCost(word, candidate) === likeliest)
    if (word.length < MIN_TWO_EDIT_LENGTH - 1) return []
    return within(word, 2).filter(
      (candidate) => candidate.length >= MIN_TWO_EDIT_LENGTH && editDistance(word, candidate, 2) === 2,
    )
  }
}

const VOWELS = /[aeiou]/

/**
 * Returns whether two neighbours are swapped, one of a pair of equal letters is missing or too many, or a vowel between two
 * consonants is left out, and the first letter is right: what a finger does to a word that is known by heart.
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

/** The letters of a word, one bit each; others share the last. */
function letterMask(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << Math.min(Math.max(word.charCodeAt(at) - 97, 0), 26)
  return letters
}

/** How many bits of a number are set, counted in pairs, fours and eights. */
function popCount(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Where the letters lie. Each row begins half a key further right than the one above it. */
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

/**
 * A letter is oftenest left out, doubled or swapped; then put in; then mistaken, for the one on the next key or a vowel for
 * another before any other. The first letter is oftenest right.
 */
function errorCost(typed: string, meant: string): number {
  const isSwap = typed.length === meant.length && [...typed].sort().join() === [...meant].sort().join()
  const isDoubled = typed.length > meant.length && /(.)\1/.test(typed)
  const isFirst = typed[0] !== meant[0] ? 0.25 : 0
  if (typed.length < meant.length || isSwap || isDoubled) return isFirst
  if (typed.length > meant.length) return isFirst + 1
  const at = [...typed].findIndex((letter, index) => letter !== meant[index])
  const [letter = '', other = ''] = [typed[at], meant[at]]
  const isLikely = areNeighbours(letter, other) || (/[aeiou]/.test(letter) && /[aeiou]/.test(other))
  return isFirst + (isLikely ? 1.5 : 2)
}

function areNeighbours(a: string, b: string): boolean {
  const [one, other] = [keyPosition(a), keyPosition(b)]
  return one !== null && other !== null && Math.abs(one.row - other.row) <= 1 && Math.abs(one.x - other.x) <= 1
}

/** Where a letter lies on the keyboard, in keys; null for what is no letter of it. */
function keyPosition(letter: string): { readonly row: number; readonly x: number } | null {
  for (const [row, keys] of KEYBOARD.entries())
    if (letter !== '' && keys.includes(letter)) return { row, x: keys.indexOf(letter) + row / 2 }
  return null
}

/** Returns whether one letter is put in, left out, mistaken, or swapped with its neighbour between two words. */
export function isOneEditFrom(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  let end = 0
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++
  const left = long.length - start - end
  if (left === 1) return true // put in, left out or mistaken
  return left === 2 && a.length === b.length && a[start] === b[start + 1] && a[start + 1] === b[start]
}

/**
 * Returns how many letters have to be put in, taken out, replaced, or swapped with their neighbour to make one word of the
 * other (Damerau-Levenshtein distance, restricted); `most` + 1 where it is more than that.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: readonly number[] = []
  let last: readonly number[] = range(0, b.length)
  for (let at = 1; at <= a.length; at++) {
    const row = [at]
    for (let to = 1; to <= b.length; to++) {
      const same = a[at - 1] === b[to - 1] ? 0 : 1
      const edits = [(last[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1, (last[to - 1] ?? 0) + same]
      const isSwapped = at > 1 && to > 1 && a[at - 1] === b[to - 2] && a[at - 2] === b[to - 1]
      row.push(Math.min(...edits, isSwapped ? (before[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY))
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
