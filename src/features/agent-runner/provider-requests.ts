import { type Dialect, type Fields, providers } from '#content/models.ts'
import { uriComponent } from '#lib/well-formed.ts'
import type { StreamRequest } from '#platform/streaming-fetch.ts'
import { findModel } from './models.ts'

/** One run: the prompt, the model and the visitor's key. */
export type ModelRequest = {
  readonly prompt: string
  readonly model: string
  readonly dialect: Dialect
  readonly key: string
  /** The text of an answer that was cut off. The model is asked to continue it. */
  readonly partialAnswer?: string
}

/** How a request is sent. A second attempt leaves out what the first one was refused for. */
export type RequestVariant = { readonly isStreamed: boolean; readonly without: readonly string[] }

type ChatTurn = { readonly role: 'user' | 'assistant'; readonly content: string }

const CONTINUE_PROMPT = 'Go on exactly where you stopped, and repeat nothing.'

/** Returns the variant for the first attempt. */
export function defaultVariant({ model, dialect }: ModelRequest): RequestVariant {
  return { isStreamed: findModel(model, dialect).isStreamed, without: [] }
}

/**
 * Returns the request for a run. Models that the specification names get its body byte for byte
 * (src/docs/specification.md, runs of agents).
 */
export function completionRequest(order: ModelRequest, manner: RequestVariant, proxy: string): StreamRequest {
  const { model, dialect, key } = order
  const fields = omit(findModel(model, dialect).fields, manner.without)
  return buildRequest('POST', dialect, key, proxy, pathOf(order, manner), JSON.stringify(body(order, fields, manner)))
}

/** Returns the request for the models that a key may use. It is free, so that it also serves to test the key. */
export function modelsRequest(dialect: Dialect, key: string, proxy: string): StreamRequest {
  return buildRequest('GET', dialect, key, proxy, providers[dialect].modelsPath)
}

/** Returns the field that a refusal names if the request can be sent without it, otherwise null. */
export function unsupportedField(order: ModelRequest, { without }: RequestVariant, named: string): string | null {
  const field = named.split('.').at(-1) ?? ''
  const fields = { ...findModel(order.model, order.dialect).fields, ...usageField(order.dialect) }
  const isThere = field !== '' && !without.includes(field) && JSON.stringify(fields).includes(`"${field}":`)
  return isThere ? field : null
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
      // Google rejects a preflight that lists this header, so only a proxy gets it, which answers the preflight itself
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

function pathOf({ model, dialect }: ModelRequest, { isStreamed }: RequestVariant): string {
  if (dialect === 'openai') return '/v1/chat/completions'
  if (dialect === 'anthropic') return '/v1/messages'
  const id = uriComponent(model.replace(/^models\//, ''))
  return `/v1beta/models/${id}:${isStreamed ? 'streamGenerateContent?alt=sse' : 'generateContent'}`
}

function body(order: ModelRequest, fields: Fields, { isStreamed, without }: RequestVariant) {
  const { model, dialect } = order
  const messages = toMessages(order)
  if (dialect === 'gemini') return { contents: geminiContents(messages), ...fields }
  if (dialect === 'anthropic') return { model, ...fields, messages, ...(isStreamed && { stream: true }) }
  const usageOptions = omit(usageField(dialect), without)
  return { model, messages, ...fields, ...(isStreamed && { stream: true, ...usageOptions }) }
}

function usageField(dialect: Dialect): Fields {
  return dialect === 'openai' ? { stream_options: { include_usage: true } } : {}
}

function toMessages({ prompt, partialAnswer }: ModelRequest): readonly ChatTurn[] {
  const asked: ChatTurn = { role: 'user', content: prompt }
  if (!partialAnswer) return [asked]
  return [asked, { role: 'assistant', content: partialAnswer.trimEnd() }, { role: 'user', content: CONTINUE_PROMPT }]
}

/** Returns the contents of a Gemini request. A single prompt has no role, as the specification requires. */
function geminiContents(turns: readonly ChatTurn[]) {
  const isAlone = turns.length === 1
  return turns.map(({ role, content }) => ({
    ...(!isAlone && { role: role === 'user' ? 'user' : 'model' }),
    parts: [{ text: content }],
  }))
}

/** Returns the fields without the named ones, at any depth. Objects that become empty are dropped as well. */
function omit(fields: Fields, names: readonly string[]): Fields {
  const left = Object.entries(fields).flatMap(([name, value]): [string, Fields[string]][] => {
    if (names.includes(name)) return []
    if (typeof value !== 'object' || names.length === 0) return [[name, value]]
    const inner = omit(value, names)
    return Object.keys(inner).length === 0 ? [] : [[name, inner]]
  })
  return Object.fromEntries(left)
}
