import { expect, test } from 'vitest'
import { modelList, providers } from '#content/models.ts'
import { mergeModelList, parseModelList } from '#features/agent-runner/model-list.ts'
import {
  defaultModel,
  findModel,
  guessDialect,
  mismatchedKeyOwner,
  modelState,
  replacementModel,
  runCost,
} from '#features/agent-runner/models.ts'
import { modelLists } from '#support/provider-answers.ts'

const { models } = modelList

test('the five models of the specification come first, in its order', () => {
  expect(models.slice(0, 5).map(({ id }) => id)).toEqual([
    'gpt-4',
    'gpt-3.5-turbo',
    'claude-3-sonnet-20240229',
    'claude-3-haiku-20240307',
    'gemini-pro',
  ])
})

test('every id occurs once, and every replacement is listed, active and of the same provider', () => {
  expect(new Set(models.map(({ id }) => id)).size).toBe(models.length)
  for (const model of models) {
    if (!('replacement' in model)) continue
    const replacement = models.find(({ id }) => id === model.replacement)
    expect(replacement, model.id).toMatchObject({ dialect: model.dialect })
    expect(replacement && modelState(replacement, modelList.asOf), model.id).toBe('active')
  }
})

test('models without a retirement date have a price, and the models of the specification have a retirement date', () => {
  expect(models.filter((model) => !('retires' in model) && !('price' in model))).toEqual([])
  expect(models.slice(0, 5).filter((model) => !('retires' in model))).toEqual([])
})

test('providers and their pages use https', () => {
  for (const { origin, keysUrl, billingUrl, statusUrl } of Object.values(providers)) {
    expect(new URL(origin).origin).toBe(origin)
    for (const url of [origin, keysUrl, billingUrl, statusUrl]) expect(url).toMatch(/^https:\/\//)
  }
})

test.each([
  ['2026-08-23', 'active'],
  ['2026-08-24', 'retiring'],
  ['2026-10-22', 'retiring'],
  ['2026-10-23', 'retired'],
  ['2027-01-01', 'retired'],
])('on %s a model that retires on 23 October 2026 is %s', (day, state) => {
  expect(modelState({ retires: '2026-10-23' }, day)).toBe(state)
})

test('a model without a retirement date is active', () => {
  expect(modelState({}, '2999-01-01')).toBe('active')
})

test('the default model is the first one that is not retired', () => {
  expect(defaultModel('2026-10-22').id).toBe('gpt-4')
  expect(defaultModel('2026-10-23').id).toBe('gpt-6-luna')
})

test('the default that the owner configured is used if it is listed, and is ignored otherwise', () => {
  expect(defaultModel('2026-11-22', 'claude-haiku-5-5').id).toBe('claude-haiku-5-5')
  expect(defaultModel('2026-11-22', 'no-such-model').id).toBe('gpt-6-luna')
})

test('the start of an id suggests a provider', () => {
  expect(['gpt-9', 'claude-9', 'gemini-9', 'my-model', 'xgpt-1'].map(guessDialect)).toEqual([
    'openai',
    'anthropic',
    'gemini',
    null,
    null,
  ])
})

test('an id belongs to the chosen provider, whatever it looks like', () => {
  expect(findModel('my-model', 'anthropic')).toMatchObject({ id: 'my-model', label: 'my-model', dialect: 'anthropic' })
  expect(findModel('gpt-4', 'anthropic')).toMatchObject({ dialect: 'anthropic', isStreamed: true })
  expect(findModel('gpt-4', 'openai')).toMatchObject({ label: 'GPT-4', isStreamed: false })
})

test('the replacement of a retired or unlisted model is a model that is not retired, or null', () => {
  expect(replacementModel('gpt-4', 'openai', '2026-11-22')?.id).toBe('gpt-6-luna')
  expect(replacementModel('gemini-pro', 'gemini', '2026-11-22')?.id).toBe('gemini-3.8-flash')
  expect(replacementModel('gemini-1.5-flash', 'gemini', '2026-11-22')?.id).toBe('gemini-3.5-flash-lite')
  const retiredModels = [{ ...findModel('a', 'gemini'), retires: '2026-01-01', replacement: 'a' }]
  expect(replacementModel('a', 'gemini', '2026-11-22', retiredModels)).toBeNull()
})

test.each([
  ['sk-ant-api03-abc', 'openai', 'anthropic'],
  ['sk-ant-api03-abc', 'anthropic', null],
  ['AIzaSyAbc', 'openai', 'gemini'],
  ['AQ.Ab8RN6', 'anthropic', 'gemini'],
  ['AQ.Ab8RN6', 'gemini', null],
  ['sk-proj-abc', 'gemini', 'openai'],
  ['sk-abc', 'gemini', null],
  ['anything', 'openai', null],
] as const)('the mismatched owner of the key %s, entered for %s, is %s', (key, dialect, owner) => {
  expect(mismatchedKeyOwner(key, dialect)).toBe(owner)
})

test('the cost of a run is calculated from its tokens if the price is known', () => {
  const usage = { promptTokens: 500_000, answerTokens: 100_000, thinkingTokens: 40_000 }
  expect(runCost(findModel('gpt-6.1-terra', 'openai'), usage)).toBeCloseTo(1, 10)
  expect(runCost(findModel('my-model', 'openai'), usage)).toBeNull()
})

test('a price that applies to short prompts gives no cost for long ones', () => {
  const haiku = findModel('claude-haiku-5-5', 'anthropic')
  expect(runCost(haiku, { promptTokens: 100_000, answerTokens: 0, thinkingTokens: 0 })).toBeCloseTo(0.01, 10)
  expect(runCost(haiku, { promptTokens: 100_001, answerTokens: 0, thinkingTokens: 0 })).toBeNull()
})

test('only models for a chat in text are read from a list, with their retirement date if the list states it', () => {
  expect(parseModelList('openai', modelLists.openai)).toEqual([
    { id: 'gpt-6-luna', label: 'gpt-6-luna', retires: '2027-06-30' },
    { id: 'gpt-6.2-nova', label: 'gpt-6.2-nova' },
  ])
  expect(parseModelList('anthropic', modelLists.anthropic)).toEqual([
    { id: 'claude-haiku-5-5', label: 'Claude Haiku 5.5' },
    { id: 'claude-opus-5-5', label: 'Claude Opus 5.5' },
  ])
  expect(parseModelList('gemini', modelLists.gemini)).toEqual([
    { id: 'gemini-3.8-flash', label: 'Gemini 3.8 Flash' },
    { id: 'gemini-4-pro', label: 'Gemini 4 Pro' },
  ])
})

test.each(['', 'no', '{}', '[]', 'null', '{"data":"no"}'])('%j is not a list of models', (text) => {
  expect(parseModelList('openai', text)).toBeNull()
})

test('invalid entries of a list of models are left out', () => {
  expect(parseModelList('anthropic', '{"data":[null,7,"x",{"id":5}]}')).toEqual([])
})

test('refreshing the list updates retirement dates, marks models that the key cannot use and adds new ones', () => {
  const list = mergeModelList('openai', parseModelList('openai', modelLists.openai) ?? [])
  const modelById = (id: string) => list.find((model) => model.id === id)
  expect(modelById('gpt-6-luna')).toMatchObject({ isListed: true, retires: '2027-06-30', label: 'GPT-6 Luna' })
  expect(modelById('gpt-6-astra')).toMatchObject({ isListed: false })
  expect(modelById('claude-haiku-5-5')).not.toHaveProperty('isListed')
  expect(list.at(-1)).toMatchObject({ id: 'gpt-6.2-nova', dialect: 'openai', isStreamed: true, isListed: true })
  expect(defaultModel('2027-06-30', '', list).id).toBe('gpt-6.1-terra')
})
