import { record as forProduction } from 'virtual:records/messages/run-problems/forProduction'
import { record as problems } from 'virtual:records/messages/run-problems/problems'
import { expect, test } from 'vitest'
import { type Dialect, providers } from '#content/models.ts'
import { deviceProblem, diagnose, type Failure, type RunContext } from '#features/agent-runner/diagnosis.ts'
import { findModel } from '#features/agent-runner/models.ts'
import { redactMessage } from '#features/agent-runner/refusal.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { refusals } from '#support/provider-answers.ts'
import { saidOf } from '#support/run-problems.ts'

const KEY = 'sk-proj-SENTINEL0123456789'

const usual: Readonly<Record<Dialect, string>> = {
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
  gemini: 'gemini-3.8-flash',
}

function about(dialect: Dialect, more: Partial<RunContext> = {}): RunContext {
  return { dialect, model: usual[dialect], key: KEY, day: '2026-11-22', proxy: '', ...more }
}

function refusal(dialect: Dialect, name: keyof typeof refusals, more: Partial<RunContext> = {}) {
  const { status, body } = refusals[name]
  return diagnose({ kind: 'refused', status, body, waitMs: null }, about(dialect, more))
}

const keysAt = (name: string, href: string) => [{ kind: 'link', label: `Keys at ${name}`, href }]

test('an offline device is diagnosed as such with every provider', () => {
  expect(diagnose({ kind: 'offline' }, about('anthropic'))).toEqual({
    cause: 'offline',
    ...saidOf('offline', 'anthropic'),
    detail: '',
    actions: [],
    retry: 'button',
  })
})

test('a provider that does not answer at all is unreachable, and can be tried again', () => {
  expect(diagnose({ kind: 'unreachable' }, about('gemini'))).toMatchObject({
    ...saidOf('unreachable', 'gemini'),
    actions: [{ kind: 'link', label: 'Status of Google', href: 'https://aistudio.google.com/status' }],
    retry: 'button',
  })
})

test('when OpenAI is reachable but its response is not readable, the key is the likely cause, not CORS', () => {
  const problem = diagnose({ kind: 'unreadable' }, about('openai'))
  expect(problem).toMatchObject({
    cause: 'hidden',
    ...saidOf('hidden', 'openai'),
    actions: keysAt('OpenAI', 'https://platform.openai.com/api-keys'),
    retry: 'after-edit',
    focus: 'key',
  })
  expect(JSON.stringify(problem)).not.toContain('CORS')
})

test.each(['anthropic', 'gemini'] as const)(
  'when %s is reachable but its response is not readable, CORS is the cause',
  (dialect) => {
    expect(diagnose({ kind: 'unreadable' }, about(dialect))).toMatchObject({
      cause: 'blocked',
      ...saidOf('blocked', dialect),
      retry: 'button',
    })
  },
)

test('through a proxy, it is the proxy that is unreachable or not readable', () => {
  const proxy = 'https://proxy.example/'
  const host = 'proxy.example'
  expect(diagnose({ kind: 'unreachable' }, about('openai', { proxy }))).toMatchObject(
    saidOf('unreachable', 'openai', { host }),
  )
  expect(diagnose({ kind: 'unreadable' }, about('openai', { proxy }))).toMatchObject({
    cause: 'blocked',
    ...saidOf('blocked', 'openai', { host }),
  })
})

test('a provider that sends nothing for two minutes times out', () => {
  expect(diagnose({ kind: 'late' }, about('openai'))).toMatchObject({
    ...saidOf('late', 'openai'),
    retry: 'button',
  })
})

test('text that cannot be a key is reported before anything is sent', () => {
  expect(diagnose({ kind: 'malformed' }, about('openai'))).toMatchObject({
    ...saidOf('malformed', 'openai'),
    retry: 'after-edit',
    focus: 'key',
  })
})

test.each([
  ['openai', 'openAiKey', 'OpenAI', 'https://platform.openai.com/api-keys'],
  ['anthropic', 'anthropicKey', 'Anthropic', 'https://platform.claude.com/settings/keys'],
  ['gemini', 'geminiKey', 'Google', 'https://aistudio.google.com/apikey'],
  ['gemini', 'geminiToken', 'Google', 'https://aistudio.google.com/apikey'],
  ['gemini', 'geminiLeaked', 'Google', 'https://aistudio.google.com/apikey'],
] as const)('%s, %s: the key is not accepted', (dialect, name, provider, href) => {
  const problem = refusal(dialect, name)
  expect(problem).toMatchObject({
    cause: 'key',
    ...saidOf('key', dialect),
    detail: '',
    actions: keysAt(provider, href),
    retry: 'after-edit',
    focus: 'key',
  })
  expect(JSON.stringify(problem)).not.toMatch(/CORS|sk-proj/)
})

test('an organisation that blocks browsers needs another key', () => {
  expect(refusal('anthropic', 'anthropicOrganisation')).toMatchObject({
    cause: 'organisation',
    ...saidOf('organisation', 'anthropic'),
    retry: 'no',
  })
})

test.each([
  ['anthropic', 'anthropicCors'],
  ['openai', 'proxyCors'],
] as const)('%s, %s: an answer that mentions CORS is believed', (dialect, name) => {
  expect(refusal(dialect, name)).toMatchObject({
    cause: 'browser',
    ...saidOf('browser', dialect),
    toast: forProduction,
  })
})

test.each([
  ['openai', 'openAiQuota', 'https://platform.openai.com/settings/organization/billing/overview'],
  ['anthropic', 'anthropicBilling', 'https://platform.claude.com/settings/billing'],
  ['anthropic', 'anthropicCredit', 'https://platform.claude.com/settings/billing'],
] as const)('%s, %s: there is no credit left, and nothing is retried automatically', (dialect, name, href) => {
  const { name: provider } = providers[dialect]
  expect(refusal(dialect, name)).toMatchObject({
    cause: 'credit',
    ...saidOf('credit', dialect),
    actions: [{ kind: 'link', label: `Billing at ${provider}`, href }],
    retry: 'button',
  })
})

test('a used-up daily quota is distinguished from a short pause', () => {
  expect(refusal('gemini', 'geminiDay')).toMatchObject({
    cause: 'quota',
    ...saidOf('quota', 'gemini'),
    retry: 'button',
  })
})

test.each([
  ['openai', 'openAiRate', 20_000],
  ['gemini', 'geminiRate', 35_400],
  ['anthropic', 'anthropicRate', 20_000],
] as const)('%s, %s: too many requests, retried once after %i ms', (dialect, name, afterMs) => {
  expect(refusal(dialect, name)).toMatchObject({
    cause: 'rate',
    ...saidOf('rate', dialect, { seconds: Math.ceil(afterMs / 1000) }),
    retry: { afterMs, times: 1 },
  })
})

test('the pause in the response header takes precedence over all others', () => {
  const { status, body } = refusals.geminiRate
  const failure: Failure = { kind: 'refused', status, body, waitMs: 7000 }
  expect(diagnose(failure, about('gemini')).retry).toEqual({ afterMs: 7000, times: 1 })
})

test.each([
  ['Please try again in 1m12.5s.', 72_500],
  ['Please try again in 350ms.', 350],
  ['Please try again in 1h2m3s.', 3_723_000],
  ['Please try again later.', 20_000],
])('‘%s’ is a pause of %i ms', (message, afterMs) => {
  const body = JSON.stringify({ error: { message, code: 'rate_limit_exceeded' } })
  const problem = diagnose({ kind: 'refused', status: 429, body, waitMs: null }, about('openai'))
  expect(problem.retry).toEqual({ afterMs, times: 1 })
})

test.each([
  ['anthropic', 'anthropicPermission'],
  ['gemini', 'geminiPermission'],
] as const)('%s, %s: no permission for this model, with the toast for production', (dialect, name) => {
  expect(refusal(dialect, name)).toMatchObject({
    cause: 'forbidden',
    ...saidOf('forbidden', dialect),
    retry: 'no',
    toast: forProduction,
  })
})

test('a 403 without a message is a 403 all the same', () => {
  expect(diagnose({ kind: 'refused', status: 403, body: '', waitMs: null }, about('openai'))).toMatchObject({
    cause: 'forbidden',
    ...saidOf('forbidden', 'openai'),
    detail: '',
    toast: forProduction,
  })
})

test.each([
  ['openai', 'openAiCountry'],
  ['gemini', 'geminiCountry'],
] as const)('%s, %s: not available in this country', (dialect, name) => {
  expect(refusal(dialect, name)).toMatchObject({ cause: 'country', ...saidOf('country', dialect), retry: 'no' })
})

test.each([
  ['openai', 'openAiModel', 'gpt-4', 'GPT-4', 'gpt-6-luna', 'Use GPT-6 Luna'],
  [
    'anthropic',
    'anthropicModel',
    'claude-3-haiku-20240307',
    'Claude 3 Haiku',
    'claude-haiku-5-5',
    'Use Claude Haiku 5.5',
  ],
  ['gemini', 'geminiModel', 'gemini-pro', 'Gemini Pro', 'gemini-3.8-flash', 'Use Gemini 3.8 Flash'],
] as const)('%s, %s: %s is gone, and its replacement is offered', (dialect, name, model, label, instead, action) => {
  expect(refusal(dialect, name, { model })).toMatchObject({
    cause: 'model',
    ...saidOf('model', dialect, { model: label }),
    actions: [{ kind: 'use-model', label: action, model: instead, dialect }],
    retry: 'after-edit',
  })
})

test.each([
  ['openai', 'openAiLength'],
  ['anthropic', 'anthropicLarge'],
  ['anthropic', 'anthropicLength'],
  ['gemini', 'geminiLength'],
] as const)('%s, %s: the inputs are too long', (dialect, name) => {
  expect(refusal(dialect, name)).toMatchObject({
    cause: 'tooLong',
    ...saidOf('tooLong', dialect),
    retry: 'after-edit',
  })
})

test.each([
  ['openai', 'openAiMaxTokens', 'max_tokens'],
  ['openai', 'openAiTemperature', 'temperature'],
  ['anthropic', 'anthropicField', 'max_tokens'],
  ['gemini', 'geminiField', 'generation_config.max_output_tokens'],
] as const)('%s, %s: the rejected field is named', (dialect, name, field) => {
  expect(refusal(dialect, name)).toMatchObject({
    cause: 'field',
    ...saidOf('field', dialect, { field }),
    retry: 'after-edit',
  })
})

test('a bad request that names no field is reported as a bad request', () => {
  const body =
    '{"error":{"message":"We could not parse the JSON body of your request.","type":"invalid_request_error"}}'
  expect(diagnose({ kind: 'refused', status: 400, body, waitMs: null }, about('openai'))).toMatchObject({
    cause: 'request',
    ...saidOf('request', 'openai'),
    detail: 'We could not parse the JSON body of your request.',
  })
})

test('an organisation that has to be verified gets a link to do so', () => {
  expect(refusal('openai', 'openAiStream')).toMatchObject({
    cause: 'unverified',
    ...saidOf('unverified', 'openai'),
    actions: [{ label: 'Organisation settings', href: 'https://platform.openai.com/settings/organization/general' }],
    retry: 'after-edit',
  })
})

test.each([
  ['openai', 'openAiServer'],
  ['anthropic', 'anthropicOverloaded'],
  ['gemini', 'geminiBusy'],
] as const)('%s, %s: busy, retried three times', (dialect, name) => {
  expect(refusal(dialect, name)).toMatchObject({
    cause: 'busy',
    ...saidOf('busy', dialect),
    retry: { afterMs: 1000, times: 3 },
  })
})

test.each([500, 502, 503, 504, 529, 408])('a bare %i means busy', (status) => {
  expect(diagnose({ kind: 'refused', status, body: '<html></html>', waitMs: null }, about('openai')).cause).toBe('busy')
})

test.each([
  ['anthropic', 'anthropicOverloaded', 'busy'],
  ['anthropic', 'anthropicRate', 'rate'],
  ['openai', 'openAiServer', 'busy'],
  ['openai', 'openAiOverloaded', 'busy'],
  ['gemini', 'geminiBusy', 'busy'],
] as const)('%s, %s inside a 200 response is diagnosed by its own message', (dialect, name, cause) => {
  const body: unknown = JSON.parse(refusals[name].body)
  expect(diagnose({ kind: 'refused', status: 200, body, waitMs: null }, about(dialect)).cause).toBe(cause)
})

test.each([
  '{"error":{"code":"slow_down"}}',
  '{"error":{"type":"engine_overloaded"}}',
  '{"error":{"status":"DEADLINE_EXCEEDED"}}',
  '{"error":{"message":"The model is overloaded."}}',
  '{"error":"Service temporarily unavailable"}',
  '{"error":"service_unavailable","code":503}',
  '{"error":"Bad","statusCode":502}',
])('%s inside a 200 response is busy', (body) => {
  expect(diagnose({ kind: 'refused', status: 200, body, waitMs: null }, about('openai')).cause).toBe('busy')
})

test('a gateway that names itself is not taken for busy', () => {
  const body = '{"error":"Quota of this gateway is used up"}'
  expect(diagnose({ kind: 'refused', status: 200, body, waitMs: null }, about('openai'))).toMatchObject({
    cause: 'other',
    detail: 'Quota of this gateway is used up',
  })
})

test('an unknown problem is shown in the provider’s words, or with its status', () => {
  expect(refusal('openai', 'teapot')).toMatchObject({
    cause: 'other',
    ...saidOf('other', 'openai'),
    detail: 'short and stout',
    retry: 'button',
  })
  const page: Failure = { kind: 'refused', status: 418, body: '<html><h1>Teapot</h1></html>', waitMs: null }
  expect(diagnose(page, about('openai')).detail).toBe('Status 418')
})

test('a body of nonsense does not break the diagnosis', () => {
  for (const body of [
    '',
    'null',
    '[]',
    '7',
    '{"error":null}',
    '{"error":"no"}',
    '{"error":{"details":[null,{"violations":7}]}}',
    null,
    7,
  ]) {
    expect(diagnose({ kind: 'refused', status: 400, body, waitMs: null }, about('gemini')).cause).toBe('request')
  }
})

test('the model on the device has problems of its own', () => {
  expect(deviceProblem('device')).toMatchObject({
    ...problems.device,
    retry: 'button',
    actions: [],
  })
  expect(deviceProblem('deviceTooLong')).toMatchObject({ ...problems.deviceTooLong, retry: 'after-edit' })
})

test('every toast says that a demo is shown, either its own or the one for production', () => {
  const dialects = Object.keys(providers) as readonly Dialect[]
  for (const dialect of dialects)
    for (const name of Object.keys(refusals) as readonly (keyof typeof refusals)[]) {
      const { cause, toast } = refusal(dialect, name)
      const { provider, model } = { provider: providers[dialect].name, model: findModel(usual[dialect], dialect).label }
      expect([fillTemplate(problems[cause].toast, { provider, model }), forProduction], name).toContain(toast)
    }
  for (const toast of [forProduction, ...Object.values(problems).map((problem) => problem.toast)])
    expect(toast).toMatch(/\bShowing demo result\./)
})

test('a key of any shape is removed from a provider’s message', () => {
  const key = 'unusual_SENTINEL_key'
  const body = { error: { message: `No such key: ${key}!`, param: key } }
  const problem = diagnose({ kind: 'refused', status: 400, body, waitMs: null }, about('gemini', { key }))
  expect(problem.detail).toBe('No such key: …!')
  expect(JSON.stringify(problem)).not.toContain('SENTINEL')
})

test('no problem contains the key, even if the provider repeats it', () => {
  const message = `Bad request for ${KEY}: also sk-ant-api03-abc*****xyz and AIzaSyDabcdef and AQ.Ab8RN6xyz`
  for (const status of [400, 401, 403, 404, 413, 418, 429, 500]) {
    for (const body of [{ error: { message, param: KEY } }, { error: { message, type: KEY } }, message]) {
      const problem = JSON.stringify(diagnose({ kind: 'refused', status, body, waitMs: null }, about('openai')))
      expect(problem).not.toMatch(/SENTINEL|sk-|AIza|AQ\./)
    }
  }
})

test('a provider’s message is shortened to one line', () => {
  expect(redactMessage('  a\n\n b\t c ', '')).toBe('a b c')
  expect(redactMessage('x'.repeat(400), '')).toBe(`${'x'.repeat(300)}…`)
})
