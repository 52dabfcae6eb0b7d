import type { Dialect } from '#content/models.ts'
import { parseJson } from '#lib/json.ts'
import type { Failure } from './diagnosis.ts'
import { createEventStreamParser } from './event-stream.ts'
import { emptyAnswer, type ParsedAnswer, parseAnswer, parseEvent } from './parsed-answer.ts'
import { parseRefusal } from './refusal.ts'

/** What came with a success: what was read of it and, where it came as a whole or holds nothing of a stream, its text. */
export type ResponseBody = { readonly reading: ParsedAnswer; readonly text: string }

/** A gateway's own words are short; a stream is not kept beside what was read of it. */
const MAX_ERROR_LENGTH = 2000

/**
 * Reads an answer to its end, by what it holds and not by what it is called: gateways stream under any content type or none,
 * and say no in one piece where a stream was asked for.
 */
export async function readResponseBody(
  dialect: Dialect,
  chunks: AsyncIterable<Uint8Array>,
  onText: (text: string) => void,
): Promise<ResponseBody> {
  const decoder = new TextDecoder()
  const parser = createEventStreamParser()
  let reading = emptyAnswer
  let text = ''
  let pending: readonly Uint8Array[] = []
  const isWhole = () => /^\s*[{[<]/.test(text)
  const applyEvents = (next: ReturnType<typeof parser.push>) => {
    const before = reading.text
    reading = next.reduce((so, frame) => parseEvent(dialect, so, frame), reading)
    if (reading.text !== before) onText(reading.text)
  }
  for await (const bytes of chunks) {
    if (isWhole() || text.length < MAX_ERROR_LENGTH) text += decoder.decode(bytes, { stream: true })
    if (isWhole()) continue
    pending = [...pending, bytes]
    if (text.trim() === '') continue
    for (const each of pending) applyEvents(parser.push(each))
    pending = []
    // Google has no end mark of its own: its counts may follow
    if (reading.error !== undefined || (reading.isOver && dialect !== 'gemini')) return { reading, text: '' }
  }
  text += decoder.decode()
  if (!isWhole()) {
    for (const each of pending) applyEvents(parser.push(each))
    applyEvents(parser.end())
    return { reading, text: /^(?:data|event|id|retry)?:/m.test(text) ? '' : text }
  }
  reading = parseAnswer(dialect, text)
  if (reading.text !== '') onText(reading.text)
  return { reading, text }
}

/** Tells what it is that came with a success and is no answer; null where it is one, be it without text. */
export function failureOf({ reading, text }: ResponseBody): Failure | null {
  if (reading.error !== undefined) return refusedFailure(reading.error)
  if (reading.text !== '' || reading.reason === 'declined' || text.trim() === '{}') return null
  if (reading.isOver && reading.isAnswer) return null
  return failureFromText(text, reading)
}

/** Tells what a text is that should have been an answer, or a list, of a provider. */
export function failureFromText(text: string, { isOver, isAnswer }: ParsedAnswer = emptyAnswer): Failure {
  const words = text.trim()
  if (words.startsWith('<')) return { kind: 'page' }
  const value = parseJson(words) ?? (/^[{[]/.test(words) ? undefined : words)
  if (parseRefusal(200, value, null).message !== '') return refusedFailure(value)
  const isUnknown = (value !== undefined && words !== '') || (isOver && !isAnswer)
  return { kind: isUnknown ? 'strange' : 'interrupted' }
}

function refusedFailure(body: unknown): Failure {
  return { kind: 'refused', status: 200, body, waitMs: null }
}

/** Reads all of an answer as text. */
export async function readAllText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of chunks) text += decoder.decode(bytes, { stream: true })
  return text + decoder.decode()
}
