import { createStore } from 'jotai'
import { createEase } from '#platform/ease.ts'
import { type Ports, portsAtom } from '#platform/ports.ts'
import { memoryStore } from '#platform/storage.ts'
import { fakeAsk, fakeOnDevice } from './fake-ask.ts'
import { fakeClock } from './fake-clock.ts'
import {
  fakeClipboard,
  fakeConnection,
  fakeDrafts,
  fakeHttp,
  fakeMotion,
  fakeNews,
  fakeOpenTab,
  fakeShare,
  fakeTakeAway,
  fakeToast,
  fakeVisibility,
  fakeWaiting,
} from './fake-ports.ts'
import { fakeLock, fakeRecords } from './fake-records.ts'

/** Leaves a shuffled list in the order it came in, and makes every random delay its longest. */
export const inOrder = () => 0.999999

/** A jotai store over fake ports, one for each test. A test that asks a fake something hands over its own. */
export function testStore(overrides: Partial<Ports> = {}) {
  const store = createStore()
  store.set(portsAtom, {
    clock: fakeClock(),
    random: inOrder,
    store: memoryStore(),
    toast: fakeToast(),
    clipboard: fakeClipboard(),
    share: fakeShare(),
    visibility: fakeVisibility(),
    drafts: fakeDrafts(),
    motion: fakeMotion(),
    http: fakeHttp(),
    openTab: fakeOpenTab(),
    connection: fakeConnection(),
    records: fakeRecords(),
    lock: fakeLock(),
    news: fakeNews(),
    waiting: fakeWaiting(),
    ask: async () => fakeAsk(),
    onDevice: async () => fakeOnDevice(),
    takeAway: async () => fakeTakeAway(),
    flipBook: async () => () => null,
    ease: async () => createEase({ clock: fakeClock(), onLongTask() {} }),
    ...overrides,
  })
  return store
}
