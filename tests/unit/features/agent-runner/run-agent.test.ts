import { record as ends } from 'virtual:records/messages/run-problems/ends'
import { record as noResponse } from 'virtual:records/messages/run-problems/noResponse'
import { expect, test } from 'vitest'
import type { Dialect } from '#content/models.ts'
import { runOnDevice } from '#features/agent-runner/device-run.ts'
import { testKey } from '#features/agent-runner/key-test.ts'
import type { ModelRequest } from '#features/agent-runner/provider-requests.ts'
import { type RetryPause, runAgent } from '#features/agent-runner/run-agent.ts'
import type { RequestLog, RunDependencies } from '#features/agent-runner/run-attempt.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeConnection } from '#support/fake-ports.ts'
import { type FakeStreamAnswer, fakeOnDeviceModel, fakeStreamingFetch } from '#support/fake-streaming-fetch.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { modelLists, providerResponse, providerStream, refusals } from '#support/provider-answers.ts'
import { endTexts, problemTexts } from '#support/run-problems.ts'

const KEY = 'sk-proj-SENTINEL0123456789'
const NOON = Date.UTC(2026, 10, 22, 12)
const luna: ModelRequest = { prompt: 'Say hi', model: 'gpt-6-luna', dialect: 'openai', key: KEY }
const haiku: ModelRequest = { ...luna, model: 'claude-haiku-5-5', dialect: 'anthropic' }
const flash: ModelRequest = { ...luna, model: 'gemini-3.8-flash', dialect: 'gemini' }
const streamOf = (dialect: Dialect, ...words: readonly string[]): FakeStreamAnswer => ({
  body: providerStream(dialect, words),
})

/** Prepares a run that gets these answers. `result` starts it, and the other fields record its events. */
function start(request: ModelRequest, answers: readonly FakeStreamAnswer[], { isThere = true, proxy = '' } = {}) {
  const clock = fakeClock(NOON)
  const streamingFetch = fakeStreamingFetch(answers, { isThere })
  const connection = fakeConnection()
  const logLines: RequestLog[] = []
  const texts: string[] = []
  const pauses: (RetryPause | null)[] = []
  const controller = new AbortController()
  const dependencies: RunDependencies = { streamingFetch, clock, connection, proxy, log: (line) => logLines.push(line) }
  const result = () =>
    runAgent(dependencies, request, {
      onText: (text) => texts.push(text),
      onRetryPause: (pause) => pauses.push(pause),
      signal: controller.signal,
    })
  return { clock, streamingFetch, connection, logLines, texts, pauses, controller, dependencies, result }
}

const requestBodies = ({ requests }: { readonly requests: readonly { readonly body?: string }[] }) =>
  requests.map(({ body = '' }) => JSON.parse(body) as Record<string, unknown>)

test.each([luna, haiku, flash])('a run of $model streams its text and ends with its token counts', async (request) => {
  const run = start(request, [streamOf(request.dialect, 'Hello ', 'there.')])
  expect(await run.result()).toEqual({
    kind: 'done',
    text: 'Hello there.',
    isEmpty: false,
    usage: { promptTokens: 12, answerTokens: 34, thinkingTokens: request.dialect === 'anthropic' ? 0 : 4 },
    end: 'whole',
    notice: null,
    isIncomplete: false,
  })
  expect(run.texts).toEqual(['Hello ', 'Hello there.'])
})

test.each([
  ['gpt-4', 'openai'],
  ['claude-3-haiku-20240307', 'anthropic'],
  ['gemini-pro', 'gemini'],
] as const)('%s answers in one piece', async (model, dialect) => {
  const run = start({ ...luna, model, dialect }, [{ body: providerResponse(dialect, 'Hello there.') }])
  expect(await run.result()).toMatchObject({ kind: 'done', text: 'Hello there.', end: 'whole', isIncomplete: false })
  expect(run.texts).toEqual(['Hello there.'])
})

test.each([luna, haiku, flash])(
  'an answer of $model is parsed by its contents, as a stream or in one piece',
  async (request) => {
    const stream = providerStream(request.dialect, ['Hello ', 'there.']).join('')
    const wholes = [
      `\ufeff\n ${providerResponse(request.dialect, 'Hello there.')}`,
      `\n\n${stream}`,
      `: hello\n\n${stream}`,
    ]
    for (const body of [...wholes, [...(wholes[0] ?? '')], [...(wholes[1] ?? '')]]) {
      expect(await start(request, [{ body }]).result()).toMatchObject({
        kind: 'done',
        text: 'Hello there.',
        isIncomplete: false,
      })
    }
  },
)

test('an answer with one JSON object per line is parsed', async () => {
  const jsonLines = providerStream('gemini', ['Hello ', 'there.'])
    .map((frame) => frame.replace(/^data: |\n/g, ''))
    .join('\n')
  expect(await start(flash, [{ body: jsonLines }]).result()).toMatchObject({ kind: 'done', text: 'Hello there.' })
})

test('an answer in one piece is parsed even if a stream was requested', async () => {
  const run = start(luna, [{ body: providerResponse('openai', 'Hello there.') }])
  expect(await run.result()).toMatchObject({ kind: 'done', text: 'Hello there.' })
})

test.each([
  ['an empty object', '{}'],
  ['no choices', '{"choices":[]}'],
  ['an empty text', providerResponse('openai', '')],
  ['a stream without text', providerStream('openai', []).join('')],
])('%s is reported as no response', async (_, body) => {
  const run = start({ ...luna, model: 'gpt-4' }, [{ body }])
  expect(await run.result()).toMatchObject({
    kind: 'done',
    text: noResponse,
    isEmpty: true,
    isIncomplete: false,
  })
})

test.each([
  ['an empty body', '', 'interrupted', ''],
  ['half of an answer', providerResponse('openai', 'Hello').slice(0, -5), 'interrupted', ''],
  ['a web page', ' <!doctype html><title>Log in to this Wi-Fi</title>', 'page', ''],
  ['an XML file', '<?xml version="1.0"?><Error/>', 'page', ''],
  ['plain text', 'The upstream went away', 'other', 'The upstream went away'],
  ['JSON of another API', '{"ok":true}', 'strange', ''],
  ['an empty list', '[]', 'strange', ''],
  ['JSON with a message', '{"message":"Log in first"}', 'other', 'Log in first'],
  ['JSON with a detail', '{"detail":"Not authenticated"}', 'other', 'Not authenticated'],
  ['a stream of something else', 'data: {"a":1}\n\ndata: [DONE]\n\n', 'strange', ''],
  ['a stream of comments', ': ping\n\n: ping\n\n', 'interrupted', ''],
  [
    'an error that is a text',
    '{"error":"The quota of this gateway is used up"}',
    'other',
    'The quota of this gateway is used up',
  ],
  ['an error and a message', '{"error":true,"message":"No such route"}', 'other', 'No such route'],
  ['an error as a code', '{"error":"invalid_api_key"}', 'key', ''],
  ['an error with a status', '{"error":"Nope","status":404}', 'model', 'Nope'],
  ['an error in a stream', 'data: {"error":"Quota used up"}\n\n', 'other', 'Quota used up'],
  ['an error as an event', 'event: error\ndata: Quota used up\n\n', 'other', 'Quota used up'],
] as const)('a 200 response with %s is diagnosed as a failure', async (_, body, cause, detail) => {
  for (const pieces of [[body], [...body]]) {
    expect(await start(luna, [{ body: pieces }]).result()).toMatchObject({
      kind: 'failed',
      text: '',
      problem: { cause, detail, ...problemTexts(cause, 'openai') },
    })
  }
})

test('an error that is a string ends an answer, and the text before the error stays', async () => {
  const body = [...providerStream('openai', ['Half a']).slice(0, 2), 'data: {"error":"Quota used up"}\n\n']
  expect(await start(luna, [{ body }]).result()).toMatchObject({
    kind: 'failed',
    text: 'Half a',
    problem: { cause: 'other', detail: 'Quota used up' },
  })
})

test('an answer at its length limit is cut off, not incomplete', async () => {
  const run = start(haiku, [{ body: providerStream('anthropic', ['Half a'], 'max_tokens') }])
  expect(await run.result()).toMatchObject({
    kind: 'done',
    text: 'Half a',
    end: 'cut',
    notice: null,
    isIncomplete: false,
  })
})

test.each([luna, haiku, flash])(
  'an answer of $model without an end marker is marked as incomplete',
  async (request) => {
    const run = start(request, [{ body: providerStream(request.dialect, ['Half ', 'a']).slice(0, -1) }])
    expect(await run.result()).toMatchObject({ kind: 'done', text: 'Half a', isIncomplete: true })
  },
)

test('a run whose stream ends before the first word fails', async () => {
  const run = start(haiku, [{ body: providerStream('anthropic', []).slice(0, 2) }])
  expect(await run.result()).toMatchObject({
    kind: 'failed',
    text: '',
    problem: { cause: 'interrupted', ...problemTexts('interrupted', 'anthropic'), retry: 'button' },
  })
})

test('a refusal is neither a failure nor an empty answer', async () => {
  const run = start(flash, [{ body: '{"promptFeedback":{"blockReason":"SAFETY"}}' }])
  expect(await run.result()).toMatchObject({ kind: 'declined', text: '' })
  const partly = start(haiku, [{ body: providerStream('anthropic', ['I began'], 'refusal') }])
  expect(await partly.result()).toMatchObject({ kind: 'declined', text: 'I began' })
  const flagged = start(luna, [refusals.openAiPrompt])
  expect(await flagged.result()).toMatchObject({
    kind: 'declined',
    text: '',
    notice: endTexts('promptDeclined', 'openai'),
  })
})

test('stopping keeps the text received so far', async () => {
  const run = start(luna, [
    {
      body: providerStream('openai', ['One ', 'two ', 'three']),
      before: (piece) => piece === 3 && run.controller.abort(),
    },
  ])
  expect(await run.result()).toMatchObject({ kind: 'stopped', text: 'One two ' })
})

test('stopping before there is an answer takes effect at once, and sends nothing more', async () => {
  const run = start(luna, ['never'])
  const pendingResult = run.result()
  await flushPromises()
  run.controller.abort()
  expect(await pendingResult).toEqual({ kind: 'stopped', text: '', usage: null })
  expect(run.streamingFetch.requests).toHaveLength(1)
  expect(run.streamingFetch.probes).toEqual([])
})

test('a rejected field is dropped, and the run is retried once', async () => {
  const run = start({ ...luna, model: 'gpt-4' }, [
    refusals.openAiMaxTokens,
    { body: providerResponse('openai', 'Hi.') },
  ])
  expect(await run.result()).toMatchObject({ kind: 'done', text: 'Hi.' })
  expect(requestBodies(run.streamingFetch)).toEqual([
    { model: 'gpt-4', messages: [{ role: 'user', content: 'Say hi' }], max_tokens: 2000, temperature: 0.7 },
    { model: 'gpt-4', messages: [{ role: 'user', content: 'Say hi' }], temperature: 0.7 },
  ])
})

test('a model that rejects the reasoning effort gets no temperature either', async () => {
  const run = start(luna, [refusals.openAiEffort, streamOf('openai', 'Hi.')])
  await run.result()
  expect(requestBodies(run.streamingFetch)[1]).toEqual({
    model: 'gpt-6-luna',
    messages: [{ role: 'user', content: 'Say hi' }],
    max_completion_tokens: 2000,
    stream: true,
    stream_options: { include_usage: true },
  })
})

test('fields that are rejected one after the other are all dropped', async () => {
  const run = start(luna, [
    refusals.openAiTemperature,
    refusals.openAiEffort,
    refusals.openAiUsage,
    streamOf('openai', 'Hi.'),
  ])
  expect(await run.result()).toMatchObject({ kind: 'done', text: 'Hi.' })
  expect(Object.keys(requestBodies(run.streamingFetch)[3] ?? {})).toEqual([
    'model',
    'messages',
    'max_completion_tokens',
    'stream',
  ])
})

test('if streaming is rejected as a field, the answer is requested in one piece', async () => {
  const refused = { status: 400, body: '{"error":{"param":"stream","code":"unsupported_value","message":"No"}}' }
  const run = start(luna, [refused, { body: providerResponse('openai', 'Hi.') }])
  expect(await run.result()).toMatchObject({ kind: 'done', text: 'Hi.' })
  expect(requestBodies(run.streamingFetch)[1]).not.toHaveProperty('stream')
})

test('a field that is rejected again after it was dropped ends the run, and the problem names the field', async () => {
  const run = start(luna, [refusals.openAiEffort, refusals.openAiEffort])
  expect(await run.result()).toMatchObject({
    kind: 'failed',
    problem: { cause: 'field', ...problemTexts('field', 'openai', { field: 'reasoning_effort' }) },
  })
  expect(run.streamingFetch.requests).toHaveLength(2)
})

test('a rejected field that was never sent ends the run', async () => {
  const run = start(haiku, [refusals.anthropicField])
  expect(await run.result()).toMatchObject({ kind: 'failed', problem: { cause: 'field' } })
  expect(run.streamingFetch.requests).toHaveLength(1)
})

test('an organisation without permission to stream gets its answer in one piece', async () => {
  const run = start(luna, [refusals.openAiStream, { body: providerResponse('openai', 'Hi.') }])
  expect(await run.result()).toMatchObject({ kind: 'done', text: 'Hi.' })
  expect(requestBodies(run.streamingFetch).map(({ stream, stream_options }) => [stream, stream_options])).toEqual([
    [true, { include_usage: true }],
    [undefined, undefined],
  ])
  expect(run.pauses).toEqual([])
})

test('a run that is rejected even without streaming fails, because the organisation is not verified', async () => {
  const run = start(luna, [refusals.openAiStream])
  expect(await run.result()).toMatchObject({ kind: 'failed', problem: { cause: 'unverified' } })
  expect(run.streamingFetch.requests).toHaveLength(2)
})

test('after too many requests the run is retried after the requested pause, which is reported', async () => {
  const run = start(haiku, [refusals.anthropicRate, streamOf('anthropic', 'Hi.')])
  const pendingResult = run.result()
  await flushPromises()
  expect(run.pauses).toMatchObject([{ problem: { cause: 'rate' }, until: NOON + 7000 }])
  run.clock.advance(6999)
  await flushPromises()
  expect(run.streamingFetch.requests).toHaveLength(1)
  run.clock.advance(1)
  expect(await pendingResult).toMatchObject({ kind: 'done', text: 'Hi.' })
  expect(run.pauses.at(-1)).toBeNull()
})

test('after too many requests twice the run ends, and the pause applies to the retry button', async () => {
  const run = start(luna, [refusals.openAiRate])
  const pendingResult = run.result()
  await flushPromises()
  run.clock.advance(20_000)
  expect(await pendingResult).toMatchObject({
    kind: 'failed',
    problem: { cause: 'rate', retry: { afterMs: 20_000, times: 0 } },
  })
  expect(run.streamingFetch.requests).toHaveLength(2)
})

test('if the pause is longer than a minute, there is no automatic retry', async () => {
  const run = start(haiku, [{ ...refusals.anthropicRate, retryAfter: '600' }])
  expect(await run.result()).toMatchObject({
    kind: 'failed',
    problem: { ...problemTexts('rate', 'anthropic', { seconds: 600 }), retry: { afterMs: 600_000, times: 0 } },
  })
  expect(run.streamingFetch.requests).toHaveLength(1)
})

test('a busy provider is retried after 1, 2 and 4 seconds, and then no more', async () => {
  const run = start(haiku, [refusals.anthropicOverloaded])
  const pendingResult = run.result()
  for (const [index, ms] of [1000, 2000, 4000].entries()) {
    await flushPromises()
    run.clock.advance(ms - 1)
    await flushPromises()
    expect(run.streamingFetch.requests).toHaveLength(index + 1)
    run.clock.advance(1)
  }
  expect(await pendingResult).toMatchObject({ kind: 'failed', problem: { cause: 'busy', retry: 'button' } })
  expect(run.streamingFetch.requests).toHaveLength(4)
})

test('a provider that recovers from being busy answers', async () => {
  const run = start(flash, [refusals.geminiBusy, streamOf('gemini', 'Hi.')])
  const pendingResult = run.result()
  await flushPromises()
  run.clock.advance(1000)
  expect(await pendingResult).toMatchObject({ kind: 'done', text: 'Hi.' })
})

test('stopping during a pause ends the run at once', async () => {
  const run = start(haiku, [refusals.anthropicOverloaded])
  const pendingResult = run.result()
  await flushPromises()
  run.controller.abort()
  expect(await pendingResult).toMatchObject({ kind: 'stopped', text: '' })
  run.clock.advance(60_000)
  await flushPromises()
  expect(run.streamingFetch.requests).toHaveLength(1)
})

test('an error before the first word of a stream is retried, and a later error keeps the text', async () => {
  const error = `event: error\ndata: ${refusals.anthropicOverloaded.body}\n\n`
  const early = start(haiku, [{ body: [error] }, streamOf('anthropic', 'Hi.')])
  const pendingResult = early.result()
  await flushPromises()
  early.clock.advance(1000)
  expect(await pendingResult).toMatchObject({ kind: 'done', text: 'Hi.' })

  const late = start(haiku, [{ body: [...providerStream('anthropic', ['Half a']).slice(0, -2), error] }])
  expect(await late.result()).toMatchObject({
    kind: 'failed',
    text: 'Half a',
    problem: { cause: 'busy', retry: 'button' },
  })
  expect(late.streamingFetch.requests).toHaveLength(1)
})

test('a device that is wrongly reported to be offline still runs the agent', async () => {
  const run = start(luna, [streamOf('openai', 'Hi.')])
  run.connection.set(false)
  expect(await run.result()).toMatchObject({ kind: 'done', text: 'Hi.' })
})

test('text that cannot be a key is not sent', async () => {
  for (const key of ['', 'sk-ключ', 'sk with space', 'sk-\n']) {
    const run = start({ ...luna, key }, [streamOf('openai', 'Hi.')])
    expect(await run.result()).toMatchObject({ kind: 'failed', problem: { cause: 'malformed', focus: 'key' } })
    expect(run.streamingFetch.requests).toEqual([])
  }
})

test.each([
  [luna, true, 'hidden', 'https://api.openai.com/v1/models'],
  [luna, false, 'unreachable', 'https://api.openai.com/v1/models'],
  [haiku, true, 'blocked', 'https://api.anthropic.com/v1/models'],
  [flash, false, 'unreachable', 'https://generativelanguage.googleapis.com/v1/models'],
] as const)(
  'without a response the host is probed, and the outcome decides the cause (case %#)',
  async (request, isThere, cause, probe) => {
    const run = start(request, ['unreachable'], { isThere })
    expect(await run.result()).toMatchObject({ kind: 'failed', problem: { cause } })
    expect(run.streamingFetch.probes).toEqual([probe])
    expect(run.streamingFetch.requests).toHaveLength(1)
  },
)

test.each([
  [false, 'offline'],
  [true, 'hidden'],
] as const)(
  'a device that is reported to be offline counts as offline unless the host responds (does it respond: %s)',
  async (isThere, cause) => {
    const run = start(luna, ['unreachable'], { isThere })
    run.connection.set(false)
    expect(await run.result()).toMatchObject({ kind: 'failed', problem: { cause } })
  },
)

test('if a proxy is set, all requests go through it', async () => {
  const run = start(flash, ['unreachable'], { isThere: false, proxy: 'https://proxy.example/' })
  expect(await run.result()).toMatchObject({
    problem: problemTexts('unreachable', 'gemini', { host: 'proxy.example' }),
  })
  expect(run.streamingFetch.requests[0]?.url).toMatch(/^https:\/\/proxy\.example\/https:\/\/generativelanguage/)
  expect(run.streamingFetch.probes).toEqual(['https://proxy.example/v1/models'])
  expect(run.logLines).toMatchObject([{ host: 'proxy.example' }])
})

test('a provider that never responds times out', async () => {
  expect(await start(luna, ['late']).result()).toMatchObject({ kind: 'failed', problem: { cause: 'late' } })
})

test('each attempt logs one line: method, host, model, status and milliseconds', async () => {
  const run = start(luna, [refusals.openAiStream, 'unreachable'])
  await run.result()
  expect(run.logLines).toEqual([
    { method: 'POST', host: 'api.openai.com', model: 'gpt-6-luna', status: 400, ms: 0 },
    { method: 'POST', host: 'api.openai.com', model: 'gpt-6-luna', status: null, ms: 0 },
  ])
})

test('the key never appears in a result, a pause, a text, a log line, a URL or a request body', async () => {
  const echo = { status: 418, body: `{"error":{"message":"No, ${KEY}!","param":"${KEY}"}}` }
  const answers: readonly FakeStreamAnswer[] = [
    ...Object.values(refusals),
    echo,
    'unreachable',
    'late',
    streamOf('openai', 'Hi.'),
  ]
  for (const dialect of ['openai', 'anthropic', 'gemini'] as const) {
    for (const answer of answers) {
      const run = start({ ...luna, dialect, model: 'my-model' }, [answer])
      const pendingResult = run.result()
      for (const ms of [1000, 2000, 4000, 60_000]) {
        await flushPromises()
        run.clock.advance(ms)
      }
      const result = await pendingResult
      expect(JSON.stringify([result, run.pauses, run.texts, run.logLines])).not.toContain('SENTINEL')
      expect(run.streamingFetch.requests.every(({ url, body }) => !`${url}${body}`.includes('SENTINEL'))).toBe(true)
    }
  }
})

test('a request to continue an answer contains the answer so far', async () => {
  const run = start({ ...luna, partialAnswer: 'Once upon' }, [streamOf('openai', ' a time.')])
  await run.result()
  expect(requestBodies(run.streamingFetch)[0]?.messages).toMatchObject([
    { role: 'user' },
    { role: 'assistant', content: 'Once upon' },
    { role: 'user' },
  ])
})

test('a key is tested with the list of its models', async () => {
  const { dependencies, streamingFetch, controller, logLines } = start(luna, [{ body: modelLists.openai }])
  expect(await testKey(dependencies, luna, controller.signal)).toEqual({
    kind: 'accepted',
    models: [
      { id: 'gpt-6-luna', label: 'gpt-6-luna', retires: '2027-06-30' },
      { id: 'gpt-6.2-nova', label: 'gpt-6.2-nova' },
    ],
  })
  expect(streamingFetch.requests).toMatchObject([{ method: 'GET', url: 'https://api.openai.com/v1/models' }])
  expect(logLines).toMatchObject([{ method: 'GET', status: 200 }])
})

test('a failed key test has the same cause as a failed run', async () => {
  const failed = async (request: ModelRequest, answer: FakeStreamAnswer) => {
    const { dependencies, controller } = start(request, [answer])
    return testKey(dependencies, request, controller.signal)
  }
  expect(await failed(haiku, refusals.anthropicKey)).toMatchObject({ kind: 'failed', problem: { cause: 'key' } })
  expect(await failed(luna, 'unreachable')).toMatchObject({ kind: 'failed', problem: { cause: 'hidden' } })
  expect(await failed({ ...luna, key: 'ключ' }, 'never')).toMatchObject({ problem: { cause: 'malformed' } })
  expect(await failed(luna, { body: '<html></html>' })).toMatchObject({ problem: { cause: 'page' } })
  expect(await failed(luna, { body: '{"error":"No such key"}' })).toMatchObject({ problem: { detail: 'No such key' } })
  expect(await failed(luna, { body: '' })).toMatchObject({ problem: { cause: 'interrupted' } })
})

test('a key test can be stopped', async () => {
  const { dependencies, controller } = start(luna, ['never'])
  const pendingResult = testKey(dependencies, luna, controller.signal)
  controller.abort()
  expect(await pendingResult).toEqual({ kind: 'stopped' })
})

test('the on-device model answers without token counts, and reports its text and its download', async () => {
  const device = fakeOnDeviceModel('downloadable')
  const shares: number[] = []
  const texts: string[] = []
  const result = await runOnDevice(device, 'Say hi', {
    onText: (text) => texts.push(text),
    onDownload: (share) => shares.push(share),
    signal: new AbortController().signal,
  })
  expect(result).toMatchObject({ kind: 'done', text: 'Said on this device.', usage: null, end: 'whole' })
  expect(texts.at(-1)).toBe('Said on this device.')
  expect(shares).toEqual([0, 0.5, 1])
  expect(device.prompts).toEqual(['Say hi'])
})

test.each([
  ['failed', 'device'],
  ['too-long', 'deviceTooLong'],
  ['language', 'deviceLanguage'],
] as const)(
  'an on-device run that ends as %s fails with a problem of its own, and keeps its text',
  async (kind, cause) => {
    const device = fakeOnDeviceModel('ready', { kind, text: 'Half ' })
    const result = await runOnDevice(device, 'Say hi', { onText: () => {}, signal: new AbortController().signal })
    expect(result).toMatchObject({ kind: 'failed', text: 'Half ', problem: { cause } })
  },
)

test('an answer that the browser holds back is a refusal, and the text before it stays', async () => {
  const device = fakeOnDeviceModel('ready', { kind: 'filtered', text: 'Half ' })
  const result = await runOnDevice(device, 'Say hi', { onText: () => {}, signal: new AbortController().signal })
  expect(result).toMatchObject({ kind: 'declined', text: 'Half ', notice: { title: ends.deviceFilter.title } })
})

test('an on-device model without output gives no response, and a stopped one keeps its text', async () => {
  const signal = new AbortController().signal
  const silent = await runOnDevice(fakeOnDeviceModel('ready', { kind: 'done', text: '' }), 'x', {
    onText: () => {},
    signal,
  })
  const { title, text } = ends.empty
  const model = 'the model on this device'
  expect(silent).toMatchObject({
    kind: 'done',
    text: noResponse,
    notice: { title, text: fillTemplate(text, { model }) },
  })
  const stopped = fakeOnDeviceModel('ready', { kind: 'stopped', text: 'Half' })
  expect(await runOnDevice(stopped, 'x', { onText: () => {}, signal })).toEqual({
    kind: 'stopped',
    text: 'Half',
    usage: null,
  })
})
