import { forceCloseDatabase, IDBDatabase, IDBFactory } from 'fake-indexeddb'
import { promisifyRequest } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { reopeningDatabase } from '#platform/database.ts'
import { blockDatabase } from '#support/block-database.ts'
import { flushPromises } from '#support/flush-promises.ts'

class Device extends IDBFactory {
  readonly opened: unknown[] = []
  override open(name: string, version?: number): IDBOpenDBRequest {
    const request = super.open(name, version)
    request.addEventListener('success', () => this.opened.push(request.result))
    return request
  }
}

const count = (records: IDBObjectStore) => promisifyRequest(records.count())

test('a database is opened on first use, and only once', async () => {
  const device = new Device()
  const store = reopeningDatabase('words', () => device)
  expect(device.opened).toHaveLength(0)
  await Promise.all([store('readonly', count), store('readwrite', count), store('readonly', count)])
  expect(device.opened).toHaveLength(1)
})

test('a database can be written with strict durability', async () => {
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await reopeningDatabase('words', () => new Device(), { durability: 'strict' })('readwrite', count)
  expect(transactions).toHaveBeenCalledWith('keyval', 'readwrite', { durability: 'strict' })
})

test('after the browser refused to open a database, the next use tries again', async () => {
  const device = new Device()
  let isAllowed = false
  const store = reopeningDatabase('words', () => {
    if (!isAllowed) throw new DOMException('The operation is insecure.', 'SecurityError')
    return device
  })
  await expect(store('readonly', count)).rejects.toThrow('insecure')
  isAllowed = true
  expect(await store('readonly', count)).toBe(0)
})

test.each(['InvalidStateError', 'UnknownError', 'AbortError'])(
  'after %s the database is opened once more',
  async (name) => {
    const device = new Device()
    const store = reopeningDatabase('words', () => device)
    let tries = 0
    const failOnce = (records: IDBObjectStore) => {
      tries += 1
      if (tries === 1) throw new DOMException('Connection to Indexed Database server lost.', name)
      return count(records)
    }
    expect(await store('readonly', failOnce)).toBe(0)
    expect(device.opened).toHaveLength(2)
  },
)

test('a database is reopened only once per transaction', async () => {
  let tries = 0
  const store = reopeningDatabase('words', () => new Device())
  const fail = () => {
    tries += 1
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
  }
  await expect(store('readonly', fail)).rejects.toThrow('lost')
  expect(tries).toBe(2)
})

test.each(['QuotaExceededError', 'DataCloneError'])('%s does not reopen the database', async (name) => {
  let tries = 0
  const store = reopeningDatabase('words', () => new Device())
  const failing = () => {
    tries += 1
    throw new DOMException('no', name)
  }
  await expect(store('readwrite', failing)).rejects.toThrow('no')
  expect(tries).toBe(1)
})

test('a database is closed when another tab deletes it', async () => {
  const device = new Device()
  const store = reopeningDatabase('words', () => device)
  await store('readonly', count)
  await promisifyRequest(device.deleteDatabase('words'))
  expect(await device.databases()).toEqual([])
})

const put = (records: IDBObjectStore) => {
  records.put('late', 'key')
  return promisifyRequest(records.transaction)
}

const advanceTime = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await flushPromises()
}

test('a transaction without a response is aborted after three seconds, and a later response is reported', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const device = new Device()
  const onAnswer = vi.fn()
  const store = reopeningDatabase('words', () => device, { onAnswer })
  await store('readonly', count)
  const release = await blockDatabase(device, 'words')
  const result = store('readwrite', put).catch((error: unknown) => error)
  await advanceTime(2999)
  expect(onAnswer).not.toHaveBeenCalled()
  await advanceTime(1)
  expect(await result).toMatchObject({ message: 'words did not answer', mayStillCommit: false })
  const next = store('readonly', count) // tries again, and waits for three seconds again
  release()
  expect(await next).toBe(0)
  expect(onAnswer).toHaveBeenCalledOnce()
})

test('a database that opens late is reported, and is used from then on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const device = new Device()
  await reopeningDatabase('words', () => device)('readonly', count)
  const requests: { result?: IDBDatabase; onsuccess?: () => void }[] = []
  const slow = Object.assign(new IDBFactory(), { open: () => requests[requests.push({}) - 1] })
  const onAnswer = vi.fn()
  const store = reopeningDatabase('words', () => slow as unknown as IDBFactory, { onAnswer })
  const result = store('readonly', count).catch((error: unknown) => error)
  await advanceTime(3000)
  expect(await result).toMatchObject({ message: 'words did not answer', mayStillCommit: false })
  Object.assign(requests[0] ?? {}, { result: await promisifyRequest(device.open('words')) })
  requests[0]?.onsuccess?.()
  expect(onAnswer).toHaveBeenCalledOnce()
  expect(await store('readonly', count)).toBe(0)
  expect(requests).toHaveLength(1)
})

test('a database that the browser closes is reported, even if the browser closes it without an event', async () => {
  const device = new Device()
  const onClosed = vi.fn()
  const store = reopeningDatabase('words', () => device, { onClosed })
  await store('readonly', count)
  forceCloseDatabase(device.opened[0] as never)
  await flushPromises()
  expect(onClosed).toHaveBeenCalledTimes(1)
  await store('readonly', count)
  expect(onClosed).toHaveBeenCalledTimes(1)
  ;(device.opened[1] as IDBDatabase).close()
  await store('readonly', count)
  expect(onClosed).toHaveBeenCalledTimes(2)
})
