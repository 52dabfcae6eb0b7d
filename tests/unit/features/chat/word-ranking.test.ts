import { expect, test } from 'vitest'
import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { thesaurus } from '#content/chat/thesaurus.ts'
import { createMessageParser } from '#features/chat/parse-message.ts'
import { createWordRanking, mergeRankings } from '#features/chat/word-ranking.ts'

const entry = (id: string, title: string, question: string, answer: string): FaqEntry => ({
  id,
  title,
  question,
  answer,
})
const entries = [
  entry('hive', 'Do you sell hives?', 'hive', 'Every hive is made of pine and painted by hand.'),
  entry('honey', 'Do you sell honey?', 'honey', 'The honey of each hive is kept in its own jar.'),
  entry('pollen', 'Do you sell pollen?', 'pollen', 'We collect pollen in spring.'),
  entry('talk-thanks', 'Thank you', 'thanks', 'Thank you for the honey.'),
]
const parse = createMessageParser(
  thesaurus,
  entries.map(({ question }) => question),
)
const parsedAlternatives = new Map(entries.map(({ id, question }) => [id, [parse(question, 'alternative')]]))
const rank = createWordRanking(entries, parsedAlternatives)
const idsFor = (...sentences: readonly (readonly [string, number])[]) =>
  rank(sentences.map(([text, weight]) => ({ parsed: parse(text), weight }))).map((match) => match.entry.id)

test('an entry is found by a word that stands only in its answer', () => {
  expect(idsFor(['what colour is the painted one, of pine?', 1])).toEqual(['hive'])
})

test('a word in the title counts more than one in the answer', () => {
  expect(idsFor(['is there a hive', 1])).toEqual(['hive', 'honey'])
})

test('the words of a sentence that asks nothing count less', () => {
  expect(idsFor(['My uncle eats pollen.', 0.5], ['Is there honey?', 1])[0]).toBe('honey')
  expect(idsFor(['My uncle eats pollen.', 1], ['Is there honey?', 0.5])[0]).toBe('pollen')
})

test('courtesies are never found by their words', () => {
  expect(idsFor(['thank you for the honey', 1])).not.toContain('talk-thanks')
})

test('two rankings become one that begins with the best of each, and goes on with what is high in both', () => {
  const [a, b, c, d] = entries as unknown as [FaqEntry, FaqEntry, FaqEntry, FaqEntry]
  expect(mergeRankings([a, c, d], [b, d, c])).toEqual([a, b, d, c])
  expect(mergeRankings([a, b], [c, d, b])).toEqual([a, c, d, b])
})
