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
import { mailResult, queuedItem, seededRandom, siteAndMail } from './outbox-fixtures.ts'
import { testStore } from './test-store.ts'

/** Opens a page. `items` are already in the outbox, and the mail service gives `answers` in turn. */
export async function outboxPage({
  answers = [mailResult(200)] as readonly HttpResult[],
  items = [queuedItem('MR-AAAAAAAA')],
  isOnline = true,
  random = seededRandom(),
} = {}) {
  const mail = fakeHttp(...answers)
  const connection = fakeConnection(isOnline)
  const site = { isReached: isOnline }
  const ports = {
    clock: fakeClock(),
    random,
    http: siteAndMail(mail, site),
    connection: {
      ...connection,
      set(isReached: boolean) {
        site.isReached = isReached
        connection.set(isReached)
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
    for (let remaining = ms; remaining > 0; remaining -= 500) {
      ports.clock.advance(Math.min(500, remaining))
      await flushPromises()
    }
  }
  await after(0)
  const shownStatuses = () => store.get(outboxAtom)?.items.map(({ status }) => status)
  /** Brings the network back, but the device sends no event. */
  const restoreNetworkSilently = () => {
    site.isReached = true
  }
  return {
    ...ports,
    restoreNetworkSilently: restoreNetworkSilently,
    store,
    stop,
    after,
    shownStatuses: shownStatuses,
    requests: mail.requests,
  }
}
