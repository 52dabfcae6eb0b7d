import { expect, test } from 'vitest'
import type { Dialect } from '#content/models.ts'
import { createEventStreamParser, type ServerSentEvent } from '#features/agent-runner/event-stream.ts'
import { emptyAnswer, type ParsedAnswer, parseAnswer, parseEvent } from '#features/agent-runner/parsed-answer.ts'
import { providerResponse, providerStream, refusals } from '#support/provider-answers.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Returns the messages of a stream that arrives in these pieces. */
function eventsOf(...pieces: readonly Uint8Array[]): readonly ServerSentEvent[] {
  const parser = createEventStreamParser()
  return [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()]
}

function parsedAnswerOf(dialect: Dialect, events: readonly ServerSentEvent[]): ParsedAnswer {
  return events.reduce((before, event) => parseEvent(dialect, before, event), emptyAnswer)
}

const dialects = ['openai', 'anthropic', 'gemini'] as const
const wholeReason = { openai: 'stop', anthropic: 'end_turn', gemini: 'STOP' } as const
const words = ['Grüße, ', 'नमस्ते ', '👩‍🚀🙂', ' end.']
const fullText = 'Grüße, नमस्ते 👩‍🚀🙂 end.'

test('a message ends at a blank line, its data lines are joined, and other fields and comments are ignored', () => {
  const text =
    ': hello\nevent: note\nid: 7\nretry: 5\ndata: one\ndata:two\ndata:  three\n\ndata: next\n\n\nevent: empty\n\n'
  expect(eventsOf(bytes(text))).toEqual([
    { event: 'note', data: 'one\ntwo\n three' },
    { event: 'message', data: 'next' },
  ])
})

test('the last message is read even without a blank line after it', () => {
  expect(eventsOf(bytes('data: a\n\ndata: b'))).toEqual([
    { event: 'message', data: 'a' },
    { event: 'message', data: 'b' },
  ])
})

test('a byte order mark at the start is ignored', () => {
  expect(eventsOf(bytes('\uFEFFdata: a\n\n'))).toEqual([{ event: 'message', data: 'a' }])
})

test('a message with CR line ends is emitted as soon as it is complete', () => {
  const parser = createEventStreamParser()
  expect(parser.push(bytes('data: a\r\r'))).toEqual([{ event: 'message', data: 'a' }])
  expect(parser.push(bytes('\ndata: b\r\n\r\n'))).toEqual([{ event: 'message', data: 'b' }])
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
    const stream = bytes(providerStream(dialect, words).join('').replaceAll('\n', end))
    const expected = eventsOf(stream)
    expect(expected.length).toBeGreaterThan(4)
    for (let at = 0; at <= stream.length; at += 1) {
      expect(eventsOf(stream.subarray(0, at), stream.subarray(at)), `cut at ${at}`).toEqual(expected)
    }
    expect(parsedAnswerOf(dialect, expected).text).toBe(fullText)
  },
)

test.each(everyStream)(
  'a stream of %s with %s is parsed completely when it arrives byte by byte',
  (dialect, _, end) => {
    const stream = bytes(providerStream(dialect, words).join('').replaceAll('\n', end))
    const events = eventsOf(...Array.from(stream, (_, index) => stream.subarray(index, index + 1)))
    expect(parsedAnswerOf(dialect, events)).toMatchObject({ text: fullText, isComplete: true, end: 'whole' })
  },
)

test.each(dialects)(
  'a stream of %s gives its token counts, the reason of its end, and its text without the reasoning',
  (dialect) => {
    expect(parsedAnswerOf(dialect, eventsOf(bytes(providerStream(dialect, words).join(''))))).toEqual({
      text: fullText,
      usage: { promptTokens: 12, answerTokens: 34, thinkingTokens: dialect === 'anthropic' ? 0 : 4 },
      end: 'whole',
      reason: wholeReason[dialect],
      hasAnswer: true,
      isComplete: true,
      error: undefined,
    })
  },
)

test.each(dialects)(
  'an answer of %s in one piece gives its token counts, the reason of its end, and its text without the reasoning',
  (dialect) => {
    expect(parseAnswer(dialect, providerResponse(dialect, 'One two three.'))).toEqual({
      text: 'One two three.',
      usage: { promptTokens: 12, answerTokens: 34, thinkingTokens: dialect === 'anthropic' ? 0 : 4 },
      end: 'whole',
      reason: wholeReason[dialect],
      hasAnswer: true,
      isComplete: true,
      error: undefined,
    })
  },
)

test('a prompt that Google blocks is a refusal and ends the answer', () => {
  const blocked = '{"promptFeedback":{"blockReason":"PROHIBITED_CONTENT"},"usageMetadata":{"promptTokenCount":9}}'
  const expected = { end: 'promptProhibited', reason: 'PROHIBITED_CONTENT', isComplete: true, text: '' }
  expect(parseAnswer('gemini', blocked)).toMatchObject(expected)
  expect(parsedAnswerOf('gemini', eventsOf(bytes(`data: ${blocked}\n\n`)))).toMatchObject(expected)
})

test('the text of a refusal is kept', () => {
  const answer = '{"choices":[{"message":{"content":null,"refusal":"I cannot help."},"finish_reason":"stop"}]}'
  expect(parseAnswer('openai', answer)).toMatchObject({
    text: 'I cannot help.',
    end: 'declined',
    reason: 'refusal',
  })
})

test.each(dialects)('a stream of %s without an end marker keeps its text and is not complete', (dialect) => {
  const events = eventsOf(bytes(providerStream(dialect, words).slice(0, -1).join('')))
  expect(parsedAnswerOf(dialect, events)).toMatchObject({ text: fullText, isComplete: false })
})

test.each([
  ['openai', 3, refusals.openAiServer],
  ['anthropic', 2, refusals.anthropicOverloaded],
  ['gemini', 1, refusals.geminiBusy],
] as const)(
  'an error of %s in the middle of a stream is parsed, and the text before it stays',
  (dialect, droppedCount, { body }) => {
    const start = providerStream(dialect, ['Half']).slice(0, -droppedCount).join('')
    expect(parsedAnswerOf(dialect, eventsOf(bytes(`${start}event: error\ndata: ${body}\n\n`)))).toMatchObject({
      text: 'Half',
      isComplete: false,
      error: JSON.parse(body),
    })
  },
)

test('unknown and malformed messages are ignored', () => {
  const text =
    'event: new_thing\ndata: {"type":"new_thing","delta":{"type":"sparkle","text":"no"}}\n\ndata: {"half\n\ndata: 7\n\ndata: null\n\n'
  for (const dialect of dialects) expect(parsedAnswerOf(dialect, eventsOf(bytes(text)))).toEqual(emptyAnswer)
})

test('Google’s list of pieces is read as one answer', () => {
  const piece = (text: string, more = '') => `{"candidates":[{"content":{"parts":[{"text":"${text}"}]}${more}}]}`
  expect(parseAnswer('gemini', `[${piece('One ')},${piece('two.', ',"finishReason":"STOP"')}]`)).toMatchObject({
    text: 'One two.',
    end: 'whole',
  })
})

test('invalid or incomplete JSON is parsed to an empty answer', () => {
  for (const text of ['', '<html></html>', providerResponse('openai', fullText).slice(0, -5)]) {
    expect(parseAnswer('openai', text)).toEqual(emptyAnswer)
  }
})
