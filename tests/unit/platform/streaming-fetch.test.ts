import { expect, test } from 'vitest'
import { createStreamingFetch, type StreamRequest } from '#platform/streaming-fetch.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { flushPromises } from '#support/flush-promises.ts'

type Seen = { readonly url: string; readonly init: RequestInit }

const question: StreamRequest = {
  method: 'POST',
  url: 'https://api.example/v1/messages',
  headers: { 'x-api-key': 'key-1' },
  body: '{}',
}

function network(answer: (seen: Seen) => Promise<Response>) {
  const seen: Seen[] = []
  const clock = fakeClock()
  const ask = createStreamingFetch({
    clock,
    fetch(url, init) {
      seen.push({ url, init })
      return answer({ url, init })
    },
  })
  return { ask, clock, seen, stop: new AbortController() }
}

/** Never answers, but rejects when it is aborted. */
function silence({ init }: Seen): Promise<Response> {
  return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
}

/** A body whose chunks the test sends one by one. */
function dripping(init: RequestInit) {
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
    drip: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    breakOff: () => controller?.error(new TypeError('network error')),
    finish: () => controller?.close(),
  }
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let text = ''
  for await (const bytes of chunks) text += new TextDecoder().decode(bytes)
  return text
}

test.each([200, 401, 429, 529])('a status of %i is a response, with the headers we read', async (status) => {
  const headers = { 'content-type': 'application/json', 'retry-after': '7' }
  const { ask, stop } = network(async () => new Response('words', { status, headers }))
  const asked = await ask.send(question, stop.signal)
  expect(asked).toMatchObject({ kind: 'answered', status, retryAfter: '7' })
  expect(asked.kind === 'answered' && (await textOf(asked.chunks))).toBe('words')
})

test('a request sends no referrer, is not cached and follows no redirect', async () => {
  const { ask, seen, stop } = network(async () => new Response('ok'))
  await ask.send(question, stop.signal)
  expect(seen).toMatchObject([
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
  let source: ReturnType<typeof dripping> | undefined
  const { ask, stop } = network(async ({ init }) => {
    source = dripping(init)
    return source.response
  })
  const asked = await ask.send(question, stop.signal)
  if (asked.kind !== 'answered') throw new Error('There should be an answer.')
  const texts: string[] = []
  const reading = (async () => {
    for await (const bytes of asked.chunks) texts.push(new TextDecoder().decode(bytes))
  })()
  source?.drip('one')
  await flushPromises()
  expect(texts).toEqual(['one'])
  source?.drip('two')
  source?.finish()
  await reading
  expect(texts).toEqual(['one', 'two'])
})

test('a network error means unreachable', async () => {
  const { ask, stop } = network(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await ask.send(question, stop.signal)).toEqual({ kind: 'unreachable' })
})

test('a server that sends nothing for two minutes times out', async () => {
  const { ask, clock, stop } = network(silence)
  const asked = ask.send(question, stop.signal)
  clock.advance(119_999)
  await flushPromises()
  clock.advance(1)
  expect(await asked).toEqual({ kind: 'late' })
})

test('the two minutes count from the last data that arrived', async () => {
  let source: ReturnType<typeof dripping> | undefined
  const { ask, clock, stop } = network(async ({ init }) => {
    source = dripping(init)
    return source.response
  })
  const asked = await ask.send(question, stop.signal)
  const text = asked.kind === 'answered' ? textOf(asked.chunks) : Promise.resolve('')
  for (const word of ['one ', 'two ', 'three']) {
    clock.advance(119_000)
    source?.drip(word)
    await flushPromises()
  }
  clock.advance(120_000)
  expect(await text).toBe('one two three')
})

test('a stream that breaks off ends without throwing', async () => {
  let source: ReturnType<typeof dripping> | undefined
  const { ask, stop } = network(async ({ init }) => {
    source = dripping(init)
    return source.response
  })
  const asked = await ask.send(question, stop.signal)
  const text = asked.kind === 'answered' ? textOf(asked.chunks) : Promise.resolve('')
  source?.drip('half')
  await flushPromises()
  source?.breakOff()
  expect(await text).toBe('half')
})

test('stopping ends the request, before the response and during it', async () => {
  const early = network(silence)
  const asked = early.ask.send(question, early.stop.signal)
  early.stop.abort()
  expect(await asked).toEqual({ kind: 'unreachable' })

  let source: ReturnType<typeof dripping> | undefined
  const late = network(async ({ init }) => {
    source = dripping(init)
    return source.response
  })
  const answer = await late.ask.send(question, late.stop.signal)
  const text = answer.kind === 'answered' ? textOf(answer.chunks) : Promise.resolve('')
  source?.drip('half')
  await flushPromises()
  late.stop.abort()
  expect(await text).toBe('half')
})

test('a request that was aborted before it began counts as unreachable', async () => {
  const { ask, seen, stop } = network(async ({ init }) => {
    if (init.signal?.aborted) throw new Error('aborted')
    return new Response('ok')
  })
  stop.abort()
  expect(await ask.send(question, stop.signal)).toEqual({ kind: 'unreachable' })
  expect(seen[0]?.init.signal?.aborted).toBe(true)
})

test('a reader that stops early closes the connection', async () => {
  const { ask, seen, stop } = network(async ({ init }) => {
    const source = dripping(init)
    source.drip('one')
    return source.response
  })
  const asked = await ask.send(question, stop.signal)
  if (asked.kind !== 'answered') throw new Error('There should be an answer.')
  for await (const _ of asked.chunks) break
  expect(seen[0]?.init.signal?.aborted).toBe(true)
})

test('a response without a body is empty', async () => {
  const { ask, stop } = network(async () => new Response(null, { status: 204 }))
  const asked = await ask.send(question, stop.signal)
  expect(asked.kind === 'answered' && (await textOf(asked.chunks))).toBe('')
})

test('a host is probed without permission to read its response', async () => {
  const { ask, seen, stop } = network(async () => new Response(null))
  expect(await ask.isReachable('https://api.example/v1/models', stop.signal)).toBe(true)
  expect(seen).toMatchObject([
    { init: { method: 'GET', mode: 'no-cors', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' } },
  ])
  expect(seen[0]?.init.headers).toBeUndefined()
})

test('a host that does not answer within 5 seconds is unreachable', async () => {
  const { ask, clock, stop } = network(silence)
  const isThere = ask.isReachable('https://api.example/', stop.signal)
  clock.advance(5000)
  expect(await isThere).toBe(false)
})
