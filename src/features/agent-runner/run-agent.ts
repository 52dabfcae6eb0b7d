import { record as noResponse } from 'virtual:records/messages/run-problems/noResponse'
import { providers } from '#content/models.ts'
import { utcDay } from '#lib/dates.ts'
import type { Clock, EpochMs } from '#platform/ports.ts'
import { type AnswerEnd, type EndNotice, endNotice, isRefusal } from './answer-end.ts'
import { diagnose, type Failure, type Problem, type RunContext } from './diagnosis.ts'
import { findModel } from './models.ts'
import { emptyAnswer, type ParsedAnswer, type Usage } from './parsed-answer.ts'
import {
  completionRequest,
  defaultVariant,
  type ModelRequest,
  type RequestVariant,
  unsupportedField,
} from './provider-requests.ts'
import { parseRefusal, type Refusal } from './refusal.ts'
import { attemptRun, type RunDependencies } from './run-attempt.ts'

/** How a run ended. Every outcome includes the text that arrived. */
export type RunResult =
  | {
      readonly kind: 'done'
      /** The answer. If it had no text, this is 'No response received' and `isEmpty` is true. */
      readonly text: string
      readonly isEmpty: boolean
      readonly usage: Usage | null
      /** How the answer ended. After 'cut', the model can be asked to continue (`ModelRequest.partialAnswer`). */
      readonly end: AnswerEnd
      /** The message about the end. It is null if nothing is missing, or if the answer can be continued. */
      readonly notice: EndNotice | null
      /** Whether the text is not whole and cannot be continued, or the connection ended before its end marker. */
      readonly isIncomplete: boolean
    }
  | { readonly kind: 'stopped'; readonly text: string; readonly usage: Usage | null }
  | {
      readonly kind: 'declined'
      readonly text: string
      readonly notice: EndNotice | null
      readonly usage: Usage | null
    }
  | { readonly kind: 'failed'; readonly text: string; readonly problem: Problem; readonly usage: Usage | null }

/** The pause before the next attempt. `until` is the time at which the pause ends. */
export type RetryPause = { readonly problem: Problem; readonly until: EpochMs }

export type RunListener = {
  /** Called with the whole text so far whenever more of it has arrived. Throttle the text before rendering. */
  readonly onText: (text: string) => void
  /** Called with a pause when it starts, and with null when it ends. */
  readonly onRetryPause?: (pause: RetryPause | null) => void
  readonly signal: AbortSignal
}

/** The longest pause before an automatic retry. If the provider asks for a longer one, the visitor decides. */
const MAX_RETRY_DELAY_MS = 60_000

/** Returns whether a key is a valid header value. With any other key, `fetch` fails as if there were no network. */
export function isValidHeaderValue(key: string): boolean {
  return /^[\x21-\x7e]+$/.test(key)
}

/** Runs a request to its end, with retries. It never throws, and nothing it returns or reports contains the key. */
export async function runAgent(
  dependencies: RunDependencies,
  modelRequest: ModelRequest,
  listener: RunListener,
): Promise<RunResult> {
  const context: RunContext = { ...modelRequest, proxy: dependencies.proxy, day: utcDay(dependencies.clock.now()) }
  if (!isValidHeaderValue(modelRequest.key)) return failedResult(diagnose({ kind: 'malformed' }, context), emptyAnswer)
  const attempts = { busy: 0, rate: 0 }
  let variant = defaultVariant(modelRequest)
  for (;;) {
    const request = completionRequest(modelRequest, variant, dependencies.proxy)
    const result = await attemptRun(dependencies, request, modelRequest, listener.signal, listener.onText)
    if (result.kind === 'stopped') return stoppedResult(result.parsed)
    if (result.kind === 'read') return resultFromAnswer(result.parsed, context)
    if (isContentRefusal(result.failure)) return resultFromAnswer({ ...result.parsed, end: 'promptDeclined' }, context)
    const problem = diagnose(result.failure, context)
    const nextVariant = relaxedVariant(modelRequest, variant, result.failure, problem)
    if (nextVariant) {
      variant = nextVariant
      continue
    }
    const delayMs = result.parsed.text === '' ? nextRetryDelay(problem, attempts) : null
    if (delayMs === null) return failedResult(withoutAutoRetry(problem), result.parsed)
    listener.onRetryPause?.({ problem, until: dependencies.clock.now() + delayMs })
    await abortableDelay(dependencies.clock, delayMs, listener.signal)
    listener.onRetryPause?.(null)
    if (listener.signal.aborted) return stoppedResult(result.parsed)
  }
}

/**
 * Returns the variant without the field or the streaming that the provider rejected, or null if it rejected neither or
 * the field was not sent.
 */
function relaxedVariant(
  modelRequest: ModelRequest,
  variant: RequestVariant,
  failure: Failure,
  { cause }: Problem,
): RequestVariant | null {
  if (failure.kind !== 'refused') return null
  const refusal = parseRefusal(failure.status, failure.body, null)
  const isUnsupportedField = cause === 'field' && isUnsupported(refusal)
  const isStreamRefused =
    /verified to stream/i.test(refusal.message) || (isUnsupportedField && refusal.field === 'stream')
  if (variant.isStreamed && isStreamRefused) return { ...variant, isStreamed: false }
  const field = isUnsupportedField ? unsupportedField(modelRequest, variant, refusal.field) : null
  if (field === null) return null
  // without reasoning_effort the model thinks, and then it rejects a temperature as well
  const rejectedFields = field === 'reasoning_effort' ? [field, 'temperature'] : [field]
  return { ...variant, without: [...variant.without, ...rejectedFields] }
}

function isUnsupported({ codes, message }: Refusal): boolean {
  const unsupportedPattern =
    /unrecogni[sz]ed|unknown (?:name|parameter|field)|(?:not|un)[ -]?supported|extra inputs|does not support/i
  return codes.some((code) => unsupportedCodes.includes(code)) || unsupportedPattern.test(message)
}

const unsupportedCodes: readonly string[] = ['unsupported_parameter', 'unsupported_value', 'unknown_parameter']

/** Counts an automatic retry and returns the delay before it in milliseconds, or null if the run is not retried. */
function nextRetryDelay({ cause, retry }: Problem, attempts: { busy: number; rate: number }): number | null {
  if ((cause !== 'busy' && cause !== 'rate') || typeof retry !== 'object') return null
  if (attempts[cause] >= retry.times || retry.afterMs > MAX_RETRY_DELAY_MS) return null
  const pauseMs = retry.afterMs * (cause === 'busy' ? 2 ** attempts.busy : 1)
  attempts[cause] += 1
  return pauseMs
}

/**
 * Returns the problem without automatic retries. After too many requests, the pause still applies to the retry button.
 */
function withoutAutoRetry(problem: Problem): Problem {
  if (typeof problem.retry !== 'object') return problem
  return { ...problem, retry: problem.cause === 'rate' ? { ...problem.retry, times: 0 } : 'button' }
}

/** Returns whether a prompt was refused for its content. OpenAI reports this by an error status, not in an answer. */
function isContentRefusal(failure: Failure): boolean {
  if (failure.kind !== 'refused') return false
  const { codes } = parseRefusal(failure.status, failure.body, null)
  return ['content_filter', 'content_policy_violation', 'invalid_prompt'].some((code) => codes.includes(code))
}

function resultFromAnswer(answer: ParsedAnswer, { model, dialect, key }: RunContext): RunResult {
  const { text, usage, reason, isComplete } = answer
  const names = { model: findModel(model, dialect).label, provider: providers[dialect].name, reason, key }
  const isEmpty = text.trim() === ''
  const end = answer.end === null || answer.end === 'whole' ? (isEmpty ? 'empty' : 'whole') : answer.end
  if (isRefusal(end)) return { kind: 'declined', text, notice: endNotice(end, names), usage }
  const canContinue = end === 'cut' && !isEmpty
  return {
    kind: 'done',
    text: isEmpty ? noResponse : text,
    isEmpty,
    usage,
    end,
    notice: canContinue ? null : endNotice(end, names),
    isIncomplete: !isComplete || (!isEmpty && !canContinue && end !== 'whole'),
  }
}

function stoppedResult({ text, usage }: ParsedAnswer): RunResult {
  return { kind: 'stopped', text, usage }
}

function failedResult(problem: Problem, { text, usage }: ParsedAnswer): RunResult {
  return { kind: 'failed', text, problem, usage }
}

/** Resolves after a delay, or as soon as the visitor stops the run. */
function abortableDelay(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      cancel()
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const cancel = clock.after(ms, finish)
    signal.addEventListener('abort', finish)
  })
}
