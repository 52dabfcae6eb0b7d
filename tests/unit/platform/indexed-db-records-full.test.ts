import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { indexedDbRecords } from '#platform/indexed-db-records.ts'

const openTab = (device: IDBFactory) => {
  const freeSpace = vi.fn(async () => false)
  return { freeSpace, records: indexedDbRecords({ factory: () => device, freeSpace }) }
}

const writeStep = (writes: Readonly<Record<string, unknown>>) => () => ({ writes, result: 'written' })
const readStep = (stored: ReadonlyMap<string, unknown>) => ({ writes: {}, result: [...stored] })
const quotaError = new DOMException('no room', 'QuotaExceededError')

/** Makes the next `times` writes fail for lack of space. */
function fillUp(times = Number.POSITIVE_INFINITY) {
  const put = IDBObjectStore.prototype.put
  let remaining = times
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    remaining -= 1
    if (remaining >= 0) throw quotaError
    return put.apply(this, values as Parameters<typeof put>)
  })
}

test('when space runs out, files that can be fetched again are deleted first', async () => {
  const { records, freeSpace } = openTab(new IDBFactory())
  await records.transact(writeStep({ a: 1 }))
  fillUp(1)
  expect(await records.transact(writeStep({ b: 2 }))).toEqual({ kind: 'kept', result: 'written' })
  expect(freeSpace).toHaveBeenCalledOnce()
  expect(await records.transact(readStep)).toEqual({
    kind: 'kept',
    result: [
      ['a', 1],
      ['b', 2],
    ],
  })
})

test('files are deleted in steps until there is space', async () => {
  const { records, freeSpace } = openTab(new IDBFactory())
  freeSpace.mockResolvedValue(true)
  fillUp(3)
  expect(await records.transact(writeStep({ a: 1 }))).toEqual({ kind: 'kept', result: 'written' })
  expect(freeSpace).toHaveBeenCalledTimes(3)
})

test('if there is still no space, the result is full, and the transaction writes nothing', async () => {
  const { records, freeSpace } = openTab(new IDBFactory())
  await records.transact(writeStep({ a: 1 }))
  fillUp()
  expect(await records.transact(writeStep({ a: 3, b: 2 }))).toEqual({ kind: 'full' })
  expect(freeSpace).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
  vi.spyOn(console, 'error')
  expect(await records.transact(readStep)).toEqual({ kind: 'kept', result: [['a', 1]] })
})

test('a transaction that runs out of space only at its end counts as full, not as aborted', async () => {
  const { records, freeSpace } = openTab(new IDBFactory())
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    const request = put.apply(this, values as Parameters<typeof put>)
    Object.defineProperty(this.transaction, 'error', { get: () => quotaError })
    request.addEventListener('success', () => this.transaction.abort())
    return request
  })
  expect(await records.transact(writeStep({ a: 1 }))).toEqual({ kind: 'full' })
  expect(freeSpace).toHaveBeenCalledOnce()
})

test('if freeing space fails, the device counts as blocked', async () => {
  const device = new IDBFactory()
  const freeSpace = () => Promise.reject(new DOMException('no caches', 'SecurityError'))
  fillUp()
  expect(await indexedDbRecords({ factory: () => device, freeSpace }).transact(writeStep({ a: 1 }))).toEqual({
    kind: 'blocked',
  })
})
