import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Dialect } from '#content/models.ts'
import { modelLists, providerResponse, providerStream, refusals } from './provider-answers.ts'

/** What is unusual about one run, mostly a fault. Without a field, the run is normal in that respect. */
type ProviderFault = {
  readonly status?: number
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Leaves out the CORS header that lets a page read the answer. */
  readonly isUnreadable?: boolean
  /** Cuts the connection after this many messages of the stream. */
  readonly cutAfter?: number
  /** Waits for this promise before the cut, because a page may lose data that it has not read by then. */
  readonly cutWhen?: Promise<unknown>
  /** Sends this many messages of the stream, then an 'overloaded' error. */
  readonly errorAfter?: number
  /** Leaves out the last message of the stream, which marks the end. */
  readonly hasNoEndMark?: boolean
  /** The reason why the answer ends, in the provider's own term. */
  readonly finishReason?: string
  /** Waits this many milliseconds before each message of the stream. */
  readonly pauseMs?: number
  /** Never answers. */
  readonly isSilent?: boolean
}

type SeenRequest = {
  readonly dialect: Dialect
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

type FakeProvider = {
  /** The origin of each fake provider. */
  readonly origins: Readonly<Record<Dialect, string>>
  /** Every request except preflights and probes, in the order of arrival. */
  readonly requests: readonly SeenRequest[]
  /** The headers for which preflights asked permission: 'openai authorization,content-type'. */
  readonly preflights: readonly string[]
  /** Sets the words of all coming answers. A stream sends one word in each message. */
  readonly setAnswer: (words: readonly string[]) => void
  /**
   * Sets the faults of the coming runs, in turn. `null` stands for a normal run, and all runs after the last fault are
   * normal.
   */
  readonly setFaults: (...next: readonly (ProviderFault | null)[]) => void
  /**
   * Cuts open connections, and forgets the requests, preflights, faults and set answers, as if the servers had just
   * started.
   */
  readonly reset: () => void
  readonly close: () => Promise<void>
}

const DIALECTS = ['openai', 'anthropic', 'gemini'] as const
const DEFAULT_ANSWER: readonly string[] = ['## Result\n\n', 'A ', '**fine** ', 'answer ', '🙂.']
/** The word that makes the fakes reject a key which contains it. */
const WRONG_KEY_MARK = 'wrong'
/**
 * The headers that Google allows. If a preflight names any other header, Google answers it with 403 and without CORS
 * headers.
 */
const GOOGLE_HEADERS = ['content-type', 'x-goog-api-key', 'x-goog-api-client', 'authorization']

/**
 * Starts fakes of the three model providers on three free ports. Each fake follows its provider's rules for preflights
 * and keys, answers in streams or at once, lists its models, and fails on demand.
 */
export async function startFakeProvider(): Promise<FakeProvider> {
  const requests: SeenRequest[] = []
  const preflights: string[] = []
  let words = DEFAULT_ANSWER
  let queue: (ProviderFault | null)[] = []

  async function handle(dialect: Dialect, request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '' } = request
    if (method === 'OPTIONS') {
      preflights.push(`${dialect} ${request.headers['access-control-request-headers'] ?? ''}`)
      return answerPreflight(dialect, request, response)
    }
    const key = keyOf(dialect, request)
    const body = await bodyOf(request)
    if (key === '') return answer(response, dialect, { status: 401, body: '{}', isUnreadable: true }) // a probe
    requests.push({ dialect, method, path: url, headers: request.headers, body })
    const fault: ProviderFault = {
      ...(key.includes(WRONG_KEY_MARK) && wrongKey[dialect]),
      ...(method === 'POST' && queue.shift()),
    }
    if (fault.isSilent) return
    if (fault.status !== undefined) return answer(response, dialect, fault)
    if (method === 'GET') return answer(response, dialect, { ...fault, body: modelLists[dialect] })
    const isStreamed = dialect === 'gemini' ? url.includes('alt=sse') : /"stream":true/.test(body)
    if (!isStreamed)
      return answer(response, dialect, {
        ...fault,
        body: providerResponse(dialect, words.join(''), fault.finishReason),
      })
    return stream(response, dialect, providerStream(dialect, words, fault.finishReason), fault)
  }

  const servers = await Promise.all(
    DIALECTS.map((dialect) =>
      startListening(
        createServer((request, response) => void handle(dialect, request, response).catch(() => response.destroy())),
      ),
    ),
  )
  const [openai = '', anthropic = '', gemini = ''] = servers.map(
    (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  )
  return {
    origins: { openai, anthropic, gemini },
    requests,
    preflights,
    setAnswer(next) {
      words = next
    },
    setFaults(...next) {
      queue = [...next]
    },
    reset() {
      for (const server of servers) server.closeAllConnections()
      words = DEFAULT_ANSWER
      queue = []
      requests.length = 0
      preflights.length = 0
    },
    close: async () => {
      await Promise.all(servers.map(closeServer))
    },
  }
}

/** OpenAI sends no CORS headers with its answer to a wrong key; the others do. */
const wrongKey: Readonly<Record<Dialect, ProviderFault>> = {
  openai: { ...refusals.openAiKey, isUnreadable: true },
  anthropic: refusals.anthropicKey,
  gemini: refusals.geminiKey,
}

function keyOf(dialect: Dialect, { headers }: IncomingMessage): string {
  if (dialect === 'openai') return (headers.authorization ?? '').replace(/^Bearer /, '')
  return String(headers[dialect === 'anthropic' ? 'x-api-key' : 'x-goog-api-key'] ?? '')
}

function answerPreflight(dialect: Dialect, { headers }: IncomingMessage, response: ServerResponse): void {
  const requestedHeaders = String(headers['access-control-request-headers'] ?? '').toLowerCase()
  const names = requestedHeaders.split(/,\s*/).filter((name) => name !== '')
  const isRefused =
    (dialect === 'anthropic' && !names.includes('anthropic-dangerous-direct-browser-access')) ||
    (dialect === 'gemini' && names.some((name) => !GOOGLE_HEADERS.includes(name)))
  if (isRefused) response.writeHead(403).end()
  else
    response
      .writeHead(204, {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': requestedHeaders,
      })
      .end()
}

function answer(
  response: ServerResponse,
  dialect: Dialect,
  { status = 200, body = '', ...fault }: ProviderFault,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...corsHeaders(dialect, fault) }).end(body)
}

/** Returns the CORS headers that let a page read an answer. Only Anthropic exposes every header. */
function corsHeaders(dialect: Dialect, { isUnreadable, headers }: ProviderFault): Readonly<Record<string, string>> {
  return {
    ...(!isUnreadable && { 'access-control-allow-origin': '*' }),
    ...(dialect === 'anthropic' && { 'access-control-expose-headers': '*' }),
    ...headers,
  }
}

async function stream(response: ServerResponse, dialect: Dialect, messages: readonly string[], fault: ProviderFault) {
  const { cutAfter, cutWhen, errorAfter, hasNoEndMark, pauseMs = 0 } = fault
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', ...corsHeaders(dialect, fault) })
  response.flushHeaders()
  const sentMessages = messages.slice(0, cutAfter ?? errorAfter ?? messages.length - (hasNoEndMark ? 1 : 0))
  for (const message of sentMessages) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (response.destroyed) return
    response.write(message)
  }
  await cutWhen
  if (errorAfter !== undefined) response.write(overloaded[dialect])
  if (cutAfter === undefined) response.end()
  else response.socket?.end(() => response.destroy())
}

const overloaded: Readonly<Record<Dialect, string>> = {
  openai: `data: ${refusals.openAiServer.body}\n\n`,
  anthropic: `event: error\ndata: ${refusals.anthropicOverloaded.body}\n\n`,
  gemini: `data: ${refusals.geminiBusy.body}\n\n`,
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}

function startListening(server: Server): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
