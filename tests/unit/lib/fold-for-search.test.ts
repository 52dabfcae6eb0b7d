import { expect, test } from 'vitest'
import { foldForSearch } from '#lib/fold-for-search.ts'

test.each([
  ['case and accents', ['São', 'sao', 'SAO', 'Sa\u0303o']],
  ['full-width letters', ['ＡＩ agents', 'AI agents']],
  ['case and the Turkish dotted and dotless i', ['AGENTİC', 'agentıc', 'agentic', 'AGENTIC']],
  ['spaces', ['agentic  ai', 'agentic\u00a0ai', ' agentic\tai ', 'agentic\u202fai']],
  ['hyphens', ['ai-driven', 'ai\u2011driven', 'ai–driven']],
  ['apostrophes', ['don’t', "don't"]],
  ['invisible characters', ['co\u00adoperate', '\u200ecooperate', 'cooperate']],
  ['ligatures', ['eﬃcient', 'efficient']],
])('texts that differ only in %s are equal in a search', (_, texts) => {
  expect(new Set(texts.map(foldForSearch)).size).toBe(1)
})

test('Hindi vowel signs and symbols stay, and accents are removed', () => {
  expect(foldForSearch('कि')).not.toBe(foldForSearch('की'))
  expect(foldForSearch('C++')).toBe('c++')
  expect(foldForSearch('résumé')).toBe('resume')
})

test('a lone surrogate does not break a search', () => {
  expect(foldForSearch('tea \uD83D')).toBe('tea \uD83D')
})
