import { type Dialect, type Fields, providers } from '#content/models.ts'
import { uriComponent } from '#lib/well-formed.ts'
import type { StreamRequest } from '#platform/streaming-fetch.ts'
import { findModel } from './models.ts'

/** One run: what is asked, of which model, with the visitor's key. */
export type ModelRequest = {
  readonly prompt: string
  readonly model: string
  readonly dialect: Dialect
  readonly key: string
  /** The text of an answer that was cut off: the model is asked to go on from its end. */
  readonly partialAnswer?: string
}

/** How an order is put: a second try leaves out what the first was refused for. */
export type RequestVariant = { readonly isStreamed: boolean; readonly without: readonly string[] }

type ChatTurn = { readonly role: 'user' | 'assistant'; readonly content: string }

const CONTINUE_PROMPT = 'Go on exactly where you stopped, and repeat nothing.'

/** How an order is put first. */
export function defaultVariant({ model, dialect }: ModelRequest): RequestVariant {
  return { isStreamed: findModel(model, dialect).isStreamed, without: [] }
}

/** The request for a run. Models of the spec get the body of spec §7.2, byte for byte. */
export function completionRequest(order: ModelRequest, manner: RequestVariant, proxy: string): StreamRequest {
  const { model, dialect, key } = order
  const fields = omit(findModel(model, dialect).fields, manner.without)
  return buildRequest('POST', dialect, key, proxy, pathOf(order, manner), JSON.stringify(body(order, fields, manner)))
}

/** The request for the models a key may use. It costs nothing, so that it tests the key as well. */
export function modelsRequest(dialect: Dialect, key: string, proxy: string): StreamRequest {
  return buildRequest('GET', dialect, key, proxy, providers[dialect].modelsPath)
}

/** The field of a request that a refusal names, where the request can do without it; else null. */
export function unsupportedField(order: ModelRequest, { without }: RequestVariant, named: string): string | null {
  const field = named.split('.').at(-1) ?? ''
  const fields = { ...findModel(order.model, order.dialect).fields, ...usageField(order.dialect) }
  const isThere = field !== '' && !without.includes(field) && JSON.stringify(fields).includes(`"${field}":`)
  return isThere ? field : null
}

/** Where a request goes, without its path: the provider's own host, or the owner's proxy. */
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
      // Google refuses a preflight that names it: only a proxy, which answers for itself, is sent it
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
    'anthropic-version': '2023-06-01', // spec §9
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

/** A prompt alone goes without a role, as the spec has it. */
function geminiContents(turns: readonly ChatTurn[]) {
  const isAlone = turns.length === 1
  return turns.map(({ role, content }) => ({
    ...(!isAlone && { role: role === 'user' ? 'user' : 'model' }),
    parts: [{ text: content }],
  }))
}

/** Fields without those named, at any depth; what is left empty goes too. */
function omit(fields: Fields, names: readonly string[]): Fields {
  const left = Object.entries(fields).flatMap(([name, value]): [string, Fields[string]][] => {
    if (names.includes(name)) return []
    if (typeof value !== 'object' || names.length === 0) return [[name, value]]
    const inner = omit(value, names)
    return Object.keys(inner).length === 0 ? [] : [[name, inner]]
  })
  return Object.fromEntries(left)
}
