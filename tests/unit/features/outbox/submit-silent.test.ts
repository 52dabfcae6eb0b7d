import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { submit } from '#features/outbox/submit.ts'
import { indexedDbRecords, OUTBOX_DATABASE } from '#platform/indexed-db-records.ts'
import { leaseLock, webLock } from '#platform/lock.ts'
import type { Clock } from '#platform/ports.ts'
import { blockDatabase } from '#support/block-database.ts'
import { fakeChangeChannel, fakeDrafts, fakeHttp, fakeToast } from '#support/fake-ports.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { accepted, draftOf, mailResult, seededRandom, siteAndMail } from '#support/outbox-fixtures.ts'

const silentLocks = {
  request: () => new Promise(() => {}),
  query: () => new Promise(() => {}),
} as unknown as LockManager
const grantingLocks = { request: async (_: string, __: unknown, task: (lock: object) => unknown) => task({}) }

const clock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}

/** Returns the ports of a browser with the given lock manager and a storage that opens but never responds. */
async function visitor(locks: LockManager | undefined) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const device = new IDBFactory()
  const records = indexedDbRecords({ factory: () => device, freeSpace: async () => true })
  await records.transact(() => ({ writes: {}, result: null }))
  await blockDatabase(device, OUTBOX_DATABASE)
  const [mail, toast] = [fakeHttp(mailResult(200)), fakeToast()]
  const lock = webLock(locks, leaseLock(records, clock, seededRandom()), clock)
  const ports = {
    clock,
    random: seededRandom(),
    http: siteAndMail(mail),
    drafts: fakeDrafts(),
    records,
    lock,
    changeChannel: fakeChangeChannel(),
    toast,
  }
  return { ports, mail, toast }
}

test.each([
  ['a lock manager', grantingLocks as unknown as LockManager, 4100],
  ['no lock manager', undefined, 4100],
  ['a lock manager that does not respond either', silentLocks, 6100],
])(
  'if the storage does not respond, with %s, a toast says so after 3 s and the request is sent',
  async (_, locks, ms) => {
    const { ports, mail, toast } = await visitor(locks)
    const submitted = submit(ports, draftOf())
    const toastTimes: number[] = []
    for (let at = 100; mail.requests.length === 0 && at < 20_000; at += 100) {
      await vi.advanceTimersByTimeAsync(100)
      await flushPromises()
      if (toast.shown.length > 0) toastTimes.push(at)
    }
    expect(toastTimes[0]).toBe(3000)
    expect(toastTimes.at(-1)).toBe(ms)
    expect(await submitted).toEqual(accepted('sent'))
  },
)
