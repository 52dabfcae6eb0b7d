import { IDBFactory, IDBTransaction } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { indexedDbRecords, OUTBOX_DATABASE } from '#platform/indexed-db-records.ts'
import { blockDatabase } from '#support/block-database.ts'
import { flushPromises } from '#support/flush-promises.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

const advanceTime = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await flushPromises()
}

/** Returns a tab with one record, on a device that stops responding when `block` is called. */
async function openTab() {
  const device = new IDBFactory()
  const onChange = vi.fn()
  const open = () => indexedDbRecords({ factory: () => device, freeSpace: async () => true, onChange })
  const records = open()
  await records.transact(() => ({ writes: { a: 1 }, result: null }))
  const stored = async () => {
    const read = await open().transact((all) => ({ writes: {}, result: [...all] }))
    return read.kind === 'kept' ? read.result : read.kind
  }
  /** Writes from another tab. */
  const change = (writes: Readonly<Record<string, unknown>>) => open().transact(() => ({ writes, result: null }))
  return { records, onChange, stored, change, block: () => blockDatabase(device, OUTBOX_DATABASE) }
}

const writeStep = (writes: Readonly<Record<string, unknown>>) => vi.fn(() => ({ writes, result: 'written' }))

test('a device that does not respond for three seconds counts as blocked, and the transaction writes nothing later', async () => {
  const { records, stored, onChange, block } = await openTab()
  const release = await block()
  const step = writeStep({ a: 2 })
  const result = records.transact(step)
  await advanceTime(3000)
  expect(await result).toEqual({ kind: 'blocked' })
  release()
  expect(await stored()).toEqual([['a', 1]])
  expect(step).not.toHaveBeenCalled()
  expect(onChange).toHaveBeenCalledOnce() // the device responds again, so that missed changes can be read now
})

test('a retry at once does not wait again, and a retry after two seconds uses the device again', async () => {
  const { records, block } = await openTab()
  const release = await block()
  const first = records.transact(writeStep({}))
  await advanceTime(3000)
  await first
  expect(await records.transact(writeStep({}))).toEqual({ kind: 'blocked' })
  await advanceTime(2000)
  const later = records.transact(writeStep({ a: 3 }))
  release()
  expect(await later).toEqual({ kind: 'kept', result: 'written' })
})

test('as soon as the device responds, it is used again', async () => {
  const { records, onChange, block } = await openTab()
  const release = await block()
  const first = records.transact(writeStep({}))
  await advanceTime(3000)
  await first
  release()
  while (onChange.mock.calls.length === 0) await flushPromises()
  expect(await records.transact(writeStep({ a: 3 }))).toEqual({ kind: 'kept', result: 'written' })
})

/** Starts a transaction that is written at once, but whose completion is never reported. */
async function writeUnreported(
  { records }: Awaited<ReturnType<typeof openTab>>,
  writes: Readonly<Record<string, unknown>>,
) {
  const dispatch = IDBTransaction.prototype.dispatchEvent
  const dispatchSpy = vi.spyOn(IDBTransaction.prototype, 'dispatchEvent').mockImplementation(function (
    this: IDBTransaction,
    event: Event,
  ) {
    return event.type === 'complete' || dispatch.call(this, event as never)
  } as never)
  const result = records.transact(writeStep(writes))
  const isOver = () =>
    dispatchSpy.mock.calls.some(([event]) => (event as { readonly type: string }).type === 'complete')
  while (!isOver()) await flushPromises()
  dispatchSpy.mockRestore()
  return { result }
}

test('a write that was never reported is reverted', async () => {
  const tab = await openTab()
  const { result } = await writeUnreported(tab, { a: 2, b: { words: 'Hello' }, c: undefined })
  expect(await tab.stored()).toContainEqual(['a', 2])
  await advanceTime(3000)
  expect(await result).toEqual({ kind: 'blocked' })
  expect(await tab.stored()).toEqual([['a', 1]])
})

test('a write that was never reported is not reverted if another tab has changed the value since', async () => {
  const tab = await openTab()
  const { result } = await writeUnreported(tab, { a: 2, b: 2 })
  await tab.change({ a: 5 })
  await advanceTime(3000)
  await result
  expect(await tab.stored()).toEqual([['a', 5]])
})
