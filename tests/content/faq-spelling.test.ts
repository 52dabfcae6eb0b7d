import { expect, test } from 'vitest'
import { thesaurus } from '#content/chat/thesaurus.ts'
import { createMessageParser, wordsKnownIn } from '#features/chat/parse-message.ts'
import { editDistance, isOneEditFrom, isTypingSlip } from '#features/chat/spelling.ts'
import { rawTokens } from '#features/chat/tokens.ts'
import { englishWords, findLookalikes } from '#prerender/lookalikes.ts'
import { chatFaq } from '#support/chat.ts'
import { seededRandom } from '#support/outbox-fixtures.ts'
import { isSoak } from '#support/soak.ts'

const alternatives = chatFaq.flatMap(({ question }) => question.split('|'))
const parseMessage = createMessageParser(thesaurus, alternatives)
const isKnown = wordsKnownIn(thesaurus, alternatives)

const LONG_WORD = 9 // letters; in words this long, two errors are corrected

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

const conceptOf = (word: string) => [...parseMessage(word).concepts.keys()].join('+')
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

// The test checks only words close to the thesaurus, not words close to those of a single answer, so that a new answer
// does not make it fail.
test('no English word is corrected to a word of the thesaurus (if one is, run src/tools/lookalikes.mjs)', {
  timeout: 120_000,
}, () => {
  const isMisread = (word: string) =>
    [parseMessage(word), parseMessage(word).alternativeReading].some((message) => (message?.concepts.size ?? 0) > 0)
  expect(findLookalikes([]).filter((word) => !isKnown(word) && isMisread(word))).toEqual([])
})

test('a form of a subject with one spelling error is read as that subject in 99 of 100 cases, and never as another', {
  timeout: 120_000,
}, () => {
  let understood = 0
  let unread = 0
  const misread: string[] = []
  for (const form of forms) {
    const expected = conceptOf(form)
    for (const typed of misspellings(form)) {
      if (isKnown(typed) || englishWords.has(typed) || isAsNearToAnother(typed, form, expected)) continue
      const concept = conceptOf(typed)
      if (concept === expected) understood += 1
      else if (concept === '') unread += 1
      else misread.push(`${typed} (${form}) is read as ${concept}`)
    }
  }
  expect(misread).toEqual([])
  expect(understood / (understood + unread)).toBeGreaterThanOrEqual(0.99)
})

test('a long form of a subject with two spelling errors is read as that subject in nine of ten cases', {
  timeout: 120_000,
}, () => {
  const longForms = allForms.filter((form) => form.length >= LONG_WORD)
  const random = seededRandom()
  const randomOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  let triedCount = 0
  let understood = 0
  while (triedCount < (isSoak ? 2000 : 200)) {
    const form = randomOf(longForms) ?? ''
    const withOneError = randomOf([...misspellings(form)]) ?? ''
    const typed = randomOf([...misspellings(withOneError)]) ?? ''
    const expected = conceptOf(form)
    if (typed === form || isKnown(typed) || englishWords.has(typed) || isAsNearToAnother(typed, form, expected, 2))
      continue
    triedCount += 1
    if (conceptOf(typed) === expected) understood += 1
  }
  expect(understood / triedCount).toBeGreaterThanOrEqual(0.9)
})

/** Returns all misspellings of a word with one letter wrong, missing, doubled or swapped with the next letter. */
function misspellings(word: string): ReadonlySet<string> {
  const variants = new Set<string>()
  for (let index = 0; index < word.length; index++) {
    const [before, letter = '', after] = [word.slice(0, index), word[index], word.slice(index + 1)]
    variants.add(before + after)
    variants.add(before + letter + letter + after)
    variants.add(before + (after[0] ?? '') + letter + after.slice(1))
    for (const replacement of 'abcdefghijklmnopqrstuvwxyz') variants.add(before + replacement + after)
  }
  variants.delete(word)
  return variants
}

const spellingsByLength = new Map<number, { readonly word: string; readonly concept: string }[]>()
for (const word of spellings)
  spellingsByLength.set(word.length, [
    ...(spellingsByLength.get(word.length) ?? []),
    { word, concept: conceptOf(word) },
  ])

const isNear = (typed: string, other: string, maxErrors: number) => {
  if (other.length < 5) return isTypingSlip(typed, other)
  return (
    isOneEditFrom(typed, other) ||
    (maxErrors > 1 && other.length >= LONG_WORD && editDistance(typed, other, maxErrors) <= maxErrors)
  )
}

function isAsNearToAnother(typed: string, form: string, expected: string, maxErrors = 1): boolean {
  for (let length = typed.length - maxErrors; length <= typed.length + maxErrors; length++)
    for (const { word, concept } of spellingsByLength.get(length) ?? [])
      if (word !== form && concept !== expected && isNear(typed, word, maxErrors)) return true
  return false
}
