import { type Dialect, type Fields, providers } from '#content/models.ts'
import { uriComponent } from '#lib/well-formed.ts'
import type { AskRequest } from '#platform/ask.ts'
import { modelFor } from './models.ts'

/** One run: what is asked, of which model, with the visitor's key. */
export type Order = {
  readonly prompt: string
  readonly model: string
  readonly dialect: Dialect
  readonly key: string
  /** The text of an answer that was cut off: the model is asked to go on from its end. */
  readonly soFar?: string
}

/** How an order is put: a second try leaves out what the first was refused for. */
export type Manner = { readonly isStreamed: boolean; readonly without: readonly string[] }

type Turn = { readonly role: 'user' | 'assistant'; readonly content: string }

const GO_ON = 'Go on exactly where you stopped, and repeat nothing.'

/** How an order is put first. */
export function firstManner({ model, dialect }: Order): Manner {
  return { isStreamed: modelFor(model, dialect).isStreamed, without: [] }
}

/** The request for a run. Models of the spec get the body of spec §7.2, byte for byte. */
export function runRequest(order: Order, manner: Manner, proxy: string): AskRequest {
  const { model, dialect, key } = order
  const fields = omit(modelFor(model, dialect).fields, manner.without)
  return request('POST', dialect, key, proxy, pathOf(order, manner), JSON.stringify(body(order, fields, manner)))
}

/** The request for the models a key may use. It costs nothing, so that it tests the key as well. */
export function modelsRequest(dialect: Dialect, key: string, proxy: string): AskRequest {
  return request('GET', dialect, key, proxy, providers[dialect].modelsPath)
}

/** The field of a request that a refusal names, where the request can do without it; else null. */
export function fieldToDrop(order: Order, { without }: Manner, named: string): string | null {
  const field = named.split('.').at(-1) ?? ''
  const fields = { ...modelFor(order.model, order.dialect).fields, ...usageField(order.dialect) }
  const isThere = field !== '' && !without.includes(field) && JSON.stringify(fields).includes(`"${field}":`)
  return isThere ? field : null
}

/** Where a request goes, without its path: the provider's own host, or the owner's proxy. */
export function hostOf({ url }: AskRequest): string {
  return new URL(url).host
}

function request(
  method: AskRequest['method'],
  dialect: Dialect,
  key: string,
  proxy: string,
  path: string,
  body?: string,
): AskRequest {
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

function pathOf({ model, dialect }: Order, { isStreamed }: Manner): string {
  if (dialect === 'openai') return '/v1/chat/completions'
  if (dialect === 'anthropic') return '/v1/messages'
  const id = uriComponent(model.replace(/^models\//, ''))
  return `/v1beta/models/${id}:${isStreamed ? 'streamGenerateContent?alt=sse' : 'generateContent'}`
}

function body(order: Order, fields: Fields, { isStreamed, without }: Manner) {
  const { model, dialect } = order
  const messages = turnsOf(order)
  if (dialect === 'gemini') return { contents: contentsOf(messages), ...fields }
  if (dialect === 'anthropic') return { model, ...fields, messages, ...(isStreamed && { stream: true }) }
  const counting = omit(usageField(dialect), without)
  return { model, messages, ...fields, ...(isStreamed && { stream: true, ...counting }) }
}

function usageField(dialect: Dialect): Fields {
  return dialect === 'openai' ? { stream_options: { include_usage: true } } : {}
}

function turnsOf({ prompt, soFar }: Order): readonly Turn[] {
  const asked: Turn = { role: 'user', content: prompt }
  if (!soFar) return [asked]
  return [asked, { role: 'assistant', content: soFar.trimEnd() }, { role: 'user', content: GO_ON }]
}

/** A prompt alone goes without a role, as the spec has it. */
function contentsOf(turns: readonly Turn[]) {
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
