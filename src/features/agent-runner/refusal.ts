import { listAt, numberAt, parseJson, textAt, valueAt } from '#lib/json.ts'

/**
 * A provider's refusal in a form that is the same for every dialect. What the provider omits is empty, false or null.
 */
export type Refusal = {
  readonly status: number
  readonly message: string
  /** All machine-readable codes: type, code, status, reasons and quota ids, in lower case. */
  readonly codes: readonly string[]
  /** The request field that the refusal names. */
  readonly field: string
  readonly mentionsCors: boolean
  /** The delay that the provider asks for, in milliseconds, or null. */
  readonly waitMs: number | null
}

/** Parses the body of an unsuccessful response, or an error inside an answer. `waitMs` is the pause from the header. */
export function parseRefusal(status: number, body: unknown, waitMs: number | null): Refusal {
  const parsed = typeof body === 'string' ? (parseJson(body) ?? body) : body
  const value = Array.isArray(parsed) ? parsed[0] : parsed
  const errorField = valueAt(value, 'error') ?? value
  const error = errorField === true ? value : errorField // the details are beside `error: true`
  const details = listAt(error, 'details')
  const isPlainText = typeof error === 'string' && !error.trimStart().startsWith('<') // not an HTML page
  const outerMessage = textAt(value, 'message') || textAt(value, 'error_description')
  const message = isPlainText ? outerMessage || error : textAt(error, 'message') || textAt(error, 'detail')
  const codes = [
    ...['type', 'code', 'status'].map((name) => textAt(error, name) || textAt(value, name)),
    ...(isPlainText && error !== value && /^[\w.-]+$/.test(error) ? [error] : []), // 'invalid_token'
    ...details.map((detail) => textAt(detail, 'reason')),
    ...details.flatMap((detail) => listAt(detail, 'violations').map((each) => textAt(each, 'quotaId'))),
  ]
  return {
    // an error inside an answer arrives with status 200, but may name a status of its own
    status: status < 300 ? (statusIn(error) ?? statusIn(value) ?? 200) : status,
    message,
    codes: codes.filter((code) => code !== '').map((code) => code.toLowerCase()),
    field:
      textAt(error, 'param') || violatedField(details) || /^([a-z_][\w.]*): /.exec(message)?.[1] || namedField(message),
    mentionsCors: /\bCORS\b/.test(typeof body === 'string' ? body : message),
    waitMs: waitMs ?? delayFromDetails(details) ?? delayFromMessage(message),
  }
}

function statusIn(error: unknown): number | null {
  const statuses = ['status', 'code', 'statusCode'].map((name) => numberAt(error, name))
  return statuses.find((each) => each !== null && each >= 400 && each < 600) ?? null
}

function violatedField(details: readonly unknown[]): string {
  return details.map((detail) => textAt(detail, 'fieldViolations', 0, 'field')).join('')
}

/**
 * Returns the field in a message such as Google's 'Unknown name "topK" at …' or OpenAI's 'Unrecognized request argument
 * supplied: …', or '' if there is none.
 */
function namedField(message: string): string {
  const quoted = /\b(?:name|field|parameter:?|value:) ["'](\w+)["']/i.exec(message)?.[1]
  return quoted ?? /\barguments? supplied: (\w+)/i.exec(message)?.[1] ?? ''
}

/** Returns the delay that Google states in the body ('36s'), in milliseconds. */
function delayFromDetails(details: readonly unknown[]): number | null {
  const delays = details.map((detail) => /^(\d+(?:\.\d+)?)s$/.exec(textAt(detail, 'retryDelay'))?.[1])
  const seconds = delays.find((each) => each !== undefined)
  return seconds === undefined ? null : Math.ceil(Number(seconds) * 1000)
}

/**
 * Returns the delay that OpenAI states in the message ('Please try again in 1m12.5s', '… in 350ms'), in milliseconds.
 */
function delayFromMessage(message: string): number | null {
  const [, hours, minutes, amount, unit] =
    /try again in (?:(\d+)h)?(?:(\d+)m(?!s))?(?:([\d.]+)(ms|s))?/.exec(message) ?? []
  const ms = Number(hours ?? 0) * 3_600_000 + Number(minutes ?? 0) * 60_000
  const secondsMs = Number(amount ?? 0) * (unit === 'ms' ? 1 : 1000)
  return ms + secondsMs > 0 ? Math.ceil(ms + secondsMs) : null
}

/** Returns a provider's message for display: short, and without the key and other texts in the form of a key. */
export function redactMessage(message: string, key: string): string {
  const withoutKey = key === '' ? message : message.replaceAll(key, '…')
  const plain = withoutKey
    .replace(/\b(sk-|AIza|AQ\.)[\w*.…-]+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > MAX_MESSAGE_LENGTH ? `${plain.slice(0, MAX_MESSAGE_LENGTH)}…` : plain
}

const MAX_MESSAGE_LENGTH = 300
