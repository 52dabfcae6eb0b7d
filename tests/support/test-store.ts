import { createStore } from 'jotai'
import { createLongTaskMonitor } from '#platform/long-task-monitor.ts'
import { type Ports, portsAtom } from '#platform/ports.ts'
import { memoryStore } from '#platform/storage.ts'
import { fakeClock } from './fake-clock.ts'
import {
  fakeChangeChannel,
  fakeClipboard,
  fakeConnection,
  fakeDrafts,
  fakeHttp,
  fakeMotion,
  fakeOpenTab,
  fakeShare,
  fakeSystemServices,
  fakeTextExport,
  fakeToast,
  fakeVisibility,
} from './fake-ports.ts'
import { fakeLock, fakeRecords } from './fake-records.ts'
import { fakeOnDeviceModel, fakeStreamingFetch } from './fake-streaming-fetch.ts'

/** A random source that leaves a shuffled list in its order, and gives every random delay its maximum. */
export const unshuffled = () => 0.999999

/** Returns a jotai store with fake ports. Each test creates one. A test that inspects a fake passes its own. */
export function testStore(overrides: Partial<Ports> = {}) {
  const store = createStore()
  store.set(portsAtom, {
    clock: fakeClock(),
    random: unshuffled,
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
    changeChannel: fakeChangeChannel(),
    system: fakeSystemServices(),
    streamingFetch: async () => fakeStreamingFetch(),
    onDeviceModel: async () => fakeOnDeviceModel(),
    textExport: async () => fakeTextExport(),
    canvasAnimation: async () => () => null,
    longTaskMonitor: async () => createLongTaskMonitor({ clock: fakeClock(), onLongTask() {} }),
    ...overrides,
  })
  return store
}
