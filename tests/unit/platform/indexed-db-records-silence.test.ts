import { IDBFactory, IDBTransaction } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { indexedDbRecords, OUTBOX_DATABASE } from '#platform/indexed-db-records.ts'
import { blockDatabase } from '#support/block-database.ts'
import { flushPromises } from '#support/flush-promises.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

const passed = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await flushPromises()
}

/** A tab on a device that stops answering while `held`, with one record. */
async function tab() {
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
  const change = (writes: Readonly<Record<string, unknown>>) =>
    open().transact(() => ({ writes: writes, result: null }))
  return { records, onChange, stored, change, hold: () => blockDatabase(device, OUTBOX_DATABASE) }
}

const writing = (writes: Readonly<Record<string, unknown>>) => vi.fn(() => ({ writes, result: 'written' }))

test('a device that does not respond for three seconds is blocked, and nothing of the transaction is written later', async () => {
  const { records, stored, onChange, hold } = await tab()
  const letGo = await hold()
  const step = writing({ a: 2 })
  const given = records.transact(step)
  await passed(3000)
  expect(await given).toEqual({ kind: 'blocked' })
  letGo()
  expect(await stored()).toEqual([['a', 1]])
  expect(step).not.toHaveBeenCalled()
  expect(onChange).toHaveBeenCalledOnce() // it answers again, so the missed changes can be read now
})

test('a caller that retries at once does not wait again; later the device is tried again', async () => {
  const { records, hold } = await tab()
  const letGo = await hold()
  const first = records.transact(writing({}))
  await passed(3000)
  await first
  expect(await records.transact(writing({}))).toEqual({ kind: 'blocked' })
  await passed(2000)
  const later = records.transact(writing({ a: 3 }))
  letGo()
  expect(await later).toEqual({ kind: 'kept', result: 'written' })
})

test('as soon as the device responds, it is used again', async () => {
  const { records, onChange, hold } = await tab()
  const letGo = await hold()
  const first = records.transact(writing({}))
  await passed(3000)
  await first
  letGo()
  while (onChange.mock.calls.length === 0) await flushPromises()
  expect(await records.transact(writing({ a: 3 }))).toEqual({ kind: 'kept', result: 'written' })
})

/** Begins a transaction that is written at once but never reports it. */
async function writtenInSilence(
  { records }: Awaited<ReturnType<typeof tab>>,
  writes: Readonly<Record<string, unknown>>,
) {
  const dispatch = IDBTransaction.prototype.dispatchEvent
  const silent = vi.spyOn(IDBTransaction.prototype, 'dispatchEvent').mockImplementation(function (
    this: IDBTransaction,
    event: Event,
  ) {
    return event.type === 'complete' || dispatch.call(this, event as never)
  } as never)
  const given = records.transact(writing(writes))
  const isOver = () => silent.mock.calls.some(([event]) => (event as { readonly type: string }).type === 'complete')
  while (!isOver()) await flushPromises()
  silent.mockRestore()
  return { given }
}

test('a write that was never reported is reverted', async () => {
  const one = await tab()
  const { given } = await writtenInSilence(one, { a: 2, b: { words: 'Hello' }, c: undefined })
  expect(await one.stored()).toContainEqual(['a', 2])
  await passed(3000)
  expect(await given).toEqual({ kind: 'blocked' })
  expect(await one.stored()).toEqual([['a', 1]])
})

test('a write that was never reported is not reverted if another tab has changed the value since', async () => {
  const one = await tab()
  const { given } = await writtenInSilence(one, { a: 2, b: 2 })
  await one.change({ a: 5 })
  await passed(3000)
  await given
  expect(await one.stored()).toEqual([['a', 5]])
})
