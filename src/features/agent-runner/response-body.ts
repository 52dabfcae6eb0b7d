import type { Dialect } from '#content/models.ts'
import { parseJson } from '#lib/json.ts'
import type { Failure } from './diagnosis.ts'
import { createEventStreamParser } from './event-stream.ts'
import { emptyAnswer, type ParsedAnswer, parseAnswer, parseEvent } from './parsed-answer.ts'
import { parseRefusal } from './refusal.ts'

/** A successful response: the parsed answer, and the raw text unless the body was an event stream. */
export type ResponseBody = { readonly parsed: ParsedAnswer; readonly text: string }

/**
 * How many characters are kept as text, at least, of a body that is neither JSON nor HTML. The text may be a gateway's
 * short error message.
 */
const MAX_ERROR_LENGTH = 2000

/**
 * Reads a response until the answer is complete or reports an error. A stream is detected by its content and not by the
 * content type, because gateways stream under any type or none, and send errors in one piece even if a stream was
 * requested.
 */
export async function readResponseBody(
  dialect: Dialect,
  chunks: AsyncIterable<Uint8Array>,
  onText: (text: string) => void,
): Promise<ResponseBody> {
  const decoder = new TextDecoder()
  const parser = createEventStreamParser()
  let parsed = emptyAnswer
  let text = ''
  let pending: readonly Uint8Array[] = []
  const isOnePiece = () => /^\s*[{[<]/.test(text)
  const applyEvents = (events: ReturnType<typeof parser.push>) => {
    const before = parsed.text
    parsed = events.reduce((answer, event) => parseEvent(dialect, answer, event), parsed)
    if (parsed.text !== before) onText(parsed.text)
  }
  for await (const bytes of chunks) {
    if (isOnePiece() || text.length < MAX_ERROR_LENGTH) text += decoder.decode(bytes, { stream: true })
    if (isOnePiece()) continue
    pending = [...pending, bytes]
    if (text.trim() === '') continue
    for (const each of pending) applyEvents(parser.push(each))
    pending = []
    // Gemini has no end marker: token counts may follow the finish reason
    if (parsed.error !== undefined || (parsed.isComplete && dialect !== 'gemini')) return { parsed, text: '' }
  }
  text += decoder.decode()
  if (!isOnePiece()) {
    for (const each of pending) applyEvents(parser.push(each))
    applyEvents(parser.end())
    return { parsed, text: /^(?:data|event|id|retry)?:/m.test(text) ? '' : text }
  }
  parsed = parseAnswer(dialect, text)
  if (parsed.text !== '') onText(parsed.text)
  return { parsed, text }
}

/** Returns the failure in a successful response, or null if the response holds an answer, even one without text. */
export function failureOf({ parsed, text }: ResponseBody): Failure | null {
  if (parsed.error !== undefined) return refusedFailure(parsed.error)
  if (parsed.text !== '' || parsed.end !== null || text.trim() === '{}') return null
  if (parsed.isComplete && parsed.hasAnswer) return null
  return failureFromText(text, parsed)
}

/** Returns the failure for a text that should have been a provider's answer or list of models. */
export function failureFromText(text: string, { isComplete, hasAnswer }: ParsedAnswer = emptyAnswer): Failure {
  const trimmed = text.trim()
  if (trimmed.startsWith('<')) return { kind: 'page' }
  const value = parseJson(trimmed) ?? (/^[{[]/.test(trimmed) ? undefined : trimmed)
  if (parseRefusal(200, value, null).message !== '') return refusedFailure(value)
  const isForeign = (value !== undefined && trimmed !== '') || (isComplete && !hasAnswer)
  return { kind: isForeign ? 'strange' : 'interrupted' }
}

function refusedFailure(body: unknown): Failure {
  return { kind: 'refused', status: 200, body, waitMs: null }
}

/** Reads a whole response as text. */
export async function readAllText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of chunks) text += decoder.decode(bytes, { stream: true })
  return text + decoder.decode()
}
