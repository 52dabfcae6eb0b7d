import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { indexedDbRecords } from '#platform/indexed-db-records.ts'

const tabOn = (device: IDBFactory) => {
  const makeRoom = vi.fn(async () => true)
  return { makeRoom, records: indexedDbRecords({ factory: () => device, freeSpace: makeRoom }) }
}

const writing = (writes: Readonly<Record<string, unknown>>) => () => ({ writes, result: 'written' })
const all = (stored: ReadonlyMap<string, unknown>) => ({ writes: {}, result: [...stored] })
const quota = new DOMException('no room', 'QuotaExceededError')

/** Makes this many of the next writes fail for lack of space. */
function fillUp(times = Number.POSITIVE_INFINITY) {
  const put = IDBObjectStore.prototype.put
  let left = times
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    left -= 1
    if (left >= 0) throw quota
    return put.apply(this, values as Parameters<typeof put>)
  })
}

test('when space runs out, files that can be fetched again are deleted first', async () => {
  const { records, makeRoom } = tabOn(new IDBFactory())
  await records.transact(writing({ a: 1 }))
  fillUp(1)
  expect(await records.transact(writing({ b: 2 }))).toEqual({ kind: 'kept', result: 'written' })
  expect(makeRoom).toHaveBeenCalledOnce()
  expect(await records.transact(all)).toEqual({
    kind: 'kept',
    result: [
      ['a', 1],
      ['b', 2],
    ],
  })
})

test('if there is still no space, the result says so, and the transaction writes nothing', async () => {
  const { records, makeRoom } = tabOn(new IDBFactory())
  await records.transact(writing({ a: 1 }))
  fillUp()
  expect(await records.transact(writing({ a: 3, b: 2 }))).toEqual({ kind: 'full' })
  expect(makeRoom).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
  vi.spyOn(console, 'error')
  expect(await records.transact(all)).toEqual({ kind: 'kept', result: [['a', 1]] })
})

test('a transaction that runs out of space at its end is distinguished from one that was aborted', async () => {
  const { records, makeRoom } = tabOn(new IDBFactory())
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    const request = put.apply(this, values as Parameters<typeof put>)
    Object.defineProperty(this.transaction, 'error', { get: () => quota })
    request.addEventListener('success', () => this.transaction.abort())
    return request
  })
  expect(await records.transact(writing({ a: 1 }))).toEqual({ kind: 'full' })
  expect(makeRoom).toHaveBeenCalledOnce()
})

test('if freeing space fails, the device counts as blocked', async () => {
  const device = new IDBFactory()
  const makeRoom = () => Promise.reject(new DOMException('no caches', 'SecurityError'))
  fillUp()
  expect(await indexedDbRecords({ factory: () => device, freeSpace: makeRoom }).transact(writing({ a: 1 }))).toEqual({
    kind: 'blocked',
  })
})
