import { outboxAtom, watchOutboxAtom } from '#features/outbox/state.ts'
import type { HttpResult } from '#platform/http.ts'
import { fakeClock } from './fake-clock.ts'
import {
  fakeChangeChannel,
  fakeConnection,
  fakeDrafts,
  fakeHttp,
  fakeSystemServices,
  fakeToast,
  fakeVisibility,
} from './fake-ports.ts'
import { fakeRecords } from './fake-records.ts'
import { flushPromises } from './flush-promises.ts'
import { mailResult, queuedItem, seededChances, siteAndMail } from './outbox-fixtures.ts'
import { testStore } from './test-store.ts'

/**
 * Opens one page for a visitor. `items` are in the outbox already; `answers` are those of the mail service, in turn.
 */
export async function outboxPage({
  answers = [mailResult(200)] as readonly HttpResult[],
  items = [queuedItem('MR-AAAAAAAA')],
  isOnline = true,
  random = seededChances(),
} = {}) {
  const post = fakeHttp(...answers)
  const connection = fakeConnection(isOnline)
  const site = { isReached: isOnline }
  const ports = {
    clock: fakeClock(),
    random,
    http: siteAndMail(post, site),
    connection: {
      ...connection,
      set(isBack: boolean) {
        site.isReached = isBack
        connection.set(isBack)
      },
    },
    records: fakeRecords(new Map(items.map((item) => [item.id, item]))),
    changeChannel: fakeChangeChannel(),
    toast: fakeToast(),
    visibility: fakeVisibility(),
    system: fakeSystemServices(),
    drafts: fakeDrafts(),
  }
  const store = testStore(ports)
  const stop = store.set(watchOutboxAtom)
  const after = async (ms: number) => {
    await flushPromises()
    ports.clock.advance(0)
    await flushPromises()
    for (let left = ms; left > 0; left -= 500) {
      ports.clock.advance(Math.min(500, left))
      await flushPromises()
    }
  }
  await after(0)
  const shown = () => store.get(outboxAtom)?.items.map(({ status }) => status)
  /** Brings the network back without an event from the device. */
  const comesBackSilently = () => {
    site.isReached = true
  }
  return { ...ports, comesBackSilently, store, stop, after, shown, requests: post.requests }
}
