import { record as forProduction } from 'virtual:records/messages/run-problems/forProduction'
import { record as problems } from 'virtual:records/messages/run-problems/problems'
import { expect, test } from 'vitest'
import { type Dialect, providers } from '#content/models.ts'
import { deviceProblem, diagnose, type Failure, type RunContext } from '#features/agent-runner/diagnosis.ts'
import { findModel } from '#features/agent-runner/models.ts'
import { redactMessage } from '#features/agent-runner/refusal.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { refusals } from '#support/provider-answers.ts'
import { problemTexts } from '#support/run-problems.ts'

const KEY = 'sk-proj-SENTINEL0123456789'

const models: Readonly<Record<Dialect, string>> = {
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
  gemini: 'gemini-3.8-flash',
}

function contextFor(dialect: Dialect, more: Partial<RunContext> = {}): RunContext {
  return { dialect, model: models[dialect], key: KEY, day: '2026-11-22', proxy: '', ...more }
}

function diagnoseRefusal(dialect: Dialect, name: keyof typeof refusals, more: Partial<RunContext> = {}) {
  const { status, body } = refusals[name]
  return diagnose({ kind: 'refused', status, body, waitMs: null }, contextFor(dialect, more))
}

const keysLink = (name: string, href: string) => [{ kind: 'link', label: `Keys at ${name}`, href }]

test('an offline device is diagnosed as offline', () => {
  expect(diagnose({ kind: 'offline' }, contextFor('anthropic'))).toEqual({
    cause: 'offline',
    ...problemTexts('offline', 'anthropic'),
    detail: '',
    actions: [],
    retry: 'button',
  })
})

test('a provider that cannot be reached is diagnosed as unreachable, and the run can be tried again', () => {
  expect(diagnose({ kind: 'unreachable' }, contextFor('gemini'))).toMatchObject({
    ...problemTexts('unreachable', 'gemini'),
    actions: [{ kind: 'link', label: 'Status of Google', href: 'https://aistudio.google.com/status' }],
    retry: 'button',
  })
})

test('when OpenAI is reachable but its response is not readable, the key is the likely cause, not CORS', () => {
  const problem = diagnose({ kind: 'unreadable' }, contextFor('openai'))
  expect(problem).toMatchObject({
    cause: 'hidden',
    ...problemTexts('hidden', 'openai'),
    actions: keysLink('OpenAI', 'https://platform.openai.com/api-keys'),
    retry: 'after-edit',
    focus: 'key',
  })
  expect(JSON.stringify(problem)).not.toContain('CORS')
})

test.each(['anthropic', 'gemini'] as const)(
  'when %s is reachable but its response is not readable, CORS is the cause',
  (dialect) => {
    expect(diagnose({ kind: 'unreadable' }, contextFor(dialect))).toMatchObject({
      cause: 'blocked',
      ...problemTexts('blocked', dialect),
      retry: 'button',
    })
  },
)

test('with a proxy, the message names the proxy as the host that is unreachable or not readable', () => {
  const proxy = 'https://proxy.example/'
  const host = 'proxy.example'
  expect(diagnose({ kind: 'unreachable' }, contextFor('openai', { proxy }))).toMatchObject(
    problemTexts('unreachable', 'openai', { host }),
  )
  expect(diagnose({ kind: 'unreadable' }, contextFor('openai', { proxy }))).toMatchObject({
    cause: 'blocked',
    ...problemTexts('blocked', 'openai', { host }),
  })
})

test('a request that timed out can be tried again', () => {
  expect(diagnose({ kind: 'late' }, contextFor('openai'))).toMatchObject({
    ...problemTexts('late', 'openai'),
    retry: 'button',
  })
})

test('text that cannot be a key is reported as a problem with the key', () => {
  expect(diagnose({ kind: 'malformed' }, contextFor('openai'))).toMatchObject({
    ...problemTexts('malformed', 'openai'),
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
] as const)('a refusal of %s (%s) is diagnosed as a wrong key', (dialect, name, provider, href) => {
  const problem = diagnoseRefusal(dialect, name)
  expect(problem).toMatchObject({
    cause: 'key',
    ...problemTexts('key', dialect),
    detail: '',
    actions: keysLink(provider, href),
    retry: 'after-edit',
    focus: 'key',
  })
  expect(JSON.stringify(problem)).not.toMatch(/CORS|sk-proj/)
})

test('a refusal because the organisation blocks browsers is diagnosed as such, and not retried', () => {
  expect(diagnoseRefusal('anthropic', 'anthropicOrganisation')).toMatchObject({
    cause: 'organisation',
    ...problemTexts('organisation', 'anthropic'),
    retry: 'no',
  })
})

test.each([
  ['anthropic', 'anthropicCors'],
  ['openai', 'proxyCors'],
] as const)('a refusal of %s (%s) that mentions CORS is diagnosed as a block of browsers', (dialect, name) => {
  expect(diagnoseRefusal(dialect, name)).toMatchObject({
    cause: 'browser',
    ...problemTexts('browser', dialect),
    toast: forProduction,
  })
})

test.each([
  ['openai', 'openAiQuota', 'https://platform.openai.com/settings/organization/billing/overview'],
  ['anthropic', 'anthropicBilling', 'https://platform.claude.com/settings/billing'],
  ['anthropic', 'anthropicCredit', 'https://platform.claude.com/settings/billing'],
] as const)(
  'a refusal of %s (%s) is diagnosed as missing credit, and not retried automatically',
  (dialect, name, href) => {
    const { name: provider } = providers[dialect]
    expect(diagnoseRefusal(dialect, name)).toMatchObject({
      cause: 'credit',
      ...problemTexts('credit', dialect),
      actions: [{ kind: 'link', label: `Billing at ${provider}`, href }],
      retry: 'button',
    })
  },
)

test('a used-up daily quota is distinguished from a short pause', () => {
  expect(diagnoseRefusal('gemini', 'geminiDay')).toMatchObject({
    cause: 'quota',
    ...problemTexts('quota', 'gemini'),
    retry: 'button',
  })
})

test.each([
  ['openai', 'openAiRate', 20_000],
  ['gemini', 'geminiRate', 35_400],
  ['anthropic', 'anthropicRate', 20_000],
] as const)(
  'a refusal of %s (%s) is diagnosed as too many requests, and retried once after %i ms',
  (dialect, name, afterMs) => {
    expect(diagnoseRefusal(dialect, name)).toMatchObject({
      cause: 'rate',
      ...problemTexts('rate', dialect, { seconds: Math.ceil(afterMs / 1000) }),
      retry: { afterMs, times: 1 },
    })
  },
)

test('the pause in the response header takes precedence over the pause in the body', () => {
  const { status, body } = refusals.geminiRate
  const failure: Failure = { kind: 'refused', status, body, waitMs: 7000 }
  expect(diagnose(failure, contextFor('gemini')).retry).toEqual({ afterMs: 7000, times: 1 })
})

test.each([
  ['Please try again in 1m12.5s.', 72_500],
  ['Please try again in 350ms.', 350],
  ['Please try again in 1h2m3s.', 3_723_000],
  ['Please try again later.', 20_000],
])('the message ‘%s’ leads to a pause of %i ms', (message, afterMs) => {
  const body = JSON.stringify({ error: { message, code: 'rate_limit_exceeded' } })
  const problem = diagnose({ kind: 'refused', status: 429, body, waitMs: null }, contextFor('openai'))
  expect(problem.retry).toEqual({ afterMs, times: 1 })
})

test.each([
  ['anthropic', 'anthropicPermission'],
  ['gemini', 'geminiPermission'],
] as const)(
  'a refusal of %s (%s) is diagnosed as a missing permission, with the toast for production',
  (dialect, name) => {
    expect(diagnoseRefusal(dialect, name)).toMatchObject({
      cause: 'forbidden',
      ...problemTexts('forbidden', dialect),
      retry: 'no',
      toast: forProduction,
    })
  },
)

test('a 403 response without a message is diagnosed as a missing permission, with the toast for production', () => {
  expect(diagnose({ kind: 'refused', status: 403, body: '', waitMs: null }, contextFor('openai'))).toMatchObject({
    cause: 'forbidden',
    ...problemTexts('forbidden', 'openai'),
    detail: '',
    toast: forProduction,
  })
})

test.each([
  ['openai', 'openAiCountry'],
  ['gemini', 'geminiCountry'],
] as const)('a refusal of %s (%s) is diagnosed as an unsupported country', (dialect, name) => {
  expect(diagnoseRefusal(dialect, name)).toMatchObject({
    cause: 'country',
    ...problemTexts('country', dialect),
    retry: 'no',
  })
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
] as const)(
  'a refusal of %s (%s) means that %s no longer exists, and its replacement is offered',
  (dialect, name, model, label, instead, action) => {
    expect(diagnoseRefusal(dialect, name, { model })).toMatchObject({
      cause: 'model',
      ...problemTexts('model', dialect, { model: label }),
      actions: [{ kind: 'use-model', label: action, model: instead, dialect }],
      retry: 'after-edit',
    })
  },
)

test.each([
  ['openai', 'openAiLength'],
  ['anthropic', 'anthropicLarge'],
  ['anthropic', 'anthropicLength'],
  ['gemini', 'geminiLength'],
] as const)('a refusal of %s (%s) is diagnosed as inputs that are too long', (dialect, name) => {
  expect(diagnoseRefusal(dialect, name)).toMatchObject({
    cause: 'tooLong',
    ...problemTexts('tooLong', dialect),
    retry: 'after-edit',
  })
})

test.each([
  ['openai', 'openAiMaxTokens', 'max_tokens'],
  ['openai', 'openAiTemperature', 'temperature'],
  ['anthropic', 'anthropicField', 'max_tokens'],
  ['gemini', 'geminiField', 'generation_config.max_output_tokens'],
] as const)('a refusal of %s (%s) names the rejected field', (dialect, name, field) => {
  expect(diagnoseRefusal(dialect, name)).toMatchObject({
    cause: 'field',
    ...problemTexts('field', dialect, { field }),
    retry: 'after-edit',
  })
})

test('a bad request that names no field is reported as a bad request', () => {
  const body =
    '{"error":{"message":"We could not parse the JSON body of your request.","type":"invalid_request_error"}}'
  expect(diagnose({ kind: 'refused', status: 400, body, waitMs: null }, contextFor('openai'))).toMatchObject({
    cause: 'request',
    ...problemTexts('request', 'openai'),
    detail: 'We could not parse the JSON body of your request.',
  })
})

test('an organisation that has to be verified gets a link to do so', () => {
  expect(diagnoseRefusal('openai', 'openAiStream')).toMatchObject({
    cause: 'unverified',
    ...problemTexts('unverified', 'openai'),
    actions: [{ label: 'Organisation settings', href: 'https://platform.openai.com/settings/organization/general' }],
    retry: 'after-edit',
  })
})

test.each([
  ['openai', 'openAiServer'],
  ['anthropic', 'anthropicOverloaded'],
  ['gemini', 'geminiBusy'],
] as const)('a refusal of %s (%s) means that the provider is busy, and is retried three times', (dialect, name) => {
  expect(diagnoseRefusal(dialect, name)).toMatchObject({
    cause: 'busy',
    ...problemTexts('busy', dialect),
    retry: { afterMs: 1000, times: 3 },
  })
})

test.each([500, 502, 503, 504, 529, 408])(
  'a response with status %i and no message means that the provider is busy',
  (status) => {
    expect(diagnose({ kind: 'refused', status, body: '<html></html>', waitMs: null }, contextFor('openai')).cause).toBe(
      'busy',
    )
  },
)

test.each([
  ['anthropic', 'anthropicOverloaded', 'busy'],
  ['anthropic', 'anthropicRate', 'rate'],
  ['openai', 'openAiServer', 'busy'],
  ['openai', 'openAiOverloaded', 'busy'],
  ['gemini', 'geminiBusy', 'busy'],
] as const)('an error of %s (%s) inside a 200 response is diagnosed by its content', (dialect, name, cause) => {
  const body: unknown = JSON.parse(refusals[name].body)
  expect(diagnose({ kind: 'refused', status: 200, body, waitMs: null }, contextFor(dialect)).cause).toBe(cause)
})

test.each([
  '{"error":{"code":"slow_down"}}',
  '{"error":{"type":"engine_overloaded"}}',
  '{"error":{"status":"DEADLINE_EXCEEDED"}}',
  '{"error":{"message":"The model is overloaded."}}',
  '{"error":"Service temporarily unavailable"}',
  '{"error":"service_unavailable","code":503}',
  '{"error":"Bad","statusCode":502}',
])('the error %s inside a 200 response means that the provider is busy', (body) => {
  expect(diagnose({ kind: 'refused', status: 200, body, waitMs: null }, contextFor('openai')).cause).toBe('busy')
})

test('an error that only mentions a gateway does not mean that the provider is busy', () => {
  const body = '{"error":"Quota of this gateway is used up"}'
  expect(diagnose({ kind: 'refused', status: 200, body, waitMs: null }, contextFor('openai'))).toMatchObject({
    cause: 'other',
    detail: 'Quota of this gateway is used up',
  })
})

test('an unknown problem is shown with the words of the provider, or else with the status of the response', () => {
  expect(diagnoseRefusal('openai', 'teapot')).toMatchObject({
    cause: 'other',
    ...problemTexts('other', 'openai'),
    detail: 'short and stout',
    retry: 'button',
  })
  const page: Failure = { kind: 'refused', status: 418, body: '<html><h1>Teapot</h1></html>', waitMs: null }
  expect(diagnose(page, contextFor('openai')).detail).toBe('Status 418')
})

test('a response with status 400 and an invalid body is diagnosed as a bad request', () => {
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
    expect(diagnose({ kind: 'refused', status: 400, body, waitMs: null }, contextFor('gemini')).cause).toBe('request')
  }
})

test('each failure of the model on the device has a problem of its own', () => {
  expect(deviceProblem('device')).toMatchObject({
    ...problems.device,
    retry: 'button',
    actions: [],
  })
  expect(deviceProblem('deviceTooLong')).toMatchObject({ ...problems.deviceTooLong, retry: 'after-edit' })
})

test('every toast is that of its cause or the one for production, and says that a demo is shown', () => {
  const dialects = Object.keys(providers) as readonly Dialect[]
  for (const dialect of dialects)
    for (const name of Object.keys(refusals) as readonly (keyof typeof refusals)[]) {
      const { cause, toast } = diagnoseRefusal(dialect, name)
      const { provider, model } = {
        provider: providers[dialect].name,
        model: findModel(models[dialect], dialect).label,
      }
      expect([fillTemplate(problems[cause].toast, { provider, model }), forProduction], name).toContain(toast)
    }
  for (const toast of [forProduction, ...Object.values(problems).map((problem) => problem.toast)])
    expect(toast).toMatch(/\bShowing demo result\./)
})

test('a key of any shape is removed from a provider’s message', () => {
  const key = 'unusual_SENTINEL_key'
  const body = { error: { message: `No such key: ${key}!`, param: key } }
  const problem = diagnose({ kind: 'refused', status: 400, body, waitMs: null }, contextFor('gemini', { key }))
  expect(problem.detail).toBe('No such key: …!')
  expect(JSON.stringify(problem)).not.toContain('SENTINEL')
})

test('no problem contains the key, even if the provider repeats it', () => {
  const message = `Bad request for ${KEY}: also sk-ant-api03-abc*****xyz and AIzaSyDabcdef and AQ.Ab8RN6xyz`
  for (const status of [400, 401, 403, 404, 413, 418, 429, 500]) {
    for (const body of [{ error: { message, param: KEY } }, { error: { message, type: KEY } }, message]) {
      const problem = JSON.stringify(diagnose({ kind: 'refused', status, body, waitMs: null }, contextFor('openai')))
      expect(problem).not.toMatch(/SENTINEL|sk-|AIza|AQ\./)
    }
  }
})

test('a provider’s message is shortened to one line of at most 300 characters', () => {
  expect(redactMessage('  a\n\n b\t c ', '')).toBe('a b c')
  expect(redactMessage('x'.repeat(400), '')).toBe(`${'x'.repeat(300)}…`)
})
