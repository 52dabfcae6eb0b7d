import type { Dialect } from '#content/models.ts'
import { parseJson } from '#lib/json.ts'
import { nothingRead, type Reading, readFrame, readWhole } from './answer.ts'
import type { Sign } from './diagnosis.ts'
import { readRefusal } from './refusal.ts'
import { frameReader } from './stream.ts'

/** What came with a success: what was read of it and, where it came as a whole or holds nothing of a stream, its text. */
export type Body = { readonly reading: Reading; readonly text: string }

/** A gateway's own words are short; a stream is not kept beside what was read of it. */
const LONGEST_WORDS = 2000

/**
 * Reads an answer to its end, by what it holds and not by what it is called: gateways stream under any content type or none,
 * and say no in one piece where a stream was asked for.
 */
export async function readBody(
  dialect: Dialect,
  chunks: AsyncIterable<Uint8Array>,
  onText: (text: string) => void,
): Promise<Body> {
  const decoder = new TextDecoder()
  const frames = frameReader()
  let reading = nothingRead
  let text = ''
  let waiting: readonly Uint8Array[] = []
  const isWhole = () => /^\s*[{[<]/.test(text)
  const take = (next: ReturnType<typeof frames.push>) => {
    const before = reading.text
    reading = next.reduce((so, frame) => readFrame(dialect, so, frame), reading)
    if (reading.text !== before) onText(reading.text)
  }
  for await (const bytes of chunks) {
    if (isWhole() || text.length < LONGEST_WORDS) text += decoder.decode(bytes, { stream: true })
    if (isWhole()) continue
    waiting = [...waiting, bytes]
    if (text.trim() === '') continue
    for (const each of waiting) take(frames.push(each))
    waiting = []
    // Google has no end mark of its own: its counts may follow
    if (reading.error !== undefined || (reading.isOver && dialect !== 'gemini')) return { reading, text: '' }
  }
  text += decoder.decode()
  if (!isWhole()) {
    for (const each of waiting) take(frames.push(each))
    take(frames.end())
    return { reading, text: /^(?:data|event|id|retry)?:/m.test(text) ? '' : text }
  }
  reading = readWhole(dialect, text)
  if (reading.text !== '') onText(reading.text)
  return { reading, text }
}

/** Tells what it is that came with a success and is no answer; null where it is one, be it without text. */
export function signOf({ reading, text }: Body): Sign | null {
  if (reading.error !== undefined) return refused(reading.error)
  if (reading.text !== '' || reading.reason === 'declined' || text.trim() === '{}') return null
  if (reading.isOver && reading.isAnswer) return null
  return signOfWords(text, reading)
}

/** Tells what a text is that should have been an answer, or a list, of a provider. */
export function signOfWords(text: string, { isOver, isAnswer }: Reading = nothingRead): Sign {
  const words = text.trim()
  if (words.startsWith('<')) return { kind: 'page' }
  const value = parseJson(words) ?? (/^[{[]/.test(words) ? undefined : words)
  if (readRefusal(200, value, null).message !== '') return refused(value)
  const isStrange = (value !== undefined && words !== '') || (isOver && !isAnswer)
  return { kind: isStrange ? 'strange' : 'interrupted' }
}

function refused(body: unknown): Sign {
  return { kind: 'refused', status: 200, body, waitMs: null }
}

/** Reads all of an answer as text. */
export async function wholeText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of chunks) text += decoder.decode(bytes, { stream: true })
  return text + decoder.decode()
}
