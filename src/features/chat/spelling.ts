const SHORTEST = 5 // letters; in a shorter word one other letter makes another word
const SURE = 7 // letters; in a shorter one another consonant makes another word, as 'prime' is not 'price'

/**
 * Finds the word of the vocabulary that a misspelt one stands for, one edit away; a dropped letter is the likeliest.
 * Null when there is none.
 */
export function spelling(vocabulary: Iterable<string>): (word: string) => string | null {
  const forgiven = [...vocabulary].filter((word) => word.length >= SHORTEST)
  return (word) => {
    if (word.length < SHORTEST) return null
    const near = forgiven.filter((candidate) => isOneEditApart(word, candidate))
    return near.find((candidate) => candidate.length > word.length) ?? near[0] ?? null
  }
}

/**
 * Whether a letter was added, dropped, replaced, or swapped with its neighbour (Damerau-Levenshtein distance 1). The
 * first letter has to be right, as it nearly always is, and in a short word only a vowel may stand for another.
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
