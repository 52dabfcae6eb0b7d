import { record as toasts } from 'virtual:records/messages/outbox/toasts'
import { expect, test } from 'vitest'
import type { FlushDependencies } from '#features/outbox/flush.ts'
import { saveToOutbox, submit } from '#features/outbox/submit.ts'
import type { HttpResult } from '#platform/http.ts'
import type { Ports, Records } from '#platform/ports.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeChangeChannel, fakeHttp, fakeToast } from '#support/fake-ports.ts'
import { fakeLock, fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { draftOf, mailResult, probeResult, seededChances, siteAndMail } from '#support/outbox-fixtures.ts'

function visitor(...answers: readonly HttpResult[]) {
  const post = fakeHttp(...answers)
  const clock = fakeClock()
  const site = { isReached: true }
  const world = {
    clock,
    random: seededChances(),
    http: siteAndMail(post, site),
    records: fakeRecords(),
    lock: fakeLock(),
    changeChannel: fakeChangeChannel(),
    toast: fakeToast(),
  } satisfies FlushDependencies & Pick<Ports, 'toast'>
  const items = () => [...world.records.stored].filter(([key]) => key.startsWith('MR-')).map(([, item]) => item)
  const after = async (ms: number) => {
    await flushPromises()
    clock.advance(ms)
    await flushPromises()
  }
  /** Submits, and advances the time. */
  const submits = async (draft = draftOf(), ms = 0) => {
    const submitted = submit(world, draft)
    await after(ms)
    return submitted
  }
  return { ...world, world, site, clock, submits, items, after, requests: post.requests }
}

test('a request that the service accepts is sent, and nothing personal is stored', async () => {
  const { submits, items, requests, records } = visitor(mailResult(200))
  expect(await submits()).toEqual({ kind: 'sent' })
  expect(requests).toHaveLength(1)
  const reference = /Ref: (MR-\w{8})/.exec(requests[0]?.body ?? '')?.[1]
  expect(items()).toMatchObject([{ id: reference, status: 'sent', kind: 'meeting' }])
  expect(JSON.stringify([...records.stored])).not.toMatch(/Asha|asha|tea/)
})

test('without a connection the outbox stores the request, and nothing is sent', async () => {
  const { submits, items, requests, site } = visitor(mailResult(200))
  site.isReached = false
  expect(await submits()).toEqual({ kind: 'saved' })
  expect(items()).toMatchObject([{ status: 'queued', tries: 0, draft: { params: { message: 'A shop for tea.' } } }])
  expect(requests).toEqual([])
})

test('behind a captive portal the outbox stores the request', async () => {
  const { world, items } = visitor()
  const http = fakeHttp({ ...probeResult, text: '<h1>Please sign in</h1>' })
  expect(await submit({ ...world, http }, draftOf())).toEqual({ kind: 'saved' })
  expect(http.requests.map(({ method }) => method)).toEqual(['GET'])
  expect(items()).toHaveLength(1)
})

test.each(['full', 'blocked'] as const)(
  'offline, on a device that stores nothing (%s), the text stays in the form',
  async (how) => {
    const { submits, items, site, records } = visitor()
    site.isReached = false
    records.fail(how)
    expect(await submits()).toEqual({ kind: 'unsaved' })
    expect(items()).toEqual([])
  },
)

test.each(['full', 'blocked'] as const)(
  'online, on a device that stores nothing (%s), the request is still sent',
  async (how) => {
    const { submits, records, requests } = visitor(mailResult(200))
    records.fail(how)
    expect(await submits(draftOf(), 1100)).toEqual({ kind: 'sent' })
    expect(requests).toHaveLength(1)
  },
)

test('if the storage does not respond, the visitor is told after one wait, and the request is sent without it', async () => {
  const { world, requests, toast, after } = visitor(mailResult(200))
  let asked = 0
  const records: Records = {
    transact() {
      asked += 1
      return new Promise((resolve) => world.clock.after(3000, () => resolve({ kind: 'blocked' })))
    },
  }
  const submitted = submit({ ...world, records }, draftOf())
  await after(2999)
  expect([toast.shown, requests]).toEqual([[], []])
  await after(1)
  expect(toast.shown).toMatchObject([{ tone: 'wait', ...toasts.unstored }])
  await after(1100) // the interval after other requests, of which nothing is known
  expect(await submitted).toEqual({ kind: 'sent' })
  expect(requests).toHaveLength(1)
  expect(asked).toBe(3) // for the visitor, for the rate limit, and for the record afterwards
})

test.each([400, 422, 429, 500, 503])('a response of %i leaves the text in the form', async (code) => {
  const { submits, items } = visitor(mailResult(code))
  expect(await submits()).toMatchObject({ kind: 'failed', code })
  expect(items()).toEqual([])
})

test('without a response, the text stays in the form, and the result has no code', async () => {
  const { submits, items } = visitor({ kind: 'unreachable' })
  expect(await submits()).toMatchObject({ kind: 'failed', code: null })
  expect(items()).toEqual([])
})

test('after a failure the request can go to the outbox under the same reference', async () => {
  const { submits, items, requests } = visitor(mailResult(500))
  const submitted = await submits()
  expect(submitted.kind === 'failed' && (await submitted.saveForLater())).toBe(true)
  const reference = /Ref: (MR-\w{8})/.exec(requests[0]?.body ?? '')?.[1]
  expect(items()).toMatchObject([{ id: reference, status: 'queued', tries: 0, doubts: 0 }])
})

test('in the outbox, an attempt without a response counts as unclear', async () => {
  const { submits, items } = visitor({ kind: 'unreachable' })
  const submitted = await submits()
  if (submitted.kind === 'failed') await submitted.saveForLater()
  expect(items()).toMatchObject([{ status: 'queued', tries: 1, doubts: 1 }])
})

test('saving the same request twice stores one item', async () => {
  const { submits, items } = visitor(mailResult(500))
  const submitted = await submits()
  if (submitted.kind === 'failed')
    expect(await Promise.all([submitted.saveForLater(), submitted.saveForLater()])).toEqual([true, true])
  expect(items()).toHaveLength(1)
})

test('if the outbox cannot store the request, the caller is told', async () => {
  const { submits, items, records } = visitor(mailResult(500))
  const submitted = await submits()
  records.fail('full')
  expect(submitted.kind === 'failed' && (await submitted.saveForLater())).toBe(false)
  expect(items()).toEqual([])
})

test('a request waits until 1.1 seconds have passed since the last one', async () => {
  const { submits, requests, after, world } = visitor(mailResult(200))
  await submits()
  const second = submit(world, draftOf('contact'))
  await after(1099)
  expect(requests).toHaveLength(1)
  await after(1)
  expect(await second).toEqual({ kind: 'sent' })
  expect(requests).toHaveLength(2)
})

test('a request waits for another one in progress, for half a minute at most', async () => {
  const { world, items, requests, after } = visitor(mailResult(200))
  let patience = 0
  const lock = {
    async runExclusive(_: unknown, waitMs: number) {
      patience = waitMs
      return null
    },
  }
  const submitted = submit({ ...world, lock }, draftOf())
  await after(0)
  expect(await submitted).toEqual({ kind: 'postponed' })
  expect(patience).toBe(30_000)
  expect(items()).toMatchObject([{ status: 'queued' }])
  expect(requests).toEqual([])
})

test('while the service asks for a wait, the outbox stores the request', async () => {
  const { submits, items, requests, after, world } = visitor(mailResult(503, '3600'), mailResult(200))
  expect(await submits()).toMatchObject({ kind: 'failed', code: 503 })
  await after(60_000)
  expect(await submit(world, draftOf('contact'))).toEqual({ kind: 'postponed' })
  expect(requests).toHaveLength(1)
  expect(items()).toMatchObject([{ status: 'queued', draft: { kind: 'contact' } }])
})

test('our own backoff does not delay a form that the visitor sends', async () => {
  const { submits, requests, after } = visitor(mailResult(500), mailResult(200))
  await submits()
  await after(1100)
  expect(await submits()).toEqual({ kind: 'sent' })
  expect(requests).toHaveLength(2)
})

test('a text that is too long to be read again is not stored', async () => {
  const { world, items } = visitor()
  expect(await saveToOutbox(world, draftOf('contact', { message: 'x'.repeat(100_001) }))).toBeNull()
  expect(items()).toEqual([])
})

test('a stored request is announced to all tabs', async () => {
  const { world, changeChannel } = visitor()
  let told = 0
  changeChannel.subscribe(() => {
    told += 1
  })
  await saveToOutbox(world, draftOf())
  expect(told).toBe(1)
})
