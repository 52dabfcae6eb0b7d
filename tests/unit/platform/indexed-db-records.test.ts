import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { indexedDbRecords, OUTBOX_DATABASE } from '#platform/indexed-db-records.ts'

/** A device whose open databases a test can access directly. */
class Device extends IDBFactory {
  readonly opened: IDBDatabase[] = []
  override open(name: string, version?: number): IDBOpenDBRequest {
    const request = super.open(name, version)
    request.addEventListener('success', () => this.opened.push(request.result))
    return request
  }
}

const openTab = (device: IDBFactory) => {
  const freeSpace = vi.fn(async () => true)
  return { freeSpace, records: indexedDbRecords({ factory: () => device, freeSpace }) }
}

const writeStep = (writes: Readonly<Record<string, unknown>>) => () => ({ writes, result: 'written' })
const readStep = (stored: ReadonlyMap<string, unknown>) => ({ writes: {}, result: [...stored] })
afterEach(() => {
  vi.useRealTimers()
})

test('another tab can read what a tab writes', async () => {
  const device = new Device()
  expect(await openTab(device).records.transact(writeStep({ a: { words: ['Hello'] }, b: 2 }))).toEqual({
    kind: 'kept',
    result: 'written',
  })
  const { records } = openTab(device)
  expect(await records.transact(writeStep({ b: undefined }))).toMatchObject({ kind: 'kept' })
  expect(await records.transact(readStep)).toEqual({ kind: 'kept', result: [['a', { words: ['Hello'] }]] })
})

test('the database has the name that every version of the site knows', async () => {
  const device = new Device()
  await openTab(device).records.transact(readStep)
  expect(OUTBOX_DATABASE).toBe('site-outbox')
  expect((await device.databases()).map(({ name }) => name)).toEqual(['site-outbox'])
})

test('simultaneous transactions of two tabs do not interfere', async () => {
  const device = new Device()
  const tabs = [openTab(device), openTab(device)]
  const addOne = (stored: ReadonlyMap<string, unknown>) => {
    const count = ((stored.get('count') as number | undefined) ?? 0) + 1
    return { writes: { count }, result: count }
  }
  const steps = Array.from({ length: 20 }, (_, index) => tabs[index % 2]?.records.transact(addOne))
  const counts = (await Promise.all(steps)).map((result) => result?.kind === 'kept' && result.result)
  expect(counts.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
})

test('the key __proto__ is an ordinary key', async () => {
  const { records } = openTab(new Device())
  await records.transact(writeStep(Object.fromEntries([['__proto__', 'words']])))
  expect(await records.transact(readStep)).toEqual({ kind: 'kept', result: [['__proto__', 'words']] })
  await records.transact(writeStep(Object.fromEntries([['__proto__', undefined]])))
  expect(await records.transact(readStep)).toEqual({ kind: 'kept', result: [] })
})

test('keys that are not strings are ignored', async () => {
  const device = new Device()
  const { records } = openTab(device)
  await records.transact(writeStep({ a: 1 }))
  const [database] = device.opened
  await new Promise((resolve) => {
    const put = database?.transaction('keyval', 'readwrite').objectStore('keyval').put('rubbish', 7)
    if (put) put.onsuccess = resolve
  })
  expect(await records.transact(readStep)).toEqual({ kind: 'kept', result: [['a', 1]] })
})

test('a transaction whose step throws is blocked and writes nothing', async () => {
  const { records } = openTab(new Device())
  const failing = () => {
    throw new TypeError('a bug')
  }
  expect(await records.transact(failing)).toEqual({ kind: 'blocked' })
  expect(await records.transact(readStep)).toEqual({ kind: 'kept', result: [] })
})

test('without IndexedDB, nothing is stored, and the result is blocked', async () => {
  const factory = () => {
    throw new ReferenceError('indexedDB is not defined')
  }
  expect(await indexedDbRecords({ factory, freeSpace: async () => false }).transact(readStep)).toEqual({
    kind: 'blocked',
  })
})

const factoryThat = (open: (request: IDBOpenDBRequest) => void, error?: DOMException): IDBFactory =>
  Object.assign(new IDBFactory(), {
    open() {
      const request = { error } as IDBOpenDBRequest
      open(request)
      return request
    },
  })

test('if the browser forbids IndexedDB, nothing is stored', async () => {
  const forbidden = factoryThat(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(await openTab(forbidden).records.transact(readStep)).toEqual({ kind: 'blocked' })
})

test('if the database refuses to open, nothing is stored', async () => {
  const error = new DOMException('Internal error', 'UnknownError')
  const refusing = factoryThat((request) => queueMicrotask(() => request.onerror?.(new Event('error'))), error)
  expect(await openTab(refusing).records.transact(readStep)).toEqual({ kind: 'blocked' })
})

test('a database that does not respond within three seconds counts as blocked', async () => {
  vi.useFakeTimers()
  const result = openTab(factoryThat(() => {})).records.transact(readStep)
  let isSettled = false
  void result.then(() => {
    isSettled = true
  })
  await vi.advanceTimersByTimeAsync(2999)
  expect(isSettled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await result).toEqual({ kind: 'blocked' })
})

test('a database that is closed unexpectedly is opened again', async () => {
  const device = new Device()
  const { records } = openTab(device)
  await records.transact(writeStep({ a: 1 }))
  device.opened[0]?.close() // without an event: the next transaction fails at first
  expect(await records.transact(writeStep({ b: 2 }))).toMatchObject({ kind: 'kept' })
  if (device.opened[1]) forceCloseDatabase(device.opened[1] as never) // with an event
  expect(await records.transact(readStep)).toEqual({
    kind: 'kept',
    result: [
      ['a', 1],
      ['b', 2],
    ],
  })
  expect(device.opened).toHaveLength(3)
})
