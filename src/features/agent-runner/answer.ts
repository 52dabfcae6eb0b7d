import type { Dialect } from '#content/models.ts'
import { at, listAt, numberAt, parseJson, textAt } from '#lib/json.ts'
import type { Frame } from './stream.ts'

/** Tokens as the provider counts them. Thinking is part of the answer, and paid for as such. */
export type Usage = {
  readonly promptTokens: number
  readonly answerTokens: number
  readonly thinkingTokens: number
}

/** Why a model stopped: it was done, it reached its length limit, or it would not go on. */
type Reason = 'whole' | 'cut' | 'declined'

/** What has been read of an answer so far. */
export type Reading = {
  readonly text: string
  readonly usage: Usage | null
  readonly reason: Reason | null
  /** In the provider's own word where it declined: 'SAFETY', 'refusal'. */
  readonly declinedFor: string
  /** Whether anything has come that is part of an answer, with or without text. */
  readonly isAnswer: boolean
  /** Whether the mark that ends an answer has come. */
  readonly isOver: boolean
  /** An error that came within the answer, as JSON or as the text that it is. */
  readonly error: unknown
}

export const nothingRead: Reading = {
  text: '',
  usage: null,
  reason: null,
  declinedFor: '',
  isAnswer: false,
  isOver: false,
  error: undefined,
}

/** Reads on with one message of a stream. What it does not know, it leaves out. */
export function readFrame(dialect: Dialect, before: Reading, { event, data }: Frame): Reading {
  if (dialect === 'openai' && data.trim() === '[DONE]') return { ...before, isOver: true }
  const value = parseJson(data)
  return event === 'error' ? { ...before, error: value ?? data } : readValue(dialect, before, value)
}

/** Reads an answer that came in one piece; a list of pieces, or one in each line, is read too. */
export function readWhole(dialect: Dialect, text: string): Reading {
  const value = parseJson(text) ?? valuesInLines(text)
  if (value === undefined) return nothingRead
  const pieces = Array.isArray(value) ? value : [value]
  const reading = pieces.reduce<Reading>((before, piece) => readValue(dialect, before, piece), nothingRead)
  return { ...reading, isOver: true }
}

function valuesInLines(text: string): readonly unknown[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const values = lines.map(parseJson)
  return lines.length === 0 || values.includes(undefined) ? undefined : values
}

function readValue(dialect: Dialect, before: Reading, value: unknown): Reading {
  if (at(value, 'error')) return { ...before, error: value } // an object, or from gateways a text or a mere 'true'
  const isAnswer = before.isAnswer || parts[dialect].some((path) => at(value, ...path) !== undefined)
  return { ...read[dialect](before, value), isAnswer }
}

/** What an answer has, and nothing else that comes with a 200. */
const parts: Readonly<Record<Dialect, readonly (readonly string[])[]>> = {
  openai: [['choices']],
  anthropic: [['content'], ['message', 'content']],
  gemini: [['candidates'], ['promptFeedback'], ['usageMetadata']],
}

type Read = (before: Reading, value: unknown) => Reading

const read: Readonly<Record<Dialect, Read>> = { openai: readOpenAi, anthropic: readAnthropic, gemini: readGemini }

function readOpenAi(before: Reading, value: unknown): Reading {
  const choice = at(value, 'choices', 0)
  const message = at(choice, 'delta') ?? at(choice, 'message')
  const finish = textAt(choice, 'finish_reason')
  const refusal = textAt(message, 'refusal')
  const isDeclined = refusal !== '' || finish === 'content_filter'
  const ended = finish === 'length' ? 'cut' : finish === '' ? null : 'whole'
  return {
    ...before,
    // older services answer with the text itself
    text: before.text + textAt(message, 'content') + textAt(choice, 'text') + blocks(at(message, 'content')) + refusal,
    usage: usageIn(before, at(value, 'usage'), {
      promptTokens: numberAt(value, 'usage', 'prompt_tokens'),
      answerTokens: numberAt(value, 'usage', 'completion_tokens'),
      thinkingTokens: numberAt(value, 'usage', 'completion_tokens_details', 'reasoning_tokens'),
    }),
    ...stopped(before, isDeclined ? 'declined' : ended, refusal === '' ? finish : 'refusal'),
  }
}

function readAnthropic(before: Reading, value: unknown): Reading {
  const delta = at(value, 'delta')
  const isText = textAt(delta, 'type') === 'text_delta'
  const stop = textAt(delta, 'stop_reason') || textAt(value, 'stop_reason')
  const usage = at(value, 'usage') ?? at(value, 'message', 'usage')
  const isCut = stop === 'max_tokens' || stop === 'model_context_window_exceeded'
  const ended = stop === '' ? null : isCut ? 'cut' : 'whole'
  return {
    ...before,
    text: before.text + (isText ? textAt(delta, 'text') : '') + blocks(at(value, 'content')),
    usage: usageIn(before, usage, {
      promptTokens: sum(
        numberAt(usage, 'input_tokens'),
        numberAt(usage, 'cache_creation_input_tokens'),
        numberAt(usage, 'cache_read_input_tokens'),
      ),
      answerTokens: numberAt(usage, 'output_tokens'),
      thinkingTokens: null,
    }),
    ...stopped(before, stop === 'refusal' ? 'declined' : ended, stop),
    isOver: before.isOver || textAt(value, 'type') === 'message_stop',
  }
}

function readGemini(before: Reading, value: unknown): Reading {
  const parts = listAt(value, 'candidates', 0, 'content', 'parts')
  const said = parts.filter((part) => at(part, 'thought') !== true).map((part) => textAt(part, 'text'))
  const blocked = textAt(value, 'promptFeedback', 'blockReason')
  const finish = textAt(value, 'candidates', 0, 'finishReason')
  const ended = finish === '' ? null : finish === 'STOP' ? 'whole' : finish === 'MAX_TOKENS' ? 'cut' : 'declined'
  const usage = at(value, 'usageMetadata')
  const thinkingTokens = numberAt(usage, 'thoughtsTokenCount')
  return {
    ...before,
    text: before.text + said.join(''),
    usage: usageIn(before, usage, {
      promptTokens: numberAt(usage, 'promptTokenCount'),
      answerTokens: sum(numberAt(usage, 'candidatesTokenCount'), thinkingTokens),
      thinkingTokens,
    }),
    ...stopped(before, blocked ? 'declined' : ended, blocked || finish),
    isOver: before.isOver || blocked !== '' || finish !== '', // no other mark comes
  }
}

/** The text of an answer's blocks; thinking and whatever else is no text is left out. */
function blocks(content: unknown): string {
  const texts = listAt(content).filter((block) => textAt(block, 'type') === 'text')
  return texts.map((block) => textAt(block, 'text')).join('')
}

function stopped(before: Reading, reason: Reason | null, word: string): Pick<Reading, 'reason' | 'declinedFor'> {
  if (reason === null || before.reason === 'declined') {
    return { reason: before.reason, declinedFor: before.declinedFor }
  }
  return { reason, declinedFor: reason === 'declined' ? word : '' }
}

/** Counts come in parts and grow: what is not said again stays as it was. */
function usageIn(
  before: Reading,
  said: unknown,
  counts: { readonly [Count in keyof Usage]: number | null },
): Usage | null {
  if (typeof said !== 'object' || said === null) return before.usage
  return {
    promptTokens: counts.promptTokens ?? before.usage?.promptTokens ?? 0,
    answerTokens: counts.answerTokens ?? before.usage?.answerTokens ?? 0,
    thinkingTokens: counts.thinkingTokens ?? before.usage?.thinkingTokens ?? 0,
  }
}

function sum(...counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null)
  return known.length === 0 ? null : known.reduce((total, count) => total + count, 0)
}
