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

const tabOn = (device: IDBFactory) => {
  const makeRoom = vi.fn(async () => true)
  return { makeRoom, records: indexedDbRecords({ factory: () => device, freeSpace: makeRoom }) }
}

const writing = (writes: Readonly<Record<string, unknown>>) => () => ({ writes, result: 'written' })
const all = (stored: ReadonlyMap<string, unknown>) => ({ writes: {}, result: [...stored] })
afterEach(() => {
  vi.useRealTimers()
})

test('another tab can read what a tab writes', async () => {
  const device = new Device()
  expect(await tabOn(device).records.transact(writing({ a: { words: ['Hello'] }, b: 2 }))).toEqual({
    kind: 'kept',
    result: 'written',
  })
  const { records } = tabOn(device)
  expect(await records.transact(writing({ b: undefined }))).toMatchObject({ kind: 'kept' })
  expect(await records.transact(all)).toEqual({ kind: 'kept', result: [['a', { words: ['Hello'] }]] })
})

test('the database has the name that every version of the site knows', async () => {
  const device = new Device()
  await tabOn(device).records.transact(all)
  expect(OUTBOX_DATABASE).toBe('site-outbox')
  expect((await device.databases()).map(({ name }) => name)).toEqual(['site-outbox'])
})

test('simultaneous transactions of two tabs do not interfere', async () => {
  const device = new Device()
  const tabs = [tabOn(device), tabOn(device)]
  const addOne = (stored: ReadonlyMap<string, unknown>) => {
    const count = ((stored.get('count') as number | undefined) ?? 0) + 1
    return { writes: { count }, result: count }
  }
  const steps = Array.from({ length: 20 }, (_, place) => tabs[place % 2]?.records.transact(addOne))
  const counts = (await Promise.all(steps)).map((kept) => kept?.kind === 'kept' && kept.result)
  expect(counts.toSorted((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 1),
  )
})

test('the key __proto__ is an ordinary key', async () => {
  const { records } = tabOn(new Device())
  await records.transact(writing(Object.fromEntries([['__proto__', 'words']])))
  expect(await records.transact(all)).toEqual({ kind: 'kept', result: [['__proto__', 'words']] })
  await records.transact(writing(Object.fromEntries([['__proto__', undefined]])))
  expect(await records.transact(all)).toEqual({ kind: 'kept', result: [] })
})

test('keys that are not strings are ignored', async () => {
  const device = new Device()
  const { records } = tabOn(device)
  await records.transact(writing({ a: 1 }))
  const [database] = device.opened
  await new Promise((resolve) => {
    const put = database?.transaction('keyval', 'readwrite').objectStore('keyval').put('rubbish', 7)
    if (put) put.onsuccess = resolve
  })
  expect(await records.transact(all)).toEqual({ kind: 'kept', result: [['a', 1]] })
})

test('a transaction that fails writes nothing', async () => {
  const { records } = tabOn(new Device())
  const failing = () => {
    throw new TypeError('a bug')
  }
  expect(await records.transact(failing)).toEqual({ kind: 'blocked' })
  expect(await records.transact(all)).toEqual({ kind: 'kept', result: [] })
})

test('without IndexedDB, nothing is stored, and the result says so', async () => {
  const factory = () => {
    throw new ReferenceError('indexedDB is not defined')
  }
  expect(await indexedDbRecords({ factory, freeSpace: async () => {} }).transact(all)).toEqual({ kind: 'blocked' })
})

const that = (open: (request: IDBOpenDBRequest) => void, error?: DOMException): IDBFactory =>
  Object.assign(new IDBFactory(), {
    open() {
      const request = { error } as IDBOpenDBRequest
      open(request)
      return request
    },
  })

test('if the browser forbids IndexedDB, nothing is stored', async () => {
  const forbidden = that(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(await tabOn(forbidden).records.transact(all)).toEqual({ kind: 'blocked' })
})

test('if the database refuses to open, nothing is stored', async () => {
  const error = new DOMException('Internal error', 'UnknownError')
  const refusing = that((request) => queueMicrotask(() => request.onerror?.(new Event('error'))), error)
  expect(await tabOn(refusing).records.transact(all)).toEqual({ kind: 'blocked' })
})

test('a database that never answers is given up after three seconds', async () => {
  vi.useFakeTimers()
  const answer = tabOn(that(() => {})).records.transact(all)
  let isKnown = false
  void answer.then(() => {
    isKnown = true
  })
  await vi.advanceTimersByTimeAsync(2999)
  expect(isKnown).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toEqual({ kind: 'blocked' })
})

test('a database that is closed unexpectedly is opened again', async () => {
  const device = new Device()
  const { records } = tabOn(device)
  await records.transact(writing({ a: 1 }))
  device.opened[0]?.close() // silently: the next transaction finds out
  expect(await records.transact(writing({ b: 2 }))).toMatchObject({ kind: 'kept' })
  if (device.opened[1]) forceCloseDatabase(device.opened[1] as never) // and with an event
  expect(await records.transact(all)).toEqual({
    kind: 'kept',
    result: [
      ['a', 1],
      ['b', 2],
    ],
  })
  expect(device.opened).toHaveLength(3)
})
