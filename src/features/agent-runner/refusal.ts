import { listAt, numberAt, parseJson, textAt, valueAt } from '#lib/json.ts'

/** A provider's no, whatever its dialect: what it says of itself, each part empty where it says nothing. */
export type Refusal = {
  readonly status: number
  readonly message: string
  /** Every word a program may go by: type, code, status and reasons, in lower case. */
  readonly codes: readonly string[]
  /** The field it names. */
  readonly field: string
  readonly mentionsCors: boolean
  /** How long it asks to wait. */
  readonly waitMs: number | null
}

/** Reads the body of an answer that is no success, or an error that came within a stream. */
export function parseRefusal(status: number, body: unknown, waitMs: number | null): Refusal {
  const whole = typeof body === 'string' ? (parseJson(body) ?? body) : body
  const value = Array.isArray(whole) ? whole[0] : whole
  const said = valueAt(value, 'error') ?? value
  const error = said === true ? value : said // ‘yes, an error’, with its words beside
  const details = listAt(error, 'details')
  const isPlain = typeof error === 'string' && !error.trimStart().startsWith('<') // a page says nothing in a line
  const beside = textAt(value, 'message') || textAt(value, 'error_description')
  const message = isPlain ? beside || error : textAt(error, 'message') || textAt(error, 'detail')
  const codes = [
    ...['type', 'code', 'status'].map((name) => textAt(error, name) || textAt(value, name)),
    ...(isPlain && error !== value && /^[\w.-]+$/.test(error) ? [error] : []), // 'invalid_token'
    ...details.map((detail) => textAt(detail, 'reason')),
    ...details.flatMap((detail) => listAt(detail, 'violations').map((each) => textAt(each, 'quotaId'))),
  ]
  return {
    // an error within an answer came with a 200: it may name its own status
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
  const said = ['status', 'code', 'statusCode'].map((name) => numberAt(error, name))
  return said.find((each) => each !== null && each >= 400 && each < 600) ?? null
}

function violatedField(details: readonly unknown[]): string {
  return details.map((detail) => textAt(detail, 'fieldViolations', 0, 'field')).join('')
}

/** ‘Unknown name "topK" at …’, as Google says it; ‘Unrecognized request argument supplied: …’, as OpenAI may. */
function namedField(message: string): string {
  const quoted = /\b(?:name|field|parameter:?|value:) ["'](\w+)["']/i.exec(message)?.[1]
  return quoted ?? /\barguments? supplied: (\w+)/i.exec(message)?.[1] ?? ''
}

/** Google says it in the body: '36s'. */
function delayFromDetails(details: readonly unknown[]): number | null {
  const said = details.map((detail) => /^(\d+(?:\.\d+)?)s$/.exec(textAt(detail, 'retryDelay'))?.[1])
  const seconds = said.find((each) => each !== undefined)
  return seconds === undefined ? null : Math.ceil(Number(seconds) * 1000)
}

/** OpenAI says it in words: 'Please try again in 1m12.5s', '… in 350ms'. */
function delayFromMessage(message: string): number | null {
  const [, hours, minutes, amount, unit] =
    /try again in (?:(\d+)h)?(?:(\d+)m(?!s))?(?:([\d.]+)(ms|s))?/.exec(message) ?? []
  const ms = Number(hours ?? 0) * 3_600_000 + Number(minutes ?? 0) * 60_000
  const rest = Number(amount ?? 0) * (unit === 'ms' ? 1 : 1000)
  return ms + rest > 0 ? Math.ceil(ms + rest) : null
}

/** A provider's own words, fit to be shown: short, and without anything that looks like a key. */
export function redactMessage(message: string, key: string): string {
  const withoutKey = key === '' ? message : message.replaceAll(key, '…')
  const plain = withoutKey
    .replace(/\b(sk-|AIza|AQ\.)[\w*.…-]+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > MAX_MESSAGE_LENGTH ? `${plain.slice(0, MAX_MESSAGE_LENGTH)}…` : plain
}

const MAX_MESSAGE_LENGTH = 300
