import { expect, test } from 'vitest'
import type { Dialect } from '#content/models.ts'
import {
  completionRequest,
  defaultVariant,
  type ModelRequest,
  modelsRequest,
} from '#features/agent-runner/provider-requests.ts'

const KEY = 'key-0123456789'

function modelRequest(model: string, dialect: Dialect, more: Partial<ModelRequest> = {}): ModelRequest {
  return { prompt: 'Say "hi"', model, dialect, key: KEY, ...more }
}

function requestFor(model: string, dialect: Dialect, more: Partial<ModelRequest> = {}, proxy = '') {
  const request = modelRequest(model, dialect, more)
  return completionRequest(request, defaultVariant(request), proxy)
}

test.each(['gpt-4', 'gpt-3.5-turbo'])('the request to %s is the one in the specification, byte for byte', (model) => {
  expect(requestFor(model, 'openai')).toEqual({
    method: 'POST',
    url: 'https://api.openai.com/v1/chat/completions',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${KEY}` },
    body: `{"model":"${model}","messages":[{"role":"user","content":"Say \\"hi\\""}],"max_tokens":2000,"temperature":0.7}`,
  })
})

test.each(['claude-3-sonnet-20240229', 'claude-3-haiku-20240307'])(
  'the request to %s is the one in the specification, byte for byte',
  (model) => {
    expect(requestFor(model, 'anthropic')).toEqual({
      method: 'POST',
      url: 'https://api.anthropic.com/v1/messages',
      headers: {
        'Content-Type': 'application/json',
        'x-api-key': KEY,
        'anthropic-version': '2023-06-01',
        'anthropic-dangerous-direct-browser-access': 'true',
      },
      body: `{"model":"${model}","max_tokens":2000,"messages":[{"role":"user","content":"Say \\"hi\\""}]}`,
    })
  },
)

test('the request to gemini-pro is the one in the specification, with the key in a header', () => {
  expect(requestFor('gemini-pro', 'gemini')).toEqual({
    method: 'POST',
    url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-pro:generateContent',
    headers: { 'Content-Type': 'application/json', 'x-goog-api-key': KEY },
    body: '{"contents":[{"parts":[{"text":"Say \\"hi\\""}]}]}',
  })
})

test.each(['gpt-6-luna', 'gpt-6.1-terra'])(
  'the request to %s turns reasoning off, sets the temperature to 0.7, and streams with token counts',
  (model) => {
    expect(requestFor(model, 'openai').body).toBe(
      `{"model":"${model}","messages":[{"role":"user","content":"Say \\"hi\\""}],"max_completion_tokens":2000,"reasoning_effort":"none","temperature":0.7,"stream":true,"stream_options":{"include_usage":true}}`,
    )
  },
)

test.each(['gpt-6.1-sol', 'gpt-6-astra'])(
  'the request to %s streams, allows 8,000 tokens, and sets neither a temperature nor a reasoning effort',
  (model) => {
    expect(requestFor(model, 'openai').body).toBe(
      `{"model":"${model}","messages":[{"role":"user","content":"Say \\"hi\\""}],"max_completion_tokens":8000,"stream":true,"stream_options":{"include_usage":true}}`,
    )
  },
)

test.each(['claude-haiku-5-5', 'claude-sonnet-5-5'])(
  'the request to %s streams, allows 8,000 tokens, and has no sampling parameters',
  (model) => {
    const { body } = requestFor(model, 'anthropic')
    expect(body).toBe(
      `{"model":"${model}","max_tokens":8000,"messages":[{"role":"user","content":"Say \\"hi\\""}],"stream":true}`,
    )
    expect(body).not.toMatch(/temperature|top_p|top_k/)
  },
)

test.each(['gemini-3.5-flash-lite', 'gemini-3.8-flash'])(
  'the request to %s streams events, allows 8,000 tokens, and has no sampling parameters',
  (model) => {
    expect(requestFor(model, 'gemini')).toMatchObject({
      url: `https://generativelanguage.googleapis.com/v1beta/models/${model}:streamGenerateContent?alt=sse`,
      body: '{"contents":[{"parts":[{"text":"Say \\"hi\\""}]}],"generationConfig":{"maxOutputTokens":8000}}',
    })
  },
)

test('a custom id is sent to the chosen provider, and encoded where it is part of the path', () => {
  expect(requestFor('my-model', 'anthropic')).toMatchObject({
    url: 'https://api.anthropic.com/v1/messages',
    body: expect.stringContaining('"model":"my-model"'),
  })
  expect(requestFor('tuned/../x?y', 'gemini').url).toBe(
    'https://generativelanguage.googleapis.com/v1beta/models/tuned%2F..%2Fx%3Fy:streamGenerateContent?alt=sse',
  )
})

test('without a proxy, no provider gets a header that only a proxy needs', () => {
  for (const [model, dialect] of [
    ['gpt-6-luna', 'openai'],
    ['claude-haiku-5-5', 'anthropic'],
    ['gemini-pro', 'gemini'],
  ] as const) {
    expect(Object.keys(requestFor(model, dialect).headers).map((name) => name.toLowerCase())).not.toContain(
      'x-requested-with',
    )
  }
})

test('with a proxy the address is prefixed and X-Requested-With is sent', () => {
  const proxy = 'https://proxy.example/'
  expect(requestFor('gpt-4', 'openai', {}, proxy)).toMatchObject({
    url: 'https://proxy.example/https://api.openai.com/v1/chat/completions',
    headers: { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${KEY}` },
  })
  expect(modelsRequest('gemini', KEY, proxy)).toMatchObject({
    url: 'https://proxy.example/https://generativelanguage.googleapis.com/v1beta/models?pageSize=1000',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
})

test('the key is in one header and nowhere else', () => {
  for (const [model, dialect] of [
    ['gpt-4', 'openai'],
    ['gemini-3.8-flash', 'gemini'],
    ['claude-haiku-5-5', 'anthropic'],
  ] as const) {
    const { headers, ...rest } = requestFor(model, dialect)
    expect(JSON.stringify(rest)).not.toContain(KEY)
    expect(Object.values(headers).filter((value) => value.includes(KEY))).toHaveLength(1)
  }
})

test("the request for a key's models has no body", () => {
  expect(modelsRequest('openai', KEY, '')).toEqual({
    method: 'GET',
    url: 'https://api.openai.com/v1/models',
    headers: { Authorization: `Bearer ${KEY}` },
  })
  expect(modelsRequest('anthropic', KEY, '')).toEqual({
    method: 'GET',
    url: 'https://api.anthropic.com/v1/models?limit=1000',
    headers: {
      'x-api-key': KEY,
      'anthropic-version': '2023-06-01',
      'anthropic-dangerous-direct-browser-access': 'true',
    },
  })
  expect(modelsRequest('gemini', KEY, '')).toEqual({
    method: 'GET',
    url: 'https://generativelanguage.googleapis.com/v1beta/models?pageSize=1000',
    headers: { 'x-goog-api-key': KEY },
  })
})

test('an answer that was cut off is continued with the provider’s own roles', () => {
  const continuePrompt = 'Go on exactly where you stopped, and repeat nothing.'
  const bodyOf = (model: string, dialect: Dialect) =>
    JSON.parse(requestFor(model, dialect, { partialAnswer: 'Once upon a time \n' }).body ?? '')
  const turns = [
    { role: 'user', content: 'Say "hi"' },
    { role: 'assistant', content: 'Once upon a time' },
    { role: 'user', content: continuePrompt },
  ]
  expect(bodyOf('gpt-6-luna', 'openai').messages).toEqual(turns)
  expect(bodyOf('claude-haiku-5-5', 'anthropic').messages).toEqual(turns)
  expect(bodyOf('gemini-3.8-flash', 'gemini').contents).toEqual([
    { role: 'user', parts: [{ text: 'Say "hi"' }] },
    { role: 'model', parts: [{ text: 'Once upon a time' }] },
    { role: 'user', parts: [{ text: continuePrompt }] },
  ])
})

test('half an emoji in a custom id still gives a valid URL', () => {
  expect(requestFor('my-\uD83D', 'gemini').url).toContain('/models/my-%EF%BF%BD:')
})
