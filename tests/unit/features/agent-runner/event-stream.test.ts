import { expect, test } from 'vitest'
import type { Dialect } from '#content/models.ts'
import { createEventStreamParser, type ServerSentEvent } from '#features/agent-runner/event-stream.ts'
import { emptyAnswer, type ParsedAnswer, parseAnswer, parseEvent } from '#features/agent-runner/parsed-answer.ts'
import { providerResponse, providerStream, refusals } from '#support/provider-answers.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The messages of a stream that arrives in these pieces. */
function framesOf(...pieces: readonly Uint8Array[]): readonly ServerSentEvent[] {
  const reader = createEventStreamParser()
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()]
}

function readingOf(dialect: Dialect, frames: readonly ServerSentEvent[]): ParsedAnswer {
  return frames.reduce((before, frame) => parseEvent(dialect, before, frame), emptyAnswer)
}

const dialects = ['openai', 'anthropic', 'gemini'] as const
const words = ['Grüße, ', 'नमस्ते ', '👩‍🚀🙂', ' end.']
const said = 'Grüße, नमस्ते 👩‍🚀🙂 end.'

test('messages end at blank lines; data lines are joined, other fields and comments ignored', () => {
  const text =
    ': hello\nevent: note\nid: 7\nretry: 5\ndata: one\ndata:two\ndata:  three\n\ndata: next\n\n\nevent: empty\n\n'
  expect(framesOf(bytes(text))).toEqual([
    { event: 'note', data: 'one\ntwo\n three' },
    { event: 'message', data: 'next' },
  ])
})

test('the last message is read even without a blank line after it', () => {
  expect(framesOf(bytes('data: a\n\ndata: b'))).toEqual([
    { event: 'message', data: 'a' },
    { event: 'message', data: 'b' },
  ])
})

test('a byte order mark at the start is ignored', () => {
  expect(framesOf(bytes('\uFEFFdata: a\n\n'))).toEqual([{ event: 'message', data: 'a' }])
})

test('a message with CR line ends is emitted as soon as it is complete', () => {
  const reader = createEventStreamParser()
  expect(reader.push(bytes('data: a\r\r'))).toEqual([{ event: 'message', data: 'a' }])
  expect(reader.push(bytes('\ndata: b\r\n\r\n'))).toEqual([{ event: 'message', data: 'b' }])
})

const lineEnds = [
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
] as const
const everyStream = dialects.flatMap((dialect) => lineEnds.map(([name, end]) => [dialect, name, end] as const))

test.each(everyStream)(
  'a stream of %s with %s gives the same result when it is split at any byte',
  (dialect, _, end) => {
    const whole = bytes(providerStream(dialect, words).join('').replaceAll('\n', end))
    const wanted = framesOf(whole)
    expect(wanted.length).toBeGreaterThan(4)
    for (let at = 0; at <= whole.length; at += 1) {
      expect(framesOf(whole.subarray(0, at), whole.subarray(at)), `cut at ${at}`).toEqual(wanted)
    }
    expect(readingOf(dialect, wanted).text).toBe(said)
  },
)

test.each(everyStream)('a stream of %s with %s gives the same result byte by byte', (dialect, _, end) => {
  const whole = bytes(providerStream(dialect, words).join('').replaceAll('\n', end))
  const frames = framesOf(...Array.from(whole, (_, index) => whole.subarray(index, index + 1)))
  expect(readingOf(dialect, frames)).toMatchObject({ text: said, isOver: true, reason: 'whole' })
})

test.each(dialects)('a stream of %s gives its text without its reasoning, its counts and its end', (dialect) => {
  expect(readingOf(dialect, framesOf(bytes(providerStream(dialect, words).join(''))))).toEqual({
    text: said,
    usage: { promptTokens: 12, answerTokens: 34, thinkingTokens: dialect === 'anthropic' ? 0 : 4 },
    reason: 'whole',
    declinedFor: '',
    isAnswer: true,
    isOver: true,
    error: undefined,
  })
})

test.each(dialects)('an answer of %s in one piece gives the same, with all blocks and parts joined', (dialect) => {
  expect(parseAnswer(dialect, providerResponse(dialect, 'One two three.'))).toEqual({
    text: 'One two three.',
    usage: { promptTokens: 12, answerTokens: 34, thinkingTokens: dialect === 'anthropic' ? 0 : 4 },
    reason: 'whole',
    declinedFor: '',
    isAnswer: true,
    isOver: true,
    error: undefined,
  })
})

test.each([
  ['openai', 'length'],
  ['anthropic', 'max_tokens'],
  ['anthropic', 'model_context_window_exceeded'],
  ['gemini', 'MAX_TOKENS'],
] as const)('an answer of %s that stops with %s was cut off at the length limit', (dialect, end) => {
  expect(readingOf(dialect, framesOf(bytes(providerStream(dialect, words, end).join(''))))).toMatchObject({
    reason: 'cut',
  })
  expect(parseAnswer(dialect, providerResponse(dialect, said, end))).toMatchObject({ reason: 'cut', text: said })
})

test.each([
  ['openai', 'content_filter'],
  ['anthropic', 'refusal'],
  ['gemini', 'SAFETY'],
  ['gemini', 'PROHIBITED_CONTENT'],
] as const)('an answer of %s that stops with %s is a refusal', (dialect, end) => {
  const wanted = { reason: 'declined', declinedFor: end }
  expect(readingOf(dialect, framesOf(bytes(providerStream(dialect, words, end).join(''))))).toMatchObject(wanted)
  expect(parseAnswer(dialect, providerResponse(dialect, said, end))).toMatchObject(wanted)
})

test('a prompt that Google blocks is a refusal and ends the answer', () => {
  const blocked = '{"promptFeedback":{"blockReason":"PROHIBITED_CONTENT"},"usageMetadata":{"promptTokenCount":9}}'
  const wanted = { reason: 'declined', declinedFor: 'PROHIBITED_CONTENT', isOver: true, text: '' }
  expect(parseAnswer('gemini', blocked)).toMatchObject(wanted)
  expect(readingOf('gemini', framesOf(bytes(`data: ${blocked}\n\n`)))).toMatchObject(wanted)
})

test('a refusal with a text keeps its text', () => {
  const answer = '{"choices":[{"message":{"content":null,"refusal":"I cannot help."},"finish_reason":"stop"}]}'
  expect(parseAnswer('openai', answer)).toMatchObject({
    text: 'I cannot help.',
    reason: 'declined',
    declinedFor: 'refusal',
  })
})

test.each(dialects)('a stream of %s without its end mark is not finished, and keeps its text', (dialect) => {
  const frames = framesOf(bytes(providerStream(dialect, words).slice(0, -1).join('')))
  expect(readingOf(dialect, frames)).toMatchObject({ text: said, isOver: false })
})

test.each([
  ['openai', 3, refusals.openAiServer],
  ['anthropic', 2, refusals.anthropicOverloaded],
  ['gemini', 1, refusals.geminiBusy],
] as const)(
  'an error of %s in the middle of a stream is parsed, and the text before it stays',
  (dialect, ends, { body }) => {
    const begun = providerStream(dialect, ['Half']).slice(0, -ends).join('')
    expect(readingOf(dialect, framesOf(bytes(`${begun}event: error\ndata: ${body}\n\n`)))).toMatchObject({
      text: 'Half',
      isOver: false,
      error: JSON.parse(body),
    })
  },
)

test('unknown and malformed messages are ignored', () => {
  const text =
    'event: new_thing\ndata: {"type":"new_thing","delta":{"type":"sparkle","text":"no"}}\n\ndata: {"half\n\ndata: 7\n\ndata: null\n\n'
  for (const dialect of dialects) expect(readingOf(dialect, framesOf(bytes(text)))).toEqual(emptyAnswer)
})

test('Google’s list of pieces is read as one answer', () => {
  const piece = (text: string, more = '') => `{"candidates":[{"content":{"parts":[{"text":"${text}"}]}${more}}]}`
  expect(parseAnswer('gemini', `[${piece('One ')},${piece('two.', ',"finishReason":"STOP"')}]`)).toMatchObject({
    text: 'One two.',
    reason: 'whole',
  })
})

test('invalid or incomplete JSON has no text and is not finished', () => {
  for (const text of ['', '<html></html>', providerResponse('openai', said).slice(0, -5)]) {
    expect(parseAnswer('openai', text)).toEqual(emptyAnswer)
  }
})
