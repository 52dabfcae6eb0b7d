import { boxAtom, watchOutboxAtom } from '#features/outbox/state.ts'
import type { Answer } from '#platform/http.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeConnection, fakeDrafts, fakeHttp, fakeNews, fakeToast, fakeVisibility, fakeWaiting } from './fake-ports.ts'
import { fakeRecords } from './fake-records.ts'
import { answered, chances, siteAndMail, waitingItem } from './outbox-letters.ts'
import { settled } from './settled.ts'
import { testStore } from './test-store.ts'

/** A visitor with one open page; `items` lie in the outbox already, `answers` are those of the mail service in turn. */
export async function outboxPage({
  answers = [answered(200)] as readonly Answer[],
  items = [waitingItem('MR-AAAAAAAA')],
  isOnline = true,
  random = chances(),
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
    news: fakeNews(),
    toast: fakeToast(),
    visibility: fakeVisibility(),
    waiting: fakeWaiting(),
    drafts: fakeDrafts(),
  }
  const store = testStore(ports)
  const stop = store.set(watchOutboxAtom)
  const after = async (ms: number) => {
    await settled()
    ports.clock.advance(0)
    await settled()
    for (let left = ms; left > 0; left -= 500) {
      ports.clock.advance(Math.min(500, left))
      await settled()
    }
  }
  await after(0)
  const shown = () => store.get(boxAtom)?.items.map(({ status }) => status)
  /** The network is back, and the device does not say so. */
  const comesBackSilently = () => {
    site.isReached = true
  }
  return { ...ports, comesBackSilently, store, stop, after, shown, requests: post.requests }
}
