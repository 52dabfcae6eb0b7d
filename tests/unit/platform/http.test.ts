import { expect, test, vi } from 'vitest'
import { createHttp } from '#platform/http.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { redirectResponse } from '#support/fake-responses.ts'

type SentRequest = { readonly url: string; readonly init: RequestInit }

function httpWith(respond: (request: SentRequest) => Promise<Response>) {
  const requests: SentRequest[] = []
  const clock = fakeClock()
  const http = createHttp({
    clock,
    fetch(url, init) {
      requests.push({ url, init })
      return respond({ url, init })
    },
  })
  return { http, clock, requests }
}

/** Never responds, but rejects when the request is aborted. */
function neverRespond({ init }: SentRequest): Promise<Response> {
  return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
}

test.each([200, 204, 404, 429, 500])('a response with the status %i is passed on', async (status) => {
  const { http } = httpWith(async () => new Response(status === 204 ? null : 'words', { status }))
  const result = await http.send({ method: 'GET', url: '/x' })
  expect(result).toEqual({ kind: 'answered', status, text: status === 204 ? '' : 'words', retryAfter: null })
})

test('a request is sent as given, without cookies and bypassing every cache', async () => {
  const { http, requests } = httpWith(async () => new Response('ok'))
  await http.send({ method: 'POST', url: '/mail', headers: { 'content-type': 'application/json' }, body: '{}' })
  expect(requests).toHaveLength(1)
  expect(requests[0]?.url).toBe('/mail')
  expect(requests[0]?.init).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    credentials: 'omit',
    cache: 'no-store',
  })
})

test('a network error means unreachable', async () => {
  const { http } = httpWith(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await http.send({ method: 'GET', url: '/x' })).toEqual({ kind: 'unreachable' })
})

test('a server that does not respond within 20 seconds is unreachable', async () => {
  const { http, clock, requests } = httpWith(neverRespond)
  const result = http.send({ method: 'GET', url: '/x' })
  clock.advance(19_999)
  expect(requests[0]?.init.signal?.aborted).toBe(false)
  clock.advance(1)
  expect(await result).toEqual({ kind: 'unreachable' })
})

test('a request can have a shorter or longer timeout', async () => {
  const { http, clock, requests } = httpWith(neverRespond)
  const quickResult = http.send({ method: 'GET', url: '/x', timeoutMs: 4000 })
  const slowResult = http.send({ method: 'GET', url: '/y', timeoutMs: 30_000 })
  clock.advance(3999)
  expect(requests[0]?.init.signal?.aborted).toBe(false)
  clock.advance(1)
  expect(await quickResult).toEqual({ kind: 'unreachable' })
  clock.advance(25_999)
  expect(requests[1]?.init.signal?.aborted).toBe(false)
  clock.advance(1)
  expect(await slowResult).toEqual({ kind: 'unreachable' })
})

test('a response includes its Retry-After header', async () => {
  const { http } = httpWith(async () => new Response('', { status: 429, headers: { 'retry-after': '30' } }))
  expect(await http.send({ method: 'POST', url: '/x' })).toMatchObject({ status: 429, retryAfter: '30' })
})

test('a caller can abort a request after or before it is sent', async () => {
  const { http } = httpWith(neverRespond)
  const controller = new AbortController()
  const result = http.send({ method: 'GET', url: '/x' }, controller.signal)
  controller.abort()
  expect(await result).toEqual({ kind: 'unreachable' })

  const { http: secondHttp } = httpWith(async ({ init }) => {
    init.signal?.throwIfAborted()
    return new Response('too late')
  })
  expect(await secondHttp.send({ method: 'GET', url: '/x' }, AbortSignal.abort())).toEqual({ kind: 'unreachable' })
})

test('a response whose body breaks off keeps its status, and its text is empty', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) })
  const { http } = httpWith(async () => new Response(broken, { status: 200 }))
  expect(await http.send({ method: 'GET', url: '/x' })).toEqual({
    kind: 'answered',
    status: 200,
    text: '',
    retryAfter: null,
  })
})

test('a caller that only needs the status does not wait for the body', async () => {
  const endless = new ReadableStream({ pull: () => new Promise(() => {}) })
  const { http } = httpWith(async () => new Response(endless, { status: 202 }))
  const result = await http.send({ method: 'POST', url: '/x', reads: 'status' })
  expect(result).toEqual({ kind: 'answered', status: 202, text: '', retryAfter: null })
})

test.each(['GET', 'POST'] as const)(
  'the redirect of a %s request is not followed, and the response is inconclusive',
  async (method) => {
    const { http } = httpWith(async (request) => redirectResponse(request.init))
    expect(await http.send({ method, url: '/x' })).toEqual({ kind: 'inconclusive' })
  },
)

test.each([300, 302, 304])('a status of %i is inconclusive', async (status) => {
  const { http } = httpWith(async () => new Response(null, { status }))
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
  const { http } = httpWith(async () => new Response(page, { headers: { 'content-type': type } }))
  expect(await http.send({ method: 'POST', url: '/x' })).toEqual({ kind: 'inconclusive' })
  expect(cancel).toHaveBeenCalledOnce()
})

test.each(['text/plain; charset=utf-8', 'application/json; profile="https://mail.example/schema.html"', null])(
  'a successful response of the type %j counts as an answer',
  async (type) => {
    const { http } = httpWith(
      async () => new Response(null, { headers: type === null ? {} : { 'content-type': type } }),
    )
    expect(await http.send({ method: 'POST', url: '/x' })).toMatchObject({ kind: 'answered', status: 200 })
  },
)

test.each([400, 404, 429, 500, 503])(
  'a web page with the status %i counts as an answer, since a service can reject in any format',
  async (status) => {
    const { http } = httpWith(
      async () => new Response('<h1>No</h1>', { status, headers: { 'content-type': 'text/html' } }),
    )
    expect(await http.send({ method: 'POST', url: '/x' })).toMatchObject({ kind: 'answered', status })
  },
)
