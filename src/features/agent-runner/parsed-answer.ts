import type { Dialect } from '#content/models.ts'
import { listAt, numberAt, parseJson, textAt, valueAt } from '#lib/json.ts'
import { type AnswerEnd, endOf, endOfBlockedPrompt, isRefusal } from './answer-end.ts'
import type { ServerSentEvent } from './event-stream.ts'

/** Token counts as the provider reports them. `answerTokens` include thinking, which is billed like the answer. */
export type Usage = {
  readonly promptTokens: number
  readonly answerTokens: number
  readonly thinkingTokens: number
}

/** The part of an answer that has been parsed so far. */
export type ParsedAnswer = {
  readonly text: string
  readonly usage: Usage | null
  /** How the answer ended, or null if the provider has named no reason yet. */
  readonly end: AnswerEnd | null
  /** The reason in the provider's own term: 'SAFETY', 'refusal'. Untrusted. */
  readonly reason: string
  /** Whether any part of an answer has arrived, with or without text. */
  readonly hasAnswer: boolean
  /** Whether the end marker of the answer has arrived. An answer that came in one piece is complete as well. */
  readonly isComplete: boolean
  /** An error inside the answer, as parsed JSON or as raw text, or undefined. */
  readonly error: unknown
}

export const emptyAnswer: ParsedAnswer = {
  text: '',
  usage: null,
  end: null,
  reason: '',
  hasAnswer: false,
  isComplete: false,
  error: undefined,
}

/** Adds one message of a stream to what was parsed before. Unknown content is ignored. */
export function parseEvent(dialect: Dialect, before: ParsedAnswer, { event, data }: ServerSentEvent): ParsedAnswer {
  if (dialect === 'openai' && data.trim() === '[DONE]') return { ...before, isComplete: true }
  const value = parseJson(data)
  return event === 'error' ? { ...before, error: value ?? data } : parseValue(dialect, before, value)
}

/** Parses an answer that came in one piece: a JSON value, a JSON array of pieces, or one JSON value per line. */
export function parseAnswer(dialect: Dialect, text: string): ParsedAnswer {
  const value = parseJson(text) ?? parseJsonLines(text)
  if (value === undefined) return emptyAnswer
  const pieces = Array.isArray(value) ? value : [value]
  const parsed = pieces.reduce<ParsedAnswer>((before, piece) => parseValue(dialect, before, piece), emptyAnswer)
  return { ...parsed, isComplete: true }
}

function parseJsonLines(text: string): readonly unknown[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const values = lines.map(parseJson)
  return lines.length === 0 || values.includes(undefined) ? undefined : values
}

function parseValue(dialect: Dialect, before: ParsedAnswer, value: unknown): ParsedAnswer {
  if (valueAt(value, 'error')) return { ...before, error: value } // `error` is an object, a text or `true`
  const hasAnswer = before.hasAnswer || answerPaths[dialect].some((path) => valueAt(value, ...path) !== undefined)
  return { ...parsers[dialect](before, value), hasAnswer }
}

/** The paths of fields that occur in answers and in no other body with status 200. */
const answerPaths: Readonly<Record<Dialect, readonly (readonly string[])[]>> = {
  openai: [['choices']],
  anthropic: [['content'], ['message', 'content']],
  gemini: [['candidates'], ['promptFeedback'], ['usageMetadata']],
}

type Parser = (before: ParsedAnswer, value: unknown) => ParsedAnswer

const parsers: Readonly<Record<Dialect, Parser>> = {
  openai: parseOpenAi,
  anthropic: parseAnthropic,
  gemini: parseGemini,
}

function parseOpenAi(before: ParsedAnswer, value: unknown): ParsedAnswer {
  const choice = valueAt(value, 'choices', 0)
  const message = valueAt(choice, 'delta') ?? valueAt(choice, 'message')
  const finish = textAt(choice, 'finish_reason')
  const refusal = textAt(message, 'refusal')
  return {
    ...before,
    // older services put the text in `choice.text`
    text:
      before.text +
      textAt(message, 'content') +
      textAt(choice, 'text') +
      textOfBlocks(valueAt(message, 'content')) +
      refusal,
    usage: mergeUsage(before, valueAt(value, 'usage'), {
      promptTokens: numberAt(value, 'usage', 'prompt_tokens'),
      answerTokens: numberAt(value, 'usage', 'completion_tokens'),
      thinkingTokens: numberAt(value, 'usage', 'completion_tokens_details', 'reasoning_tokens'),
    }),
    ...endState(before, refusal === '' ? finish : 'refusal'),
  }
}

function parseAnthropic(before: ParsedAnswer, value: unknown): ParsedAnswer {
  const delta = valueAt(value, 'delta')
  const isText = textAt(delta, 'type') === 'text_delta'
  const stop = textAt(delta, 'stop_reason') || textAt(value, 'stop_reason')
  const usage = valueAt(value, 'usage') ?? valueAt(value, 'message', 'usage')
  return {
    ...before,
    text: before.text + (isText ? textAt(delta, 'text') : '') + textOfBlocks(valueAt(value, 'content')),
    usage: mergeUsage(before, usage, {
      promptTokens: sum(
        numberAt(usage, 'input_tokens'),
        numberAt(usage, 'cache_creation_input_tokens'),
        numberAt(usage, 'cache_read_input_tokens'),
      ),
      answerTokens: numberAt(usage, 'output_tokens'),
      thinkingTokens: null,
    }),
    ...endState(before, stop),
    isComplete: before.isComplete || textAt(value, 'type') === 'message_stop',
  }
}

function parseGemini(before: ParsedAnswer, value: unknown): ParsedAnswer {
  const parts = listAt(value, 'candidates', 0, 'content', 'parts')
  const texts = parts.filter((part) => valueAt(part, 'thought') !== true).map((part) => textAt(part, 'text'))
  const blocked = textAt(value, 'promptFeedback', 'blockReason')
  const finish = textAt(value, 'candidates', 0, 'finishReason')
  const usage = valueAt(value, 'usageMetadata')
  const thinkingTokens = numberAt(usage, 'thoughtsTokenCount')
  return {
    ...before,
    text: before.text + texts.join(''),
    usage: mergeUsage(before, usage, {
      promptTokens: numberAt(usage, 'promptTokenCount'),
      answerTokens: sum(numberAt(usage, 'candidatesTokenCount'), thinkingTokens),
      thinkingTokens,
    }),
    ...endState(before, blocked || finish, blocked ? endOfBlockedPrompt : endOf),
    isComplete: before.isComplete || blocked !== '' || finish !== '', // there is no other end marker
  }
}

/** Returns the text of an answer's blocks, without thinking and other blocks that are not text. */
function textOfBlocks(content: unknown): string {
  const texts = listAt(content).filter((block) => textAt(block, 'type') === 'text')
  return texts.map((block) => textAt(block, 'text')).join('')
}

/** Returns the end of an answer after a piece that may name a reason. The last reason counts, but a refusal stays. */
function endState(before: ParsedAnswer, reason: string, toEnd = endOf): Pick<ParsedAnswer, 'end' | 'reason'> {
  if (reason === '' || isRefusal(before.end)) return { end: before.end, reason: before.reason }
  return { end: toEnd(reason), reason }
}

/** Merges token counts. They arrive in parts and grow. A count that is missing keeps its previous value, or is 0. */
function mergeUsage(
  before: ParsedAnswer,
  reported: unknown,
  counts: { readonly [Count in keyof Usage]: number | null },
): Usage | null {
  if (typeof reported !== 'object' || reported === null) return before.usage
  return {
    promptTokens: counts.promptTokens ?? before.usage?.promptTokens ?? 0,
    answerTokens: counts.answerTokens ?? before.usage?.answerTokens ?? 0,
    thinkingTokens: counts.thinkingTokens ?? before.usage?.thinkingTokens ?? 0,
  }
}

function sum(...counts: readonly (number | null)[]): number | null {
  const presentCounts = counts.filter((count) => count !== null)
  return presentCounts.length === 0 ? null : presentCounts.reduce((total, count) => total + count, 0)
}
