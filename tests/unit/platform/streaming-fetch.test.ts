import { expect, test } from 'vitest'
import { createStreamingFetch, type StreamRequest } from '#platform/streaming-fetch.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { flushPromises } from '#support/flush-promises.ts'

type SentRequest = { readonly url: string; readonly init: RequestInit }

const request: StreamRequest = {
  method: 'POST',
  url: 'https://api.example/v1/messages',
  headers: { 'x-api-key': 'key-1' },
  body: '{}',
}

function fetchWith(respond: (requests: SentRequest) => Promise<Response>) {
  const requests: SentRequest[] = []
  const clock = fakeClock()
  const streamingFetch = createStreamingFetch({
    clock,
    fetch(url, init) {
      requests.push({ url, init })
      return respond({ url, init })
    },
  })
  return { streamingFetch, clock, requests, stop: new AbortController() }
}

/** Never responds, but rejects when the request is aborted. */
function neverRespond({ init }: SentRequest): Promise<Response> {
  return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
}

/** Returns a response whose chunks the test sends one by one. */
function controlledBody(init: RequestInit) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const state = { isCancelled: false }
  const stream = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
    cancel() {
      state.isCancelled = true
    },
  })
  init.signal?.addEventListener('abort', () => controller?.error(new Error('aborted')))
  return {
    state,
    response: new Response(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    breakOff: () => controller?.error(new TypeError('network error')),
    finish: () => controller?.close(),
  }
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let text = ''
  for await (const bytes of chunks) text += new TextDecoder().decode(bytes)
  return text
}

test.each([200, 401, 429, 529])(
  'a response with the status %i is passed on with its Retry-After header',
  async (status) => {
    const headers = { 'content-type': 'application/json', 'retry-after': '7' }
    const { streamingFetch, stop } = fetchWith(async () => new Response('words', { status, headers }))
    const result = await streamingFetch.send(request, stop.signal)
    expect(result).toMatchObject({ kind: 'answered', status, retryAfter: '7' })
    expect(result.kind === 'answered' && (await textOf(result.chunks))).toBe('words')
  },
)

test('a request sends neither cookies nor a referrer, is not cached and follows no redirect', async () => {
  const { streamingFetch, requests, stop } = fetchWith(async () => new Response('ok'))
  await streamingFetch.send(request, stop.signal)
  expect(requests).toMatchObject([
    {
      url: 'https://api.example/v1/messages',
      init: {
        method: 'POST',
        headers: { 'x-api-key': 'key-1' },
        body: '{}',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
      },
    },
  ])
})

test('text is passed on while the stream arrives', async () => {
  let source: ReturnType<typeof controlledBody> | undefined
  const { streamingFetch, stop } = fetchWith(async ({ init }) => {
    source = controlledBody(init)
    return source.response
  })
  const result = await streamingFetch.send(request, stop.signal)
  if (result.kind !== 'answered') throw new Error('There should be a response.')
  const texts: string[] = []
  const reading = (async () => {
    for await (const bytes of result.chunks) texts.push(new TextDecoder().decode(bytes))
  })()
  source?.send('one')
  await flushPromises()
  expect(texts).toEqual(['one'])
  source?.send('two')
  source?.finish()
  await reading
  expect(texts).toEqual(['one', 'two'])
})

test('a network error means unreachable', async () => {
  const { streamingFetch, stop } = fetchWith(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await streamingFetch.send(request, stop.signal)).toEqual({ kind: 'unreachable' })
})

test('a server that sends nothing for two minutes times out', async () => {
  const { streamingFetch, clock, stop } = fetchWith(neverRespond)
  const result = streamingFetch.send(request, stop.signal)
  clock.advance(119_999)
  await flushPromises()
  clock.advance(1)
  expect(await result).toEqual({ kind: 'late' })
})

test('the two minutes count from the last data that arrived', async () => {
  let source: ReturnType<typeof controlledBody> | undefined
  const { streamingFetch, clock, stop } = fetchWith(async ({ init }) => {
    source = controlledBody(init)
    return source.response
  })
  const result = await streamingFetch.send(request, stop.signal)
  const text = result.kind === 'answered' ? textOf(result.chunks) : Promise.resolve('')
  for (const word of ['one ', 'two ', 'three']) {
    clock.advance(119_000)
    source?.send(word)
    await flushPromises()
  }
  clock.advance(120_000)
  expect(await text).toBe('one two three')
})

test('a stream that breaks off ends without throwing', async () => {
  let source: ReturnType<typeof controlledBody> | undefined
  const { streamingFetch, stop } = fetchWith(async ({ init }) => {
    source = controlledBody(init)
    return source.response
  })
  const result = await streamingFetch.send(request, stop.signal)
  const text = result.kind === 'answered' ? textOf(result.chunks) : Promise.resolve('')
  source?.send('half')
  await flushPromises()
  source?.breakOff()
  expect(await text).toBe('half')
})

test('stopping ends a request before its response, and a response while it arrives', async () => {
  const early = fetchWith(neverRespond)
  const result = early.streamingFetch.send(request, early.stop.signal)
  early.stop.abort()
  expect(await result).toEqual({ kind: 'unreachable' })

  let source: ReturnType<typeof controlledBody> | undefined
  const late = fetchWith(async ({ init }) => {
    source = controlledBody(init)
    return source.response
  })
  const answer = await late.streamingFetch.send(request, late.stop.signal)
  const text = answer.kind === 'answered' ? textOf(answer.chunks) : Promise.resolve('')
  source?.send('half')
  await flushPromises()
  late.stop.abort()
  expect(await text).toBe('half')
})

test('a request that was aborted before it began counts as unreachable', async () => {
  const { streamingFetch, requests, stop } = fetchWith(async ({ init }) => {
    if (init.signal?.aborted) throw new Error('aborted')
    return new Response('ok')
  })
  stop.abort()
  expect(await streamingFetch.send(request, stop.signal)).toEqual({ kind: 'unreachable' })
  expect(requests[0]?.init.signal?.aborted).toBe(true)
})

test('a caller that stops reading early closes the connection', async () => {
  const { streamingFetch, requests, stop } = fetchWith(async ({ init }) => {
    const source = controlledBody(init)
    source.send('one')
    return source.response
  })
  const result = await streamingFetch.send(request, stop.signal)
  if (result.kind !== 'answered') throw new Error('There should be a response.')
  for await (const _ of result.chunks) break
  expect(requests[0]?.init.signal?.aborted).toBe(true)
})

test('a response without a body is empty', async () => {
  const { streamingFetch, stop } = fetchWith(async () => new Response(null, { status: 204 }))
  const result = await streamingFetch.send(request, stop.signal)
  expect(result.kind === 'answered' && (await textOf(result.chunks))).toBe('')
})

test('a host is checked without sending headers and without reading its response', async () => {
  const { streamingFetch, requests, stop } = fetchWith(async () => new Response(null))
  expect(await streamingFetch.isReachable('https://api.example/v1/models', stop.signal)).toBe(true)
  expect(requests).toMatchObject([
    { init: { method: 'GET', mode: 'no-cors', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' } },
  ])
  expect(requests[0]?.init.headers).toBeUndefined()
})

test('a host that does not respond within five seconds is unreachable', async () => {
  const { streamingFetch, clock, stop } = fetchWith(neverRespond)
  const isReachable = streamingFetch.isReachable('https://api.example/', stop.signal)
  clock.advance(5000)
  expect(await isReachable).toBe(false)
})
