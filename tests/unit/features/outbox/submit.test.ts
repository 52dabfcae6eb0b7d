import { record as toasts } from 'virtual:records/messages/outbox/toasts'
import { expect, test } from 'vitest'
import type { FlushDependencies } from '#features/outbox/flush.ts'
import { emptyOutboxAtom } from '#features/outbox/state.ts'
import { saveToOutbox, submit } from '#features/outbox/submit.ts'
import type { Http, HttpResult } from '#platform/http.ts'
import type { OutboxRecords, Ports } from '#platform/ports.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeChangeChannel, fakeDrafts, fakeHttp, fakeToast } from '#support/fake-ports.ts'
import { fakeLock, fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import {
  accepted,
  draftOf,
  mailResult,
  onlineCheckResult,
  seededRandom,
  siteAndMail,
} from '#support/outbox-fixtures.ts'
import { testStore } from '#support/test-store.ts'

function visitor(...answers: readonly HttpResult[]) {
  const mail = fakeHttp(...answers)
  const clock = fakeClock()
  const site = { isReached: true }
  const ports = {
    clock,
    random: seededRandom(),
    http: siteAndMail(mail, site),
    records: fakeRecords(),
    lock: fakeLock(),
    changeChannel: fakeChangeChannel(),
    toast: fakeToast(),
    drafts: fakeDrafts(),
  } satisfies FlushDependencies & Pick<Ports, 'drafts' | 'toast'>
  const items = () => [...ports.records.stored].filter(([key]) => key.startsWith('MR-')).map(([, item]) => item)
  const after = async (ms: number) => {
    await flushPromises()
    clock.advance(ms)
    await flushPromises()
  }
  /** Submits a draft and advances the clock. */
  const submitForm = async (draft = draftOf(), ms = 0) => {
    const submitted = submit(ports, draft)
    await after(ms)
    return submitted
  }
  return { ...ports, ports, site, clock, submitForm, items, after, requests: mail.requests }
}

test('a request that the service accepts is sent, and nothing personal is stored', async () => {
  const { submitForm, items, requests, records } = visitor(mailResult(200))
  const submitted = await submitForm()
  expect(requests).toHaveLength(1)
  const reference = /Ref: (MR-\w{8})/.exec(requests[0]?.body ?? '')?.[1]
  expect(submitted).toEqual({ kind: 'sent', reference })
  expect(items()).toMatchObject([{ id: reference, status: 'sent', kind: 'meeting' }])
  expect(JSON.stringify([...records.stored])).not.toMatch(/Asha|asha|tea/)
})

test('without a connection the outbox stores the request, and nothing is sent', async () => {
  const { submitForm, items, requests, site } = visitor(mailResult(200))
  site.isReached = false
  const { reference } = (await submitForm()) as { readonly reference: string }
  expect(items()).toMatchObject([
    { id: reference, status: 'queued', tries: 0, draft: { params: { message: 'A shop for tea.' } } },
  ])
  expect(requests).toEqual([])
})

test('behind a captive portal the outbox stores the request', async () => {
  const { ports, items } = visitor()
  const http = fakeHttp({ ...onlineCheckResult, text: '<h1>Please sign in</h1>' })
  expect(await submit({ ...ports, http }, draftOf())).toEqual(accepted('saved'))
  expect(http.requests.map(({ method }) => method)).toEqual(['GET'])
  expect(items()).toHaveLength(1)
})

test.each(['full', 'blocked'] as const)(
  'offline, on a device that stores nothing (%s), the caller learns that the request is unsaved',
  async (how) => {
    const { submitForm, items, site, records } = visitor()
    site.isReached = false
    records.fail(how)
    expect(await submitForm()).toEqual({ kind: 'unsaved' })
    expect(items()).toEqual([])
  },
)

test.each(['full', 'blocked'] as const)(
  'online, on a device that stores nothing (%s), the request is still sent',
  async (how) => {
    const { submitForm, records, requests } = visitor(mailResult(200))
    records.fail(how)
    expect(await submitForm(draftOf(), 1100)).toEqual(accepted('sent'))
    expect(requests).toHaveLength(1)
  },
)

test('if the storage does not respond, a toast says so, and the request is sent all the same', async () => {
  const { ports, requests, toast, after } = visitor(mailResult(200))
  let transactions = 0
  const records: OutboxRecords = {
    transact() {
      transactions += 1
      return new Promise((resolve) => ports.clock.after(3000, () => resolve({ kind: 'blocked' })))
    },
  }
  const submitted = submit({ ...ports, records }, draftOf())
  await after(2999)
  expect([toast.shown, requests]).toEqual([[], []])
  await after(1)
  expect(toast.shown).toMatchObject([{ tone: 'wait', ...toasts.unstored }])
  await after(1100) // the interval after the last request, whose time is unknown
  expect(await submitted).toEqual(accepted('sent'))
  expect(requests).toHaveLength(1)
  expect(transactions).toBe(3) // for the toast, for the rate limit, and for the outcome
})

test.each([400, 422, 429, 500, 503])(
  'a response with status %i is reported as a failure, and nothing is stored',
  async (code) => {
    const { submitForm, items } = visitor(mailResult(code))
    expect(await submitForm()).toMatchObject({ kind: 'failed', code })
    expect(items()).toEqual([])
  },
)

test('a missing response is reported as a failure without a status, and nothing is stored', async () => {
  const { submitForm, items } = visitor({ kind: 'unreachable' })
  expect(await submitForm()).toMatchObject({ kind: 'failed', code: null })
  expect(items()).toEqual([])
})

test('after a failure the request can go to the outbox under the same reference', async () => {
  const { submitForm, items, requests } = visitor(mailResult(500))
  const submitted = await submitForm()
  const reference = /Ref: (MR-\w{8})/.exec(requests[0]?.body ?? '')?.[1]
  expect(submitted.kind === 'failed' && (await submitted.saveForLater())).toEqual({ kind: 'postponed', reference })
  expect(items()).toMatchObject([{ id: reference, status: 'queued', tries: 0, doubts: 0 }])
})

test('an attempt of the form without a response counts as unclear in the outbox', async () => {
  const { submitForm, items } = visitor({ kind: 'unreachable' })
  const submitted = await submitForm()
  if (submitted.kind === 'failed') await submitted.saveForLater()
  expect(items()).toMatchObject([{ status: 'queued', tries: 1, doubts: 1 }])
})

test('saving the same request twice stores one item', async () => {
  const { submitForm, items } = visitor(mailResult(500))
  const submitted = await submitForm()
  if (submitted.kind === 'failed')
    expect(await Promise.all([submitted.saveForLater(), submitted.saveForLater()])).toEqual([
      accepted('postponed'),
      accepted('postponed'),
    ])
  expect(items()).toHaveLength(1)
})

test('if the outbox cannot store the request, the caller is told', async () => {
  const { submitForm, items, records } = visitor(mailResult(500))
  const submitted = await submitForm()
  records.fail('full')
  expect(submitted.kind === 'failed' && (await submitted.saveForLater())).toEqual({ kind: 'unkept' })
  expect(items()).toEqual([])
})

test('a request waits until 1.1 seconds have passed since the last one', async () => {
  const { submitForm, requests, after, ports } = visitor(mailResult(200))
  await submitForm()
  const second = submit(ports, draftOf('contact'))
  await after(1099)
  expect(requests).toHaveLength(1)
  await after(1)
  expect(await second).toEqual(accepted('sent'))
  expect(requests).toHaveLength(2)
})

test('a form waits at most half a minute for the lock, and then the outbox stores the request', async () => {
  const { ports, items, requests, after } = visitor(mailResult(200))
  let lockTimeoutMs = 0
  const lock = {
    async runExclusive(_: unknown, waitMs: number) {
      lockTimeoutMs = waitMs
      return null
    },
  }
  const submitted = submit({ ...ports, lock }, draftOf())
  await after(0)
  expect(await submitted).toEqual(accepted('postponed'))
  expect(lockTimeoutMs).toBe(30_000)
  expect(items()).toMatchObject([{ status: 'queued' }])
  expect(requests).toEqual([])
})

test('during a pause that the service asked for, the outbox stores the request', async () => {
  const { submitForm, items, requests, after, ports } = visitor(mailResult(503, '3600'), mailResult(200))
  expect(await submitForm()).toMatchObject({ kind: 'failed', code: 503 })
  await after(60_000)
  expect(await submit(ports, draftOf('contact'))).toEqual(accepted('postponed'))
  expect(requests).toHaveLength(1)
  expect(items()).toMatchObject([{ status: 'queued', draft: { kind: 'contact' } }])
})

test('our own backoff does not delay a form that the visitor sends', async () => {
  const { submitForm, requests, after } = visitor(mailResult(500), mailResult(200))
  await submitForm()
  await after(1100)
  expect(await submitForm()).toEqual(accepted('sent'))
  expect(requests).toHaveLength(2)
})

test('a text that is too long to be read again is not stored', async () => {
  const { ports, items } = visitor()
  expect(await saveToOutbox(ports, draftOf('contact', { message: 'x'.repeat(100_001) }))).toBeNull()
  expect(items()).toEqual([])
})

test('a stored request is announced to all tabs', async () => {
  const { ports, changeChannel } = visitor()
  let notifications = 0
  changeChannel.subscribe(() => {
    notifications += 1
  })
  await saveToOutbox(ports, draftOf())
  expect(notifications).toBe(1)
})

/** Returns a network that holds back every request of this method until `release` is called. */
function heldHttp(http: Http, method: 'GET' | 'POST') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held: Http = {
    async send(request, signal) {
      if (request.method === method) await released
      return http.send(request, signal)
    },
  }
  return { http: held, release }
}

/** Deletes everything in another tab, of which this tab hears nothing. */
const deleteInOtherTab = (records: OutboxRecords) => testStore({ records }).set(emptyOutboxAtom)

test('a request is not stored if another tab deletes everything while the connection is checked', async () => {
  const { ports, site, records, after } = visitor()
  const { http, release } = heldHttp(ports.http, 'GET')
  site.isReached = false
  const submitted = submit({ ...ports, http }, draftOf())
  await after(3000)
  expect(await deleteInOtherTab(records)).toBe(true)
  release()
  expect(await submitted).toEqual({ kind: 'unsent' })
  expect(JSON.stringify([...records.stored])).not.toMatch(/MR-|Asha|asha/)
})

test('a request that arrives after another tab has deleted everything counts as sent, and leaves no record', async () => {
  const { ports, records, requests, after } = visitor(mailResult(200))
  const { http, release } = heldHttp(ports.http, 'POST')
  const submitted = submit({ ...ports, http }, draftOf())
  await after(3000)
  await deleteInOtherTab(records)
  release()
  expect(await submitted).toEqual(accepted('sent'))
  expect(requests).toHaveLength(1)
  expect(JSON.stringify([...records.stored])).not.toMatch(/MR-/)
})

test('a request is not stored if everything is deleted while it waits for the lock', async () => {
  const { ports, records, after } = visitor()
  const lock = {
    async runExclusive() {
      await deleteInOtherTab(records)
      return null
    },
  }
  const submitted = submit({ ...ports, lock }, draftOf())
  await after(0)
  expect(await submitted).toEqual({ kind: 'unsent' })
  expect(JSON.stringify([...records.stored])).not.toMatch(/MR-|Asha|asha/)
})

test('what the visitor asks to save after everything was deleted is stored', async () => {
  const { submitForm, items, records } = visitor(mailResult(500))
  const submitted = await submitForm()
  await deleteInOtherTab(records)
  expect(submitted.kind === 'failed' && (await submitted.saveForLater())).toEqual(accepted('postponed'))
  expect(items()).toHaveLength(1)
})

test('a submission that begins after everything was deleted is stored, and no submission stays under way', async () => {
  const { submitForm, items, site, records } = visitor()
  await deleteInOtherTab(records)
  site.isReached = false
  expect(await submitForm()).toEqual(accepted('saved'))
  expect(items()).toHaveLength(1)
  expect(records.stored.get('pace')).toMatchObject({ underWay: [] })
})

const referencesOf = (requests: readonly { readonly body?: string }[]) =>
  requests.map(({ body }) => /Ref: (MR-\w{8})/.exec(body ?? '')?.[1])

test('after a reload during a direct send, the same content has the same reference', async () => {
  const { ports, requests, after } = visitor(mailResult(200), mailResult(200))
  const sendWithoutAnswer: Http['send'] = async (request) => {
    const answer = await ports.http.send(request)
    return request.method === 'POST' ? new Promise(() => {}) : answer
  }
  void submit({ ...ports, http: { send: sendWithoutAnswer }, lock: fakeLock() }, draftOf()) // a reload frees the lock
  await after(1500)
  expect(requests).toHaveLength(1)
  const again = submit(ports, draftOf())
  await after(1100)
  expect(await again).toEqual(accepted('sent'))
  const [first, second] = referencesOf(requests)
  expect(second).toBe(first)
})

test('other content after an unclear answer has another reference', async () => {
  const { submitForm, requests, after } = visitor({ kind: 'unreachable' }, mailResult(200))
  await submitForm()
  await after(1100)
  await submitForm(draftOf('meeting', { message: 'A shop for coffee.' }))
  const [first, second] = referencesOf(requests)
  expect(second).not.toBe(first)
})

test('the same content after a clear answer has another reference', async () => {
  const { submitForm, requests, after } = visitor(mailResult(200), mailResult(200))
  await submitForm()
  await after(1100)
  await submitForm()
  const [first, second] = referencesOf(requests)
  expect(second).not.toBe(first)
})

test('content whose first answer was unclear keeps its reference after a refusal', async () => {
  const { submitForm, requests, after } = visitor({ kind: 'unreachable' }, mailResult(400), mailResult(200))
  for (const _ of [1, 2, 3]) {
    await submitForm()
    await after(1100)
  }
  expect(requests).toHaveLength(3)
  expect(new Set(referencesOf(requests)).size).toBe(1)
})

test('content that may have arrived before a reload is stored as unclear', async () => {
  const { submitForm, items, requests, site } = visitor({ kind: 'unreachable' })
  await submitForm()
  site.isReached = false
  await submitForm()
  expect(items()).toMatchObject([{ id: referencesOf(requests)[0], status: 'queued', doubts: 1 }])
})
