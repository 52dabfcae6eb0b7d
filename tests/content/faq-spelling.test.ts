import { expect, test } from 'vitest'
import { thesaurus } from '#content/chat/thesaurus.ts'
import { createMessageParser, wordsKnownIn } from '#features/chat/parse-message.ts'
import { editDistance, isOneEditFrom, isTypingSlip } from '#features/chat/spelling.ts'
import { rawTokens } from '#features/chat/tokens.ts'
import { englishWords, findLookalikes } from '#prerender/lookalikes.ts'
import { chatFaq } from '#support/chat.ts'
import { seededChances } from '#support/outbox-fixtures.ts'
import { isSoak } from '#support/soak.ts'

const alternatives = chatFaq.flatMap(({ question }) => question.split('|'))
const read = createMessageParser(thesaurus, alternatives)
const isKnown = wordsKnownIn(thesaurus, alternatives)

const LONG = 9 // letters, from which on two errors are corrected

/** The one-word forms of all subjects, in their correct spelling. */
const allForms = [
  ...new Set(
    thesaurus.subjects
      .flatMap((group) => group.split(','))
      .map((form) => rawTokens(form))
      .filter((words) => words.length === 1)
      .flat()
      .filter((word) => /^[a-z]{5,}$/.test(word)),
  ),
]
/** A sample of the forms, except in a soak run. */
const forms = allForms.filter((_, index) => isSoak || index % 10 === 0)

const conceptOf = (word: string) => [...read(word).concepts.keys()].join('+')
const spellings = [
  ...new Set(
    [
      ...alternatives,
      ...thesaurus.subjects,
      ...thesaurus.aspects,
      ...thesaurus.settings,
      ...thesaurus.questions,
      ...thesaurus.strangers,
      thesaurus.functionWords,
    ].flatMap(rawTokens),
  ),
]

// Words close to a word that only one answer has may be missing from the list until the tool runs again, so that adding
// an answer does not fail this test.
test('no English word close to the thesaurus is taken for one of ours: run src/tools/lookalikes.mjs where one is', {
  timeout: 120_000,
}, () => {
  const isTaken = (word: string) => [read(word), read(word).otherwise].some((one) => (one?.concepts.size ?? 0) > 0)
  expect(findLookalikes([]).filter((word) => !isKnown(word) && isTaken(word))).toEqual([])
})

test('a form of a subject with one error is read as that subject only', { timeout: 120_000 }, () => {
  let understood = 0
  let lost = 0
  const others: string[] = []
  for (const form of forms) {
    const meant = conceptOf(form)
    for (const typed of misspellings(form)) {
      if (isKnown(typed) || englishWords.has(typed) || isAsNearToAnother(typed, form, meant)) continue
      const found = conceptOf(typed)
      if (found === meant) understood += 1
      else if (found === '') lost += 1
      else others.push(`${typed} (${form}) is read as ${found}`)
    }
  }
  expect(others).toEqual([])
  expect(understood / (understood + lost)).toBeGreaterThanOrEqual(0.99)
})

test('a long form of a subject with two errors is read as that subject in nine cases of ten', {
  timeout: 120_000,
}, () => {
  const long = allForms.filter((form) => form.length >= LONG)
  const chance = seededChances()
  const some = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)]
  let asked = 0
  let understood = 0
  while (asked < (isSoak ? 2000 : 200)) {
    const form = some(long) ?? ''
    const once = some([...misspellings(form)]) ?? ''
    const typed = some([...misspellings(once)]) ?? ''
    const meant = conceptOf(form)
    if (typed === form || isKnown(typed) || englishWords.has(typed) || isAsNearToAnother(typed, form, meant, 2))
      continue
    asked += 1
    if (conceptOf(typed) === meant) understood += 1
  }
  expect(understood / asked).toBeGreaterThanOrEqual(0.9)
})

/** Every word with one letter wrong, missing, doubled or swapped with its neighbour. */
function misspellings(word: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (let at = 0; at < word.length; at++) {
    const [before, letter = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)]
    found.add(before + after)
    found.add(before + letter + letter + after)
    found.add(before + (after[0] ?? '') + letter + after.slice(1))
    for (const other of 'abcdefghijklmnopqrstuvwxyz') found.add(before + other + after)
  }
  found.delete(word)
  return found
}

const conceptOfSpelling = new Map(spellings.map((word) => [word, conceptOf(word)]))

const isNear = (typed: string, other: string, most: number) => {
  if (other.length < 5) return isTypingSlip(typed, other)
  return isOneEditFrom(typed, other) || (most > 1 && other.length >= LONG && editDistance(typed, other, most) <= most)
}

function isAsNearToAnother(typed: string, form: string, meant: string, most = 1): boolean {
  for (const [other, concept] of conceptOfSpelling)
    if (other !== form && concept !== meant && isNear(typed, other, most)) return true
  return false
}
