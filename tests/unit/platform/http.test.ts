import { expect, test, vi } from 'vitest'
import { createHttp } from '#platform/http.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { redirectResponse } from '#support/fake-responses.ts'

type Asked = { readonly url: string; readonly init: RequestInit }

function network(answer: (asked: Asked) => Promise<Response>) {
  const asked: Asked[] = []
  const clock = fakeClock()
  const http = createHttp({
    clock,
    fetch(url, init) {
      asked.push({ url, init })
      return answer({ url, init })
    },
  })
  return { http, clock, asked }
}

/** Never answers, but rejects when it is aborted. */
function silence({ init }: Asked): Promise<Response> {
  return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
}

test.each([200, 204, 404, 429, 500])('a status of %i is a response', async (status) => {
  const { http } = network(async () => new Response(status === 204 ? null : 'words', { status }))
  const answer = await http.send({ method: 'GET', url: '/x' })
  expect(answer).toEqual({ kind: 'answered', status, text: status === 204 ? '' : 'words', retryAfter: null })
})

test('a request is sent as given, without cookies and bypassing every cache', async () => {
  const { http, asked } = network(async () => new Response('ok'))
  await http.send({ method: 'POST', url: '/mail', headers: { 'content-type': 'application/json' }, body: '{}' })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.url).toBe('/mail')
  expect(asked[0]?.init).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    credentials: 'omit',
    cache: 'no-store',
  })
})

test('a network error means unreachable', async () => {
  const { http } = network(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await http.send({ method: 'GET', url: '/x' })).toEqual({ kind: 'unreachable' })
})

test('a server without a response after 20 seconds is unreachable', async () => {
  const { http, clock, asked } = network(silence)
  const answer = http.send({ method: 'GET', url: '/x' })
  clock.advance(19_999)
  expect(asked[0]?.init.signal?.aborted).toBe(false)
  clock.advance(1)
  expect(await answer).toEqual({ kind: 'unreachable' })
})

test('a request can have a shorter or longer timeout', async () => {
  const { http, clock, asked } = network(silence)
  const hasty = http.send({ method: 'GET', url: '/x', timeoutMs: 4000 })
  const patient = http.send({ method: 'GET', url: '/y', timeoutMs: 30_000 })
  clock.advance(3999)
  expect(asked[0]?.init.signal?.aborted).toBe(false)
  clock.advance(1)
  expect(await hasty).toEqual({ kind: 'unreachable' })
  clock.advance(25_999)
  expect(asked[1]?.init.signal?.aborted).toBe(false)
  clock.advance(1)
  expect(await patient).toEqual({ kind: 'unreachable' })
})

test('a response includes the wait from Retry-After', async () => {
  const { http } = network(async () => new Response('', { status: 429, headers: { 'retry-after': '30' } }))
  expect(await http.send({ method: 'POST', url: '/x' })).toMatchObject({ status: 429, retryAfter: '30' })
})

test('a caller can abort earlier, or before the request is sent at all', async () => {
  const { http } = network(silence)
  const early = new AbortController()
  const answer = http.send({ method: 'GET', url: '/x' }, early.signal)
  early.abort()
  expect(await answer).toEqual({ kind: 'unreachable' })

  const { http: other } = network(async ({ init }) => {
    init.signal?.throwIfAborted()
    return new Response('too late')
  })
  expect(await other.send({ method: 'GET', url: '/x' }, AbortSignal.abort())).toEqual({ kind: 'unreachable' })
})

test('a response whose body breaks off keeps its status', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) })
  const { http } = network(async () => new Response(broken, { status: 200 }))
  expect(await http.send({ method: 'GET', url: '/x' })).toEqual({
    kind: 'answered',
    status: 200,
    text: '',
    retryAfter: null,
  })
})

test('a caller that only needs the status does not wait for the body', async () => {
  const endless = new ReadableStream({ pull: () => new Promise(() => {}) })
  const { http } = network(async () => new Response(endless, { status: 202 }))
  const answer = await http.send({ method: 'POST', url: '/x', reads: 'status' })
  expect(answer).toEqual({ kind: 'answered', status: 202, text: '', retryAfter: null })
})

test.each(['GET', 'POST'] as const)(
  'a redirect of a %s is not followed, and the response is inconclusive',
  async (method) => {
    const { http } = network(async (asked) => redirectResponse(asked.init))
    expect(await http.send({ method, url: '/x' })).toEqual({ kind: 'inconclusive' })
  },
)

test.each([300, 302, 304])('a status of %i is inconclusive', async (status) => {
  const { http } = network(async () => new Response(null, { status }))
  expect(await http.send({ method: 'POST', url: '/x' })).toEqual({ kind: 'inconclusive' })
})

test.each([
  'text/html',
  'Text/HTML; charset=utf-8',
  ' text/html ;charset=utf-8',
  'application/xhtml+xml',
  'application/vnd.wap.xhtml+xml',
  'application/json, text/html',
])('a successful response of the type %j is a web page, and inconclusive', async (type) => {
  const cancel = vi.fn()
  const page = new ReadableStream({ cancel })
  const { http } = network(async () => new Response(page, { headers: { 'content-type': type } }))
  expect(await http.send({ method: 'POST', url: '/x' })).toEqual({ kind: 'inconclusive' })
  expect(cancel).toHaveBeenCalledOnce()
})

test.each(['text/plain; charset=utf-8', 'application/json; profile="https://mail.example/schema.html"', null])(
  'a successful response of the type %j counts as a response',
  async (type) => {
    const { http } = network(async () => new Response(null, { headers: type === null ? {} : { 'content-type': type } }))
    expect(await http.send({ method: 'POST', url: '/x' })).toMatchObject({ kind: 'answered', status: 200 })
  },
)

test.each([400, 404, 429, 500, 503])(
  'a web page with the status %i is a response, since a service can reject in any format',
  async (status) => {
    const { http } = network(
      async () => new Response('<h1>No</h1>', { status, headers: { 'content-type': 'text/html' } }),
    )
    expect(await http.send({ method: 'POST', url: '/x' })).toMatchObject({ kind: 'answered', status })
  },
)
