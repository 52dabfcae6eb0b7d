import { expect, test } from 'vitest'
import { modelList } from '#content/models.ts'
import { mergeModelList } from '#features/agent-runner/model-list.ts'
import { applySuggestion, groupModelOptions } from '#features/agent-runner/model-options.ts'

const optionsOn = (day: string, list = modelList.models) => {
  const { groups, retired } = groupModelOptions(day, list)
  return {
    groups: groups.map(({ provider, options }) => [provider, ...options.map(({ id }) => id)]),
    retired: retired.map(({ label, replacementLabel: instead }) => `${label}: ${instead}`),
  }
}

test('models are grouped by provider, and retired models are listed separately with their replacement', () => {
  expect(optionsOn('2026-11-22')).toEqual({
    groups: [
      ['OpenAI', 'gpt-6-luna', 'gpt-6.1-terra', 'gpt-6.1-sol', 'gpt-6-astra'],
      ['Anthropic', 'claude-haiku-5-5', 'claude-sonnet-5-5'],
      ['Google', 'gemini-3.5-flash-lite', 'gemini-3.8-flash'],
    ],
    retired: [
      'GPT-4: GPT-6 Luna',
      'GPT-3.5 Turbo: GPT-6 Luna',
      'Claude 3 Sonnet: Claude Sonnet 5.5',
      'Claude 3 Haiku: Claude Haiku 5.5',
      'Gemini Pro: Gemini 3.8 Flash',
    ],
  })
})

test('a model is retired from its retirement date on, shown as retiring shortly before, and active long before', () => {
  expect(optionsOn('2026-10-22').groups[0]).toContain('gpt-4')
  expect(optionsOn('2026-10-23').groups[0]).not.toContain('gpt-4')
  const stateOn = (day: string) => groupModelOptions(day).groups[0]?.options.find(({ id }) => id === 'gpt-4')?.state
  expect(stateOn('2026-10-22')).toBe('retiring')
  expect(stateOn('2026-08-01')).toBe('active')
})

test('a provider has no group when all its models are retired, and these models have no replacement', () => {
  const models = modelList.models.map((model) =>
    model.dialect === 'gemini' ? { ...model, retires: '2026-01-01' } : model,
  )
  const { groups, retired } = optionsOn('2026-11-22', models)
  expect(groups.map(([provider]) => provider)).toEqual(['OpenAI', 'Anthropic'])
  expect(retired).toContain('Gemini 3.8 Flash: ')
})

test('new models that a provider lists for a key come last, and known models that it does not list are marked', () => {
  const list = mergeModelList('openai', [
    { id: 'gpt-6-luna', label: 'gpt-6-luna' },
    { id: 'gpt-6.2-nova', label: 'gpt-6.2-nova', retires: '2026-12-01' },
  ])
  const openAi = groupModelOptions('2026-11-22', list).groups[0]?.options ?? []
  expect(openAi.map(({ id, isListed, state }) => [id, isListed, state])).toEqual([
    ['gpt-6-luna', true, 'active'],
    ['gpt-6.1-terra', false, 'active'],
    ['gpt-6.1-sol', false, 'active'],
    ['gpt-6-astra', false, 'active'],
    ['gpt-6.2-nova', true, 'retiring'],
  ])
})

const tones = ['Friendly', 'Formal', 'Playful']

test.each([
  ['', 'Friendly', 'Friendly'],
  ['  \n ', 'Friendly', 'Friendly'],
  ['Formal', 'Friendly', 'Friendly'],
  [' Formal ', 'Friendly', 'Friendly'],
  ['Friendly', 'Friendly', 'Friendly'],
  ['Like a pirate', 'Friendly', 'Like a pirate, Friendly'],
  ['Like a pirate,', 'Friendly', 'Like a pirate, Friendly'],
  ['Like a pirate, ', 'Friendly', 'Like a pirate, Friendly'],
  ['Like a pirate, Friendly', 'Friendly', 'Like a pirate, Friendly'],
  ['Like a pirate,Friendly', 'Friendly', 'Like a pirate,Friendly'],
  ['Like a pirate, Friendly', 'Formal', 'Like a pirate, Friendly, Formal'],
  ['Unfriendly', 'Friendly', 'Unfriendly, Friendly'],
])('%j and the suggestion %j become %j', (typed, suggestion, field) => {
  expect(applySuggestion(typed, suggestion, tones)).toBe(field)
})
