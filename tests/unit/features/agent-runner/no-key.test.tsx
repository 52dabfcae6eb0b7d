import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modelList } from '#content/models.ts'
import { ModelField } from '#features/agent-runner/ui/model-field.tsx'
import { NoKey } from '#features/agent-runner/ui/no-key.tsx'
import type { Availability } from '#platform/on-device-model.ts'
import { agentFor } from '#support/agents.ts'
import { messageOf } from '#support/messages.ts'

const luna = {
  id: 'm',
  label: 'Luna',
  dialect: 'openai',
  fields: { reasoning_effort: 'none' },
  isStreamed: true,
} as const
const agent = agentFor('letter', ['reader'], { sampleTokens: 1000 })
const sample = { exists: true, text: null, show: () => {}, hide: () => {} }

const noKey = (model: Parameters<typeof NoKey>[0]['model'], onUseDevice: (() => void) | null = null) =>
  renderToStaticMarkup(
    <NoKey agent={agent} dialect="openai" model={model} sample={sample} onUseDevice={onUseDevice} />,
  ).replaceAll('&#x27;', "'")

test('‘No key?’ names the provider’s page for keys, and what a usual run costs at the prices of a day', () => {
  const text = noKey({ ...luna, price: { prompt: 1, answer: 10 } })
  expect(text).toContain('href="https://platform.openai.com/api-keys"')
  expect(text).toMatch(/With Luna, a run like the sample costs about \$0\.0100 at the prices of \w+ \d+, \d{4}/)
  expect(text).toContain('about 1,000 tokens come out.')
})

test('nothing is said about the cost of a model without a price, or of one that is not on the list', () => {
  for (const model of [luna, undefined]) expect(noKey(model)).not.toMatch(/\$|cost/)
})

test('the browser’s own model is suggested only when it is ready', () => {
  const suggestion = messageOf('run', 'key.none.useDevice')
  expect(noKey(luna, () => {})).toContain(suggestion)
  expect(noKey(luna)).not.toContain(suggestion)
})

const optionsWith = (device: Availability) => {
  const chosen = { id: 'gpt-6-luna', dialect: 'openai' } as const
  const choices = modelList.models
  const functions = { onChoose: () => {}, onCustom: () => {} }
  const markup = renderToStaticMarkup(
    <ModelField {...{ chosen, choices, device, ...functions }} isCustom={false} day="2026-11-22" />,
  )
  return Array.from(
    markup.matchAll(/<option value="([^"]*)"( selected)?/g),
    ([, id, selected]) => `${id}${selected ?? ''}`,
  )
}

test('the browser’s own model comes first once it is ready, and is not selected by itself', () => {
  expect(optionsWith('ready').slice(0, 2)).toEqual(['on-device', 'gpt-6-luna selected'])
})

test('a model that has to be downloaded first stands below those that run at once', () => {
  for (const device of ['downloadable', 'downloading'] as const) {
    const options = optionsWith(device)
    expect(options[0]).toBe('gpt-6-luna selected')
    expect(options.indexOf('on-device')).toBeGreaterThan(options.indexOf('gemini-3.8-flash'))
  }
  expect(optionsWith('absent')).not.toContain('on-device')
})
