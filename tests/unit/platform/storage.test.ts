import { forceCloseDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { promisifyRequest } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { indexedDbStore } from '#platform/indexed-db-store.ts'
import { memoryStore, type Store, slot } from '#platform/storage.ts'
import { blockDatabase } from '#support/block-database.ts'
import { fakeChangeChannel } from '#support/fake-ports.ts'

/** A device whose open databases a test can access directly. */
class Device extends IDBFactory {
  readonly opened: IDBDatabase[] = []
  override open(name: string, version?: number): IDBOpenDBRequest {
    const request = super.open(name, version)
    request.addEventListener('success', () => this.opened.push(request.result))
    return request
  }
}

/** Returns a device on which `open` decides what happens to each request to open a database. */
const deviceThat = (open: (request: IDBOpenDBRequest) => void): IDBFactory =>
  Object.assign(new IDBFactory(), {
    open() {
      const request = { error: new DOMException('Internal error', 'UnknownError') } as IDBOpenDBRequest
      open(request)
      return request
    },
  })

const openTab = (device: IDBFactory) => {
  const onFailure = vi.fn()
  return { onFailure, store: indexedDbStore({ onFailure, factory: () => device }) }
}

const addOne = (old: unknown) => (typeof old === 'number' ? old + 1 : 1)

/** Checks that a store on a device that cannot store anything works in memory. */
async function expectMemoryFallback(store: Store) {
  expect(await store.read('memory-best')).toBeUndefined()
  await store.write('memory-best', 12)
  expect(await store.read('memory-best')).toBe(12)
  expect(await store.update('memory-best', addOne)).toBe(13)
  expect(await store.read('memory-best')).toBe(13)
  await store.write('chat-history', ['hello'])
  expect(await store.read('chat-history')).toEqual(['hello'])
}

test('nothing is stored at first', async () => {
  const { store, onFailure } = openTab(new Device())
  expect(await store.read('memory-best')).toBeUndefined()
  expect(onFailure).not.toHaveBeenCalled()
})

test('another tab can read what was written', async () => {
  const device = new Device()
  await openTab(device).store.write('memory-best', 12)
  await openTab(device).store.write('chat-history', [{ text: 'Hello' }])
  const next = openTab(device)
  expect(await next.store.read('memory-best')).toBe(12)
  expect(await next.store.read('chat-history')).toEqual([{ text: 'Hello' }])
  expect(next.onFailure).not.toHaveBeenCalled()
})

test('values are stored in the two databases where older versions of the site put them', async () => {
  const device = new Device()
  const { store } = openTab(device)
  await store.write('memory-best', 12)
  await store.write('install-dismissed', 1)
  await store.write('chat-history', [])
  const names = (await device.databases()).map(({ name }) => name)
  expect(names.sort()).toEqual(['site-chat', 'site-kv'])
})

test('a database is opened only once, for all its values', async () => {
  const device = new Device()
  const { store } = openTab(device)
  await Promise.all([store.read('memory-best'), store.write('install-dismissed', 1), store.read('memory-best')])
  expect(device.opened).toHaveLength(1)
})

test('an update gets the old value and returns the new one', async () => {
  const device = new Device()
  const { store } = openTab(device)
  await store.write('memory-best', 20)
  expect(await store.update('memory-best', addOne)).toBe(21)
  expect(await openTab(device).store.read('memory-best')).toBe(21)
})

test('simultaneous updates of two tabs are all stored', async () => {
  const device = new Device()
  const tabs = [openTab(device), openTab(device)]
  await Promise.all(Array.from({ length: 20 }, (_, index) => tabs[index % 2]?.store.update('memory-best', addOne)))
  expect(await openTab(device).store.read('memory-best')).toBe(20)
})

test('an update right after a write gets what was written', async () => {
  const device = new Device()
  const { store } = openTab(device)
  await store.write('memory-best', 50)
  const written = store.write('memory-best', 1)
  const updated = store.update('memory-best', addOne)
  await Promise.all([written, updated])
  expect(await openTab(device).store.read('memory-best')).toBe(2)
})

test('a read right after a write gets what was written', async () => {
  const { store } = openTab(new Device())
  const written = store.write('memory-best', 9)
  expect(await store.read('memory-best')).toBe(9)
  await written
})

test('without IndexedDB, values are kept in memory', async () => {
  const onFailure = vi.fn()
  const store = indexedDbStore({
    onFailure,
    factory: () => {
      throw new ReferenceError('indexedDB is not defined')
    },
  })
  await expectMemoryFallback(store)
  expect(onFailure).toHaveBeenCalledOnce()
})

test('if a database refuses to open, values are kept in memory', async () => {
  const { store, onFailure } = openTab(
    deviceThat((request) => queueMicrotask(() => request.onerror?.(new Event('error')))),
  )
  await expectMemoryFallback(store)
  expect(onFailure).toHaveBeenCalledOnce()
})

test('if opening throws, as in some private windows, values are kept in memory', async () => {
  const { store, onFailure } = openTab(
    deviceThat(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }),
  )
  await expectMemoryFallback(store)
  expect(onFailure).toHaveBeenCalledOnce()
})

test('after three seconds without a response from a database, values are kept in memory', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const open = vi.fn()
  const { store, onFailure } = openTab(deviceThat(open))
  const onRead = vi.fn()
  const reading = store.read('memory-best').then(onRead)
  while (open.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(2999)
  expect(onRead).not.toHaveBeenCalled()
  expect(onFailure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await reading
  expect(onRead).toHaveBeenCalledWith(undefined)
  expect(onFailure).toHaveBeenCalledOnce()
  await expectMemoryFallback(store) // at once, without another timeout
})

test('if a database opens but then does not respond for three seconds, values are kept in memory', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const device = new Device()
  const { store, onFailure } = openTab(device)
  await store.write('memory-best', 12)
  const release = await blockDatabase(device, 'site-kv')
  const reading = Promise.all([store.read('memory-best'), store.update('memory-best', addOne)])
  await vi.advanceTimersByTimeAsync(3000)
  expect(await reading).toEqual([12, 13])
  expect(onFailure).toHaveBeenCalledOnce()
  release()
  expect(await openTab(device).store.read('memory-best')).toBe(12) // nothing is written later
})

test('deleting all data ends with the result false if a database does not respond', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const device = new Device()
  const { store } = openTab(device)
  await store.write('memory-best', 12)
  await blockDatabase(device, 'site-kv')
  const clearing = store.clear()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await clearing).toBe(false)
})

test('a full device stores nothing more, and values are kept in memory', async () => {
  const { store, onFailure } = openTab(new Device())
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  await expectMemoryFallback(store)
  expect(onFailure).toHaveBeenCalledOnce()
})

test('if a device is full only at the end of a transaction, values are kept in memory, too', async () => {
  const { store, onFailure } = openTab(new Device())
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const request = put.call(this, value, key)
    this.transaction.abort()
    return request
  })
  await expectMemoryFallback(store)
  expect(onFailure).toHaveBeenCalledOnce()
})

test.each([
  ['read', (store: Store) => store.read('memory-best')],
  ['written', (store: Store) => store.write('memory-best', 9)],
  ['updated', (store: Store) => store.update('memory-best', () => 9)],
])('a value that was %s before a failure is still available after it', async (_, before) => {
  const device = new Device()
  await openTab(device).store.write('memory-best', 9)
  const { store } = openTab(device)
  await before(store)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  expect(await store.update('memory-best', (old) => Math.min(Number(old), 15))).toBe(9)
  expect(await store.read('memory-best')).toBe(9)
})

test('a failure is reported once, however many values it affects', async () => {
  const { store, onFailure } = openTab(
    deviceThat((request) => queueMicrotask(() => request.onerror?.(new Event('error')))),
  )
  await Promise.all([
    store.read('memory-best'),
    store.write('chat-history', []),
    store.update('install-dismissed', addOne),
    store.read('chat-history'),
  ])
  expect(onFailure).toHaveBeenCalledOnce()
})

test('a quiet read does not report a failure, and the next value that cannot be stored does', async () => {
  const { store, onFailure } = openTab(
    deviceThat((request) => queueMicrotask(() => request.onerror?.(new Event('error')))),
  )
  expect(await store.read('motion', true)).toBeUndefined()
  expect(onFailure).not.toHaveBeenCalled()
  await store.write('motion', 'stopped')
  expect(onFailure).toHaveBeenCalledOnce()
  expect(await store.read('motion', true)).toBe('stopped')
})

test('a database that is closed unexpectedly is opened again', async () => {
  const device = new Device()
  const { store, onFailure } = openTab(device)
  await store.write('memory-best', 12)
  device.opened[0]?.close() // the next transaction throws InvalidStateError
  expect(await store.read('memory-best')).toBe(12)
  expect(await store.update('memory-best', addOne)).toBe(13)
  expect(device.opened).toHaveLength(2)
  expect(onFailure).not.toHaveBeenCalled()
})

test('a database that the browser closes with an event is opened again', async () => {
  const device = new Device()
  const { store, onFailure } = openTab(device)
  await store.write('memory-best', 12)
  const [database] = device.opened
  if (database) forceCloseDatabase(database as never)
  expect(await store.update('memory-best', addOne)).toBe(13)
  expect(device.opened).toHaveLength(2)
  expect(onFailure).not.toHaveBeenCalled()
})

test('if a database is closed again and again, values are kept in memory', async () => {
  const device = new Device()
  const { store, onFailure } = openTab(device)
  await store.write('memory-best', 12)
  vi.spyOn(device.opened[0]?.constructor.prototype as IDBDatabase, 'transaction').mockImplementation(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
  expect(await store.read('memory-best')).toBe(12)
  expect(onFailure).toHaveBeenCalledOnce()
})

test('an open tab does not block the deletion of a database, and stores later values again', async () => {
  const device = new Device()
  const { store, onFailure } = openTab(device)
  await store.write('memory-best', 12)
  await new Promise((resolve, reject) => {
    const deletion = device.deleteDatabase('site-kv')
    deletion.onsuccess = resolve
    deletion.onblocked = reject
  })
  expect(await store.read('memory-best')).toBeUndefined()
  await store.write('memory-best', 10)
  expect(await openTab(device).store.read('memory-best')).toBe(10)
  expect(onFailure).not.toHaveBeenCalled()
})

test('a slot reads an invalid value as its fallback, and an update starts from the fallback', async () => {
  const even = slot<number>(
    'memory-best',
    (stored) => (typeof stored === 'number' && stored % 2 === 0 ? stored : null),
    100,
  )
  for (const invalid of ['8', 7, null, { moves: 8 }, undefined]) {
    const store = memoryStore()
    await store.write('memory-best', invalid)
    expect(await even.read(store), String(invalid)).toBe(100)
    expect(await even.update(store, (old) => old + 2), String(invalid)).toBe(102)
    expect(await even.read(store), String(invalid)).toBe(102)
  }
})

test('a slot stores and reads its value', async () => {
  const name = slot<string>('chat-history', (stored) => (typeof stored === 'string' ? stored : null), '')
  const store = memoryStore()
  await name.write(store, 'Asha')
  expect(await name.read(store)).toBe('Asha')
  expect(await name.update(store, (old) => `${old} Rao`)).toBe('Asha Rao')
})

/** Returns the stores of two tabs on the same device, which share a change channel. */
function twoTabs(device: IDBFactory) {
  const changeChannel = fakeChangeChannel()
  const open = () => indexedDbStore({ onFailure: vi.fn(), changeChannel, factory: () => device })
  return [open(), open()] as const
}

test('all data is deleted at once, in all databases, including unknown keys of other versions', async () => {
  const device = new Device()
  const { store } = openTab(device)
  await store.write('memory-best', 12)
  await store.write('install-dismissed', 1)
  await store.write('chat-history', ['hello'])
  for (const db of device.opened)
    await promisifyRequest(db.transaction('keyval', 'readwrite').objectStore('keyval').put('x', 'of-an-older-version'))
  expect(await store.clear()).toBe(true)
  const counts = await Promise.all(
    device.opened.map((db) => promisifyRequest(db.transaction('keyval').objectStore('keyval').count())),
  )
  expect(counts).toEqual([0, 0])
  expect(await store.read('memory-best')).toBeUndefined()
})

test('another tab is notified before and after all data is deleted, until it unsubscribes', async () => {
  const [first, second] = twoTabs(new Device())
  await first.write('memory-best', 12)
  const events: unknown[] = []
  const reading: Promise<unknown>[] = []
  const stop = second.onCleared(() => {
    events.push('cleared')
    reading.push(second.read('memory-best'))
  })
  await first.clear()
  expect(events).toEqual(['cleared', 'cleared'])
  expect((await Promise.all(reading)).at(-1)).toBeUndefined()
  stop()
  await first.clear()
  expect(events).toHaveLength(2)
})

test('a tab whose database fails later does not have the deleted values in memory', async () => {
  const device = new Device()
  const [first, second] = twoTabs(device)
  await second.write('chat-history', ['hello'])
  await first.clear()
  device.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const database of device.opened) forceCloseDatabase(database as never)
  expect(await second.read('chat-history')).toBeUndefined()
})

test('if a device refuses to delete, the result is false, and memory is still cleared', async () => {
  const { store } = openTab(deviceThat((request) => queueMicrotask(() => request.onerror?.(new Event('error')))))
  await store.write('memory-best', 12)
  expect(await store.clear()).toBe(false)
  expect(await store.read('memory-best')).toBeUndefined()
})

test('after a device has failed to store a value, deleting is still tried on it', async () => {
  const device = new Device()
  await openTab(device).store.write('memory-best', 12)
  const open = device.open.bind(device)
  device.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const { store } = openTab(device)
  await store.write('chat-history', ['hello'])
  device.open = open
  expect(await store.clear()).toBe(true)
  expect(await openTab(device).store.read('memory-best')).toBeUndefined()
})

test('a store in memory is cleared, too, and notifies its listener before and after', async () => {
  const store = memoryStore()
  const onCleared = vi.fn()
  store.onCleared(onCleared)
  await store.write('memory-best', 12)
  expect(await store.clear()).toBe(true)
  expect(await store.read('memory-best')).toBeUndefined()
  expect(onCleared).toHaveBeenCalledTimes(2)
})
