import { record as ends } from 'virtual:records/messages/run-problems/ends'
import { record as noResponse } from 'virtual:records/messages/run-problems/noResponse'
import { expect, test } from 'vitest'
import type { Dialect } from '#content/models.ts'
import { runAgent } from '#features/agent-runner/run-agent.ts'
import type { RunDependencies } from '#features/agent-runner/run-attempt.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeConnection } from '#support/fake-ports.ts'
import { fakeStreamingFetch } from '#support/fake-streaming-fetch.ts'
import { providerResponse, providerStream } from '#support/provider-answers.ts'
import { endTexts } from '#support/run-problems.ts'

const KEY = 'sk-proj-SENTINEL0123456789'
const models = { openai: 'gpt-6-luna', anthropic: 'claude-haiku-5-5', gemini: 'gemini-3.8-flash' } as const

/** Runs a prompt to which the provider sends this body. */
function resultOf(dialect: Dialect, body: string | readonly string[]) {
  const dependencies: RunDependencies = {
    streamingFetch: fakeStreamingFetch([{ body }]),
    clock: fakeClock(Date.UTC(2026, 10, 22, 12)),
    connection: fakeConnection(),
    proxy: '',
    log: () => {},
  }
  const request = { prompt: 'Say hi', model: models[dialect], dialect, key: KEY }
  return runAgent(dependencies, request, { onText: () => {}, signal: new AbortController().signal })
}

/** Returns the bodies of an answer with this text and reason: streamed and whole. */
const bodiesOf = (dialect: Dialect, text: string, reason: string) => [
  providerStream(dialect, text === '' ? [] : [text], reason),
  providerResponse(dialect, text, reason),
]

/** Returns Gemini's answer to a prompt that it has blocked: streamed and whole. */
function blockedBodies(blockReason: string) {
  const body = JSON.stringify({ promptFeedback: { blockReason }, usageMetadata: { promptTokenCount: 9 } })
  return [`data: ${body}\n\n`, body]
}

test.each([
  ['openai', 'stop'],
  ['anthropic', 'end_turn'],
  ['anthropic', 'stop_sequence'],
  ['gemini', 'STOP'],
] as const)(
  'an answer of %s that ends with %s is whole, and without text the notice says so',
  async (dialect, reason) => {
    for (const body of bodiesOf(dialect, 'Hi.', reason))
      expect(await resultOf(dialect, body)).toMatchObject({ kind: 'done', text: 'Hi.', end: 'whole', notice: null })
    for (const body of bodiesOf(dialect, '', reason))
      expect(await resultOf(dialect, body)).toMatchObject({
        kind: 'done',
        text: noResponse,
        notice: endTexts('empty', dialect),
      })
  },
)

test.each([
  ['openai', 'length'],
  ['anthropic', 'max_tokens'],
  ['gemini', 'MAX_TOKENS'],
] as const)(
  'an answer of %s that ends with %s can be continued, and without text the notice says why there is none',
  async (dialect, reason) => {
    for (const body of bodiesOf(dialect, 'Half', reason))
      expect(await resultOf(dialect, body)).toMatchObject({
        text: 'Half',
        end: 'cut',
        notice: null,
        isIncomplete: false,
      })
    for (const body of bodiesOf(dialect, '', reason))
      expect(await resultOf(dialect, body)).toMatchObject({ text: noResponse, notice: endTexts('cut', dialect) })
  },
)

test.each([
  ['openai', 'tool_calls', 'tool'],
  ['openai', 'function_call', 'tool'],
  ['anthropic', 'tool_use', 'tool'],
  ['anthropic', 'pause_turn', 'paused'],
  ['anthropic', 'model_context_window_exceeded', 'full'],
  ['gemini', 'LANGUAGE', 'language'],
  ['gemini', 'RECITATION', 'recitation'],
  ['gemini', 'MALFORMED_FUNCTION_CALL', 'tool'],
  ['gemini', 'UNEXPECTED_TOOL_CALL', 'tool'],
  ['gemini', 'TOO_MANY_TOOL_CALLS', 'tool'],
  ['gemini', 'MALFORMED_RESPONSE', 'garbled'],
  ['gemini', 'MISSING_THOUGHT_SIGNATURE', 'thoughts'],
  ['gemini', 'IMAGE_SAFETY', 'picture'],
  ['gemini', 'IMAGE_PROHIBITED_CONTENT', 'picture'],
  ['gemini', 'IMAGE_RECITATION', 'picture'],
  ['gemini', 'IMAGE_OTHER', 'picture'],
  ['gemini', 'NO_IMAGE', 'picture'],
  ['gemini', 'OTHER', 'unexplained'],
  ['gemini', 'FINISH_REASON_UNSPECIFIED', 'unexplained'],
] as const)(
  'an answer of %s that ends with %s is no refusal: it is incomplete or has no text, and the notice says why',
  async (dialect, reason, end) => {
    const notice = endTexts(end, dialect)
    expect(JSON.stringify(notice)).not.toMatch(/declin|refus|safety|polic/i)
    for (const body of bodiesOf(dialect, 'Half', reason))
      expect(await resultOf(dialect, body)).toMatchObject({ kind: 'done', text: 'Half', notice, isIncomplete: true })
    for (const body of bodiesOf(dialect, '', reason))
      expect(await resultOf(dialect, body)).toMatchObject({ kind: 'done', text: noResponse, isEmpty: true, notice })
  },
)

test.each([
  ['openai', 'content_filter', 'filter'],
  ['anthropic', 'refusal', 'declined'],
  ['gemini', 'SAFETY', 'safety'],
  ['gemini', 'BLOCKLIST', 'blocklist'],
  ['gemini', 'PROHIBITED_CONTENT', 'prohibited'],
  ['gemini', 'SPII', 'personal'],
  ['gemini', 'MODEL_ARMOR', 'filter'],
] as const)('an answer of %s that ends with %s is a refusal, with or without text', async (dialect, reason, end) => {
  for (const text of ['I began', ''])
    for (const body of bodiesOf(dialect, text, reason))
      expect(await resultOf(dialect, body)).toMatchObject({ kind: 'declined', text, notice: endTexts(end, dialect) })
})

test.each([
  ['SAFETY', 'promptSafety'],
  ['BLOCKLIST', 'promptBlocklist'],
  ['PROHIBITED_CONTENT', 'promptProhibited'],
  ['IMAGE_SAFETY', 'promptPicture'],
  ['JAILBREAK', 'promptJailbreak'],
  ['MODEL_ARMOR', 'promptDeclined'],
  ['OTHER', 'promptUnexplained'],
  ['BLOCK_REASON_UNSPECIFIED', 'promptUnexplained'],
] as const)('a prompt that Gemini blocks with %s is a refusal of the prompt', async (reason, end) => {
  for (const body of blockedBodies(reason))
    expect(await resultOf('gemini', body)).toMatchObject({
      kind: 'declined',
      text: '',
      notice: endTexts(end, 'gemini'),
    })
})

test('a refusal of OpenAI in a field of its own stays a refusal, although the answer ends normally', async () => {
  const choice = { message: { content: null, refusal: 'I cannot help.' }, finish_reason: 'stop' }
  const delta = `data: ${JSON.stringify({ choices: [{ delta: { refusal: 'I cannot help.' } }] })}\n\n`
  for (const body of [JSON.stringify({ choices: [choice] }), [delta, ...providerStream('openai', [])]])
    expect(await resultOf('openai', body)).toMatchObject({
      kind: 'declined',
      text: 'I cannot help.',
      notice: endTexts('declined', 'openai'),
    })
})

test('a reason that is not known is named in the notice', async () => {
  for (const dialect of ['openai', 'anthropic', 'gemini'] as const)
    for (const body of bodiesOf(dialect, 'Half', 'out_of_tea'))
      expect(await resultOf(dialect, body)).toMatchObject({
        text: 'Half',
        notice: endTexts('unknown', dialect, { reason: 'out_of_tea' }),
        isIncomplete: true,
      })
  for (const body of blockedBodies('OUT_OF_TEA'))
    expect(await resultOf('gemini', body)).toMatchObject({
      kind: 'declined',
      notice: endTexts('promptUnknown', 'gemini', { reason: 'OUT_OF_TEA' }),
    })
})

test.each([
  ['constructor', 'constructor'],
  [`${'long '.repeat(100)}`, 'long long long long long long long long…'],
  [`a\u202eb\u0000c\n d`, 'abc d'],
  [`no ${KEY} here`, 'no … here'],
])('of the unknown reason %j, the notice shows %j', async (reason, shown) => {
  expect(await resultOf('openai', providerResponse('openai', '', reason))).toMatchObject({
    notice: endTexts('unknown', 'openai', { reason: shown }),
  })
})

test('the connection may end after the reason, which is then told instead of a failure', async () => {
  const body = providerStream('openai', [], 'tool_calls').slice(0, -1)
  expect(await resultOf('openai', body)).toMatchObject({ kind: 'done', notice: endTexts('tool', 'openai') })
})

test('every notice says what to try', () => {
  for (const [name, { text }] of Object.entries(ends)) expect(text, name).toMatch(/\brun (it )?again\b|\bchoose\b/i)
})
