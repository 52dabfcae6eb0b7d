import { expect, test } from 'vitest'
import { createSendEngine } from '#features/outbox/flush.ts'
import { fakeHttp } from '#support/fake-ports.ts'
import { mailResult, onlineCheckResult } from '#support/outbox-fixtures.ts'
import { outboxTab } from '#support/outbox-tab.ts'

const noAnswer = { kind: 'unreachable' } as const

test('an empty outbox sends no request', async () => {
  const { engine, requests } = outboxTab(mailResult(200))
  expect(await engine.flush()).toEqual({ end: { kind: 'empty' }, sent: [] })
  expect(requests).toEqual([])
})

test('waiting items are sent one after the other, 1.1 seconds apart', async () => {
  const { engine, saveMessages: put, sent, after, items } = outboxTab(mailResult(200))
  await put('One', 'Two', 'Three')
  const run = engine.flush()
  await after(1000)
  expect(sent()).toEqual(['One'])
  await after(200)
  expect(sent()).toEqual(['One', 'Two'])
  await after(1100)
  const flushed = await run
  expect(flushed.end).toEqual({ kind: 'empty' })
  expect(flushed.sent.map(({ draft }) => draft.params.message)).toEqual(['One', 'Two', 'Three'])
  expect(items().map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
})

test('a rejected item waits for the visitor and does not hold up the others', async () => {
  const { engine, saveMessages: put, sent, after, items } = outboxTab(mailResult(400), mailResult(200))
  await put('One', 'Two')
  const run = engine.flush()
  await after(2000)
  expect((await run).end).toEqual({ kind: 'empty' })
  expect(sent()).toEqual(['One', 'Two'])
  expect(items()).toMatchObject([{ status: 'rejected', code: 400 }, { status: 'sent' }])
})

test('after a failure the flush ends, and its result says when to try again', async () => {
  const { engine, saveMessages: put, clock, sent } = outboxTab(mailResult(500))
  await put('One')
  const { end } = await engine.flush()
  expect(end.kind).toBe('later')
  expect(end.kind === 'later' && end.at - clock.now()).toBeGreaterThan(0)
  expect(end.kind === 'later' && end.at - clock.now()).toBeLessThanOrEqual(5000)
  expect((await engine.flush()).end.kind).toBe('later')
  expect(sent()).toEqual(['One'])
})

test('a manual send skips our own backoff for the first attempt only', async () => {
  const { engine, saveMessages: put, sent, after } = outboxTab(mailResult(500))
  await put('One')
  await engine.flush()
  await after(1100)
  const run = engine.flush({ isByHand: true })
  await after(1500)
  expect((await run).end.kind).toBe('later')
  expect(sent()).toEqual(['One', 'One'])
})

test('the pause that the service asks for applies to a manual send, too', async () => {
  const { engine, saveMessages: put, sent, after, clock } = outboxTab(mailResult(429, '30'), mailResult(200))
  await put('One')
  await engine.flush()
  const end = clock.now() + 30_000
  await after(28_000)
  expect(await engine.flush({ isByHand: true })).toEqual({ end: { kind: 'later', at: end }, sent: [] })
  expect(sent()).toHaveLength(1)
  await after(2000)
  expect((await engine.flush()).sent).toHaveLength(1)
})

test('an item without a response is sent twice more automatically, then the visitor is asked', async () => {
  const { engine, saveMessages: put, sent, after, items } = outboxTab(noAnswer)
  await put('One')
  for (let run = 0; run < 10; run += 1) {
    await engine.flush()
    await after(60_000)
  }
  expect(sent()).toHaveLength(3)
  expect(items()).toMatchObject([{ status: 'ambiguous', doubts: 3, tries: 3 }])
})

test('every attempt for an item has the same reference', async () => {
  const { engine, saveMessages: put, after, requests, items } = outboxTab(noAnswer, noAnswer, mailResult(200))
  await put('One')
  for (let run = 0; run < 3; run += 1) {
    await engine.flush()
    await after(60_000)
  }
  const references = requests.map(({ body }) => /Ref: (MR-\w{8})/.exec(body ?? '')?.[1])
  expect(references).toEqual(Array(3).fill(items()[0]?.id))
})

test('without a connection, nothing is sent and no attempt is counted', async () => {
  const { engine, saveMessages: put, site, items, requests } = outboxTab(mailResult(200))
  await put('One')
  site.isReached = false
  expect((await engine.flush({ isByHand: true })).end).toEqual({ kind: 'offline' })
  expect(requests).toEqual([])
  expect(items()).toMatchObject([{ status: 'queued', tries: 0 }])
})

test('behind a captive portal, nothing is sent and no attempt is counted', async () => {
  const { ports: world, saveMessages: put, items } = outboxTab()
  const http = fakeHttp({ ...onlineCheckResult, text: '<h1>Please sign in</h1>' })
  await put('One')
  expect((await createSendEngine({ ...world, http }).flush()).end).toEqual({ kind: 'offline' })
  expect(http.requests.map(({ method }) => method)).toEqual(['GET'])
  expect(items()).toMatchObject([{ status: 'queued', tries: 0 }])
})

test('while another tab is sending, this tab sends nothing', async () => {
  const { engine, saveMessages: put, lock, requests } = outboxTab(mailResult(200))
  await put('One')
  void lock.runExclusive(() => new Promise(() => {}), 0)
  expect((await engine.flush()).end).toEqual({ kind: 'elsewhere' })
  expect(requests).toEqual([])
})

test('an item that is cancelled during the connection check is not sent', async () => {
  const { ports: world, saveMessages: put, records, after } = outboxTab()
  await put('One')
  const http = fakeHttp(onlineCheckResult)
  const cancelling = {
    send: async (request: Parameters<typeof http.send>[0]) => {
      for (const key of records.stored.keys()) if (key.startsWith('MR-')) records.stored.delete(key)
      return http.send(request)
    },
  }
  const run = createSendEngine({ ...world, http: cancelling }).flush()
  await after(100)
  expect(await run).toEqual({ end: { kind: 'empty' }, sent: [] })
  expect(http.requests.map(({ method }) => method)).toEqual(['GET'])
})

test('no further item is sent after the given time', async () => {
  const { engine, saveMessages: put, clock, after, sent } = outboxTab(mailResult(200))
  await put('One', 'Two', 'Three')
  const run = engine.flush({ until: clock.now() + 1500 })
  await after(5000)
  expect((await run).end).toMatchObject({ kind: 'later' })
  expect(sent()).toEqual(['One', 'Two'])
})
