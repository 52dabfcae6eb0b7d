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

const tabOn = (device: IDBFactory) => {
  const trouble = vi.fn()
  return { trouble, store: indexedDbStore({ onFailure: trouble, factory: () => device }) }
}

const addOne = (old: unknown) => (typeof old === 'number' ? old + 1 : 1)

/** Checks everything that a store promises, on a device that cannot store anything. */
async function expectMemoryTakesOver(store: Store) {
  expect(await store.read('memory-best')).toBeUndefined()
  await store.write('memory-best', 12)
  expect(await store.read('memory-best')).toBe(12)
  expect(await store.update('memory-best', addOne)).toBe(13)
  expect(await store.read('memory-best')).toBe(13)
  await store.write('chat-history', ['hello'])
  expect(await store.read('chat-history')).toEqual(['hello'])
}

test('nothing is stored at first', async () => {
  const { store, trouble } = tabOn(new Device())
  expect(await store.read('memory-best')).toBeUndefined()
  expect(trouble).not.toHaveBeenCalled()
})

test('another tab can read what was written', async () => {
  const device = new Device()
  await tabOn(device).store.write('memory-best', 12)
  await tabOn(device).store.write('chat-history', [{ text: 'Hello' }])
  const next = tabOn(device)
  expect(await next.store.read('memory-best')).toBe(12)
  expect(await next.store.read('chat-history')).toEqual([{ text: 'Hello' }])
  expect(next.trouble).not.toHaveBeenCalled()
})

test('values are stored under their names in two databases, where older versions of the site put them', async () => {
  const device = new Device()
  const { store } = tabOn(device)
  await store.write('memory-best', 12)
  await store.write('install-dismissed', 1)
  await store.write('chat-history', [])
  const names = (await device.databases()).map(({ name }) => name)
  expect(names.sort()).toEqual(['site-chat', 'site-kv'])
})

test('a database is opened once, not for every value', async () => {
  const device = new Device()
  const { store } = tabOn(device)
  await Promise.all([store.read('memory-best'), store.write('install-dismissed', 1), store.read('memory-best')])
  expect(device.opened).toHaveLength(1)
})

test('an update gets the old value and returns the new one', async () => {
  const device = new Device()
  const { store } = tabOn(device)
  await store.write('memory-best', 20)
  expect(await store.update('memory-best', addOne)).toBe(21)
  expect(await tabOn(device).store.read('memory-best')).toBe(21)
})

test('updates of two tabs at once are all counted', async () => {
  const device = new Device()
  const tabs = [tabOn(device), tabOn(device)]
  await Promise.all(Array.from({ length: 20 }, (_, index) => tabs[index % 2]?.store.update('memory-best', addOne)))
  expect(await tabOn(device).store.read('memory-best')).toBe(20)
})

test('an update right after a write gets what was written', async () => {
  const device = new Device()
  const { store } = tabOn(device)
  await store.write('memory-best', 50)
  const written = store.write('memory-best', 1)
  const updated = store.update('memory-best', addOne)
  await Promise.all([written, updated])
  expect(await tabOn(device).store.read('memory-best')).toBe(2)
})

test('a read right after a write gets what was written', async () => {
  const { store } = tabOn(new Device())
  const written = store.write('memory-best', 9)
  expect(await store.read('memory-best')).toBe(9)
  await written
})

test('without IndexedDB, values are kept in memory', async () => {
  const trouble = vi.fn()
  const store = indexedDbStore({
    onFailure: trouble,
    factory: () => {
      throw new ReferenceError('indexedDB is not defined')
    },
  })
  await expectMemoryTakesOver(store)
  expect(trouble).toHaveBeenCalledOnce()
})

test('if a database refuses to open, values are kept in memory', async () => {
  const { store, trouble } = tabOn(deviceThat((request) => queueMicrotask(() => request.onerror?.(new Event('error')))))
  await expectMemoryTakesOver(store)
  expect(trouble).toHaveBeenCalledOnce()
})

test('if opening throws, as in some private windows, values are kept in memory', async () => {
  const { store, trouble } = tabOn(
    deviceThat(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }),
  )
  await expectMemoryTakesOver(store)
  expect(trouble).toHaveBeenCalledOnce()
})

test('a database that never answers is given up after three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const open = vi.fn()
  const { store, trouble } = tabOn(deviceThat(open))
  const answered = vi.fn()
  const reading = store.read('memory-best').then(answered)
  while (open.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(2999)
  expect(answered).not.toHaveBeenCalled()
  expect(trouble).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await reading
  expect(answered).toHaveBeenCalledWith(undefined)
  expect(trouble).toHaveBeenCalledOnce()
  await expectMemoryTakesOver(store) // at once: nothing waits for the clock again
})

test('a database that opens and then never answers is given up after three seconds, and reported once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const device = new Device()
  const { store, trouble } = tabOn(device)
  await store.write('memory-best', 12)
  const letGo = await blockDatabase(device, 'site-kv')
  const reading = Promise.all([store.read('memory-best'), store.update('memory-best', addOne)])
  await vi.advanceTimersByTimeAsync(3000)
  expect(await reading).toEqual([12, 13])
  expect(trouble).toHaveBeenCalledOnce()
  letGo()
  expect(await tabOn(device).store.read('memory-best')).toBe(12) // nothing is written later
})

test('deleting all data ends even if no database responds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const device = new Device()
  const { store } = tabOn(device)
  await store.write('memory-best', 12)
  await blockDatabase(device, 'site-kv')
  const clearing = store.clear()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await clearing).toBe(false)
})

test('a full device stores nothing more, and values are kept in memory', async () => {
  const { store, trouble } = tabOn(new Device())
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  await expectMemoryTakesOver(store)
  expect(trouble).toHaveBeenCalledOnce()
})

test('a device that is full only at the end of the transaction counts as full too', async () => {
  const { store, trouble } = tabOn(new Device())
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const request = put.call(this, value, key)
    this.transaction.abort()
    return request
  })
  await expectMemoryTakesOver(store)
  expect(trouble).toHaveBeenCalledOnce()
})

test.each([
  ['read', (store: Store) => store.read('memory-best')],
  ['written', (store: Store) => store.write('memory-best', 9)],
  ['updated', (store: Store) => store.update('memory-best', () => 9)],
])('a value that was %s before the failure is still known after it', async (_, before) => {
  const device = new Device()
  await tabOn(device).store.write('memory-best', 9)
  const { store } = tabOn(device)
  await before(store)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  expect(await store.update('memory-best', (old) => Math.min(Number(old), 15))).toBe(9)
  expect(await store.read('memory-best')).toBe(9)
})

test('a failure is reported once, however many values it affects', async () => {
  const { store, trouble } = tabOn(deviceThat((request) => queueMicrotask(() => request.onerror?.(new Event('error')))))
  await Promise.all([
    store.read('memory-best'),
    store.write('chat-history', []),
    store.update('install-dismissed', addOne),
    store.read('chat-history'),
  ])
  expect(trouble).toHaveBeenCalledOnce()
})

test('a database that is closed unexpectedly is opened again', async () => {
  const device = new Device()
  const { store, trouble } = tabOn(device)
  await store.write('memory-best', 12)
  device.opened[0]?.close() // the next transaction throws InvalidStateError
  expect(await store.read('memory-best')).toBe(12)
  expect(await store.update('memory-best', addOne)).toBe(13)
  expect(device.opened).toHaveLength(2)
  expect(trouble).not.toHaveBeenCalled()
})

test('a database that the browser closes with an event is opened again', async () => {
  const device = new Device()
  const { store, trouble } = tabOn(device)
  await store.write('memory-best', 12)
  const [database] = device.opened
  if (database) forceCloseDatabase(database as never)
  expect(await store.update('memory-best', addOne)).toBe(13)
  expect(device.opened).toHaveLength(2)
  expect(trouble).not.toHaveBeenCalled()
})

test('a database that is closed again and again ends in memory, not in a loop', async () => {
  const device = new Device()
  const { store, trouble } = tabOn(device)
  await store.write('memory-best', 12)
  vi.spyOn(device.opened[0]?.constructor.prototype as IDBDatabase, 'transaction').mockImplementation(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
  expect(await store.read('memory-best')).toBe(12)
  expect(trouble).toHaveBeenCalledOnce()
})

test('deleting the site’s data elsewhere is not blocked, and later values are stored again', async () => {
  const device = new Device()
  const { store, trouble } = tabOn(device)
  await store.write('memory-best', 12)
  await new Promise((resolve, reject) => {
    const deletion = device.deleteDatabase('site-kv')
    deletion.onsuccess = resolve
    deletion.onblocked = reject
  })
  expect(await store.read('memory-best')).toBeUndefined()
  await store.write('memory-best', 10)
  expect(await tabOn(device).store.read('memory-best')).toBe(10)
  expect(trouble).not.toHaveBeenCalled()
})

test('a slot reads an invalid value as its fallback, and an update starts from the fallback', async () => {
  const even = slot<number>(
    'memory-best',
    (stored) => (typeof stored === 'number' && stored % 2 === 0 ? stored : null),
    100,
  )
  for (const rubbish of ['8', 7, null, { moves: 8 }, undefined]) {
    const store = memoryStore()
    await store.write('memory-best', rubbish)
    expect(await even.read(store), String(rubbish)).toBe(100)
    expect(await even.update(store, (old) => old + 2), String(rubbish)).toBe(102)
    expect(await even.read(store), String(rubbish)).toBe(102)
  }
})

test('a slot stores and reads its value', async () => {
  const name = slot<string>('chat-history', (stored) => (typeof stored === 'string' ? stored : null), '')
  const store = memoryStore()
  await name.write(store, 'Asha')
  expect(await name.read(store)).toBe('Asha')
  expect(await name.update(store, (old) => `${old} Rao`)).toBe('Asha Rao')
})

/** Two tabs of the same device that share a change channel. */
function twoTabs(device: IDBFactory) {
  const changeChannel = fakeChangeChannel()
  const open = () => indexedDbStore({ onFailure: vi.fn(), changeChannel: changeChannel, factory: () => device })
  return [open(), open()] as const
}

test('all data is deleted at once, in all databases, including unknown keys of other versions', async () => {
  const device = new Device()
  const { store } = tabOn(device)
  await store.write('memory-best', 12)
  await store.write('install-dismissed', 1)
  await store.write('chat-history', ['hello'])
  for (const db of device.opened)
    await promisifyRequest(db.transaction('keyval', 'readwrite').objectStore('keyval').put('x', 'of-an-older-version'))
  expect(await store.clear()).toBe(true)
  const left = await Promise.all(
    device.opened.map((db) => promisifyRequest(db.transaction('keyval').objectStore('keyval').count())),
  )
  expect(left).toEqual([0, 0])
  expect(await store.read('memory-best')).toBeUndefined()
})

test('every tab is notified before and after all data is deleted', async () => {
  const [one, other] = twoTabs(new Device())
  await one.write('memory-best', 12)
  const heard: unknown[] = []
  const reading: Promise<unknown>[] = []
  const stop = other.onCleared(() => {
    heard.push('cleared')
    reading.push(other.read('memory-best'))
  })
  await one.clear()
  expect(heard).toEqual(['cleared', 'cleared'])
  expect((await Promise.all(reading)).at(-1)).toBeUndefined()
  stop()
  await one.clear()
  expect(heard).toHaveLength(2)
})

test('a tab whose database fails later does not have the deleted values in memory', async () => {
  const device = new Device()
  const [one, other] = twoTabs(device)
  await other.write('chat-history', ['hello'])
  await one.clear()
  device.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const database of device.opened) forceCloseDatabase(database as never)
  expect(await other.read('chat-history')).toBeUndefined()
})

test('if a device refuses to delete, the result is false, and memory is still cleared', async () => {
  const { store } = tabOn(deviceThat((request) => queueMicrotask(() => request.onerror?.(new Event('error')))))
  await store.write('memory-best', 12)
  expect(await store.clear()).toBe(false)
  expect(await store.read('memory-best')).toBeUndefined()
})

test('a device that could not store anything before is still asked to delete', async () => {
  const device = new Device()
  await tabOn(device).store.write('memory-best', 12)
  const open = device.open.bind(device)
  device.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const { store } = tabOn(device)
  await store.write('chat-history', ['hello'])
  device.open = open
  expect(await store.clear()).toBe(true)
  expect(await tabOn(device).store.read('memory-best')).toBeUndefined()
})

test('a store in memory is cleared too', async () => {
  const store = memoryStore()
  const heard = vi.fn()
  store.onCleared(heard)
  await store.write('memory-best', 12)
  expect(await store.clear()).toBe(true)
  expect(await store.read('memory-best')).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(2)
})
