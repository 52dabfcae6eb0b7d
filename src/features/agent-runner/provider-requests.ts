import { type Dialect, type Fields, providers } from '#content/models.ts'
import { uriComponent } from '#lib/well-formed.ts'
import type { StreamRequest } from '#platform/streaming-fetch.ts'
import { findModel } from './models.ts'

/** The request of one run, in a form that is the same for every provider. */
export type ModelRequest = {
  readonly prompt: string
  readonly model: string
  readonly dialect: Dialect
  readonly key: string
  /** The text of an answer that was cut off. The model is asked to continue it. */
  readonly partialAnswer?: string
}

/**
 * How a request is sent. `without` names the fields to leave out, because the provider rejected them, or a field that
 * they depend on, in earlier attempts.
 */
export type RequestVariant = { readonly isStreamed: boolean; readonly without: readonly string[] }

type ChatTurn = { readonly role: 'user' | 'assistant'; readonly content: string }

const CONTINUE_PROMPT = 'Go on exactly where you stopped, and repeat nothing.'

/** Returns the variant for the first attempt. */
export function defaultVariant({ model, dialect }: ModelRequest): RequestVariant {
  return { isStreamed: findModel(model, dialect).isStreamed, without: [] }
}

/**
 * Returns the request for a run. For the models that the specification names, the body of the first attempt is, byte
 * for byte, the one of the specification (see ‘Runs of agents’ in src/docs/specification.md).
 */
export function completionRequest(modelRequest: ModelRequest, variant: RequestVariant, proxy: string): StreamRequest {
  const { model, dialect, key } = modelRequest
  const fields = omit(findModel(model, dialect).fields, variant.without)
  return buildRequest(
    'POST',
    dialect,
    key,
    proxy,
    requestPath(modelRequest, variant),
    JSON.stringify(requestBody(modelRequest, fields, variant)),
  )
}

/**
 * Returns the request for the list of models that a key may use. The request costs nothing, so it also tests the key.
 */
export function modelsRequest(dialect: Dialect, key: string, proxy: string): StreamRequest {
  return buildRequest('GET', dialect, key, proxy, providers[dialect].modelsPath)
}

/**
 * Returns the field that a refusal names (`named` may be a path) if it was sent and can be left out, otherwise null.
 */
export function unsupportedField(
  modelRequest: ModelRequest,
  { without }: RequestVariant,
  named: string,
): string | null {
  const field = named.split('.').at(-1) ?? ''
  const fields = { ...findModel(modelRequest.model, modelRequest.dialect).fields, ...usageField(modelRequest.dialect) }
  const isSent = field !== '' && !without.includes(field) && JSON.stringify(fields).includes(`"${field}":`)
  return isSent ? field : null
}

/** Returns the host that a request goes to: the provider's own, or the owner's proxy. */
export function requestHost({ url }: StreamRequest): string {
  return new URL(url).host
}

function buildRequest(
  method: StreamRequest['method'],
  dialect: Dialect,
  key: string,
  proxy: string,
  path: string,
  body?: string,
): StreamRequest {
  return {
    method,
    url: `${proxy}${providers[dialect].origin}${path}`,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...keyHeaders(dialect, key),
      // only a proxy gets this header: Google rejects a preflight that lists it, but a proxy answers preflights itself
      ...(proxy !== '' && { 'X-Requested-With': 'XMLHttpRequest' }),
    },
    ...(body !== undefined && { body }),
  }
}

function keyHeaders(dialect: Dialect, key: string): Readonly<Record<string, string>> {
  if (dialect === 'openai') return { Authorization: `Bearer ${key}` }
  if (dialect === 'gemini') return { 'x-goog-api-key': key }
  return {
    'x-api-key': key,
    'anthropic-version': '2023-06-01', // fixed by the specification
    'anthropic-dangerous-direct-browser-access': 'true',
  }
}

function requestPath({ model, dialect }: ModelRequest, { isStreamed }: RequestVariant): string {
  if (dialect === 'openai') return '/v1/chat/completions'
  if (dialect === 'anthropic') return '/v1/messages'
  const id = uriComponent(model.replace(/^models\//, ''))
  return `/v1beta/models/${id}:${isStreamed ? 'streamGenerateContent?alt=sse' : 'generateContent'}`
}

function requestBody(modelRequest: ModelRequest, fields: Fields, { isStreamed, without }: RequestVariant) {
  const { model, dialect } = modelRequest
  const messages = toMessages(modelRequest)
  if (dialect === 'gemini') return { contents: geminiContents(messages), ...fields }
  if (dialect === 'anthropic') return { model, ...fields, messages, ...(isStreamed && { stream: true }) }
  const usageOptions = omit(usageField(dialect), without)
  return { model, messages, ...fields, ...(isStreamed && { stream: true, ...usageOptions }) }
}

function usageField(dialect: Dialect): Fields {
  return dialect === 'openai' ? { stream_options: { include_usage: true } } : {}
}

function toMessages({ prompt, partialAnswer }: ModelRequest): readonly ChatTurn[] {
  const promptTurn: ChatTurn = { role: 'user', content: prompt }
  if (!partialAnswer) return [promptTurn]
  return [
    promptTurn,
    { role: 'assistant', content: partialAnswer.trimEnd() },
    { role: 'user', content: CONTINUE_PROMPT },
  ]
}

/** Returns the contents of a Gemini request. A single prompt has no role, as the specification requires. */
function geminiContents(turns: readonly ChatTurn[]) {
  const isSinglePrompt = turns.length === 1
  return turns.map(({ role, content }) => ({
    ...(!isSinglePrompt && { role: role === 'user' ? 'user' : 'model' }),
    parts: [{ text: content }],
  }))
}

/** Returns the fields without the named ones, at any depth. Objects that become empty are dropped as well. */
function omit(fields: Fields, names: readonly string[]): Fields {
  const remaining = Object.entries(fields).flatMap(([name, value]): [string, Fields[string]][] => {
    if (names.includes(name)) return []
    if (typeof value !== 'object' || names.length === 0) return [[name, value]]
    const inner = omit(value, names)
    return Object.keys(inner).length === 0 ? [] : [[name, inner]]
  })
  return Object.fromEntries(remaining)
}
