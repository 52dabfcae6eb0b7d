import { expect, test } from 'vitest'
import { typicalRun } from '#features/agent-runner/typical-run.ts'
import { agentFor } from '#support/agents.ts'

const model = { id: 'm', label: 'M', dialect: 'openai', fields: {}, isStreamed: true } as const
const agent = agentFor('letter', ['reader'], { prompt: `${'x'.repeat(400 - 8)}[reader]`, sampleTokens: 1000 })

test('a usual run has the prompt with the examples of the inputs, and an answer as long as the sample', () => {
  // 'Some reader' takes the place of '[reader]'
  expect(typicalRun(agent, { ...model, price: { prompt: 2, answer: 10 } })).toEqual({
    promptTokens: 101,
    answerTokens: 1000,
    cost: (101 * 2 + 1000 * 10) / 1_000_000,
    mayThink: true,
  })
})

test('for an agent without a sample, an answer of about a thousand words is assumed', () => {
  const { sampleTokens: _, ...withoutSample } = agent
  expect(typicalRun(withoutSample, { ...model, price: { prompt: 1, answer: 1 } })?.answerTokens).toBe(1500)
})

test('nothing is said about a model without a price, or with a price for shorter prompts only', () => {
  expect(typicalRun(agent, model)).toBeNull()
  expect(typicalRun(agent, { ...model, price: { prompt: 1, answer: 1, promptTokensUpTo: 50 } })).toBeNull()
})

test('a model that is asked not to think does not', () => {
  const fields = { reasoning_effort: 'none' }
  expect(typicalRun(agent, { ...model, fields, price: { prompt: 1, answer: 1 } })?.mayThink).toBe(false)
})
