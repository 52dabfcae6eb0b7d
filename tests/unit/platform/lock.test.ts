import { expect, test } from 'vitest'
import { leaseLock, webLock } from '#platform/lock.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { seededRandom } from '#support/outbox-fixtures.ts'

type LockRequest = { readonly name: string; readonly options: LockOptions }

/**
 * Returns a lock with a fake lock manager. With `isHeld`, another tab holds the lock until `grant` is called. With
 * `refusal`, every request for the lock throws. With `isSilent`, no request is answered before `grant` is called.
 * `query` is the manager's query for the holders.
 */
function lockWith({
  isHeld = false,
  isSilent = false,
  query = async (): Promise<LockManagerSnapshot> => ({}),
  refusal = null as Error | null,
} = {}) {
  const requests: LockRequest[] = []
  const clock = fakeClock()
  const leaseWaits: number[] = []
  let grant = (_: Lock | null): unknown => undefined
  const manager = {
    query,
    request(name: string, options: LockOptions, task: (lock: Lock | null) => unknown) {
      requests.push({ name, options })
      if (refusal) throw refusal
      return new Promise((resolve) => {
        grant = (lock) => {
          const done = task(lock)
          resolve(done)
          return done
        }
        if (isSilent) return
        if (!isHeld) grant({ name, mode: 'exclusive' })
        else if (options.ifAvailable) grant(null)
      })
    },
  }
  const lease = {
    async runExclusive<T>(task: () => Promise<T>, waitMs: number) {
      leaseWaits.push(waitMs)
      return task()
    },
  }
  const lock = webLock(manager as unknown as LockManager, lease, clock)
  return { lock, requests, leaseWaits, clock, grant: () => grant({ name: 'outbox', mode: 'exclusive' }) }
}

const done = async () => 'done'

test('the browser’s lock runs the task and returns its result', async () => {
  const { lock, requests, leaseWaits } = lockWith()
  expect(await lock.runExclusive(done, 0)).toBe('done')
  expect(await lock.runExclusive(done, 1000)).toBe('done')
  expect(requests[0]).toEqual({ name: 'outbox', options: { ifAvailable: true } })
  expect(requests[1]?.options.signal).toBeInstanceOf(AbortSignal)
  expect(leaseWaits).toEqual([])
})

test('the lock is held until the task ends, and no longer', async () => {
  const { lock, grant } = lockWith({ isSilent: true })
  let finish = () => {}
  const run = lock.runExclusive(() => new Promise<void>((resolve) => (finish = resolve)), 0)
  let isFree = false
  void Promise.resolve(grant()).then(() => {
    isFree = true
  })
  await flushPromises()
  expect(isFree).toBe(false)
  finish()
  await run
  await flushPromises()
  expect(isFree).toBe(true)
})

test('if another tab holds the lock, the task does not run: the result is null, at once or at the timeout', async () => {
  const { lock, requests, clock, leaseWaits } = lockWith({ isHeld: true })
  let runs = 0
  const task = async () => {
    runs += 1
  }
  expect(await lock.runExclusive(task, 0)).toBeNull()
  const waiting = lock.runExclusive(task, 30_000)
  await flushPromises()
  clock.advance(30_000)
  expect(await waiting).toBeNull()
  expect(requests[1]?.options.signal?.aborted).toBe(true)
  expect([runs, leaseWaits]).toEqual([0, []])
})

test.each([
  ['does not answer', {}],
  ['is forbidden', { refusal: new DOMException('no', 'SecurityError') }],
  ['answers only queries', { query: async () => ({ held: [{ name: 'another' }], pending: [] }) }],
] as const)('if the lock manager %s, the lease is used instead', async (_, overrides) => {
  const { lock, clock, leaseWaits } = lockWith({ isSilent: true, query: () => new Promise(() => {}), ...overrides })
  for (const waitMs of [0, 30_000]) {
    const run = lock.runExclusive(done, waitMs)
    await flushPromises()
    clock.advance(5000)
    expect(await run).toBe('done')
  }
  expect(leaseWaits).toEqual([0, 30_000])
})

test('without a lock manager, the lease is used at once', async () => {
  const lease = { runExclusive: async <T>(task: () => Promise<T>) => task() }
  expect(await webLock(undefined, lease, fakeClock()).runExclusive(done, 0)).toBe('done')
})

test.each([
  ['answers the query', async () => ({ held: [{ name: 'outbox' }] })],
  ['leaves the answer empty', async () => ({})],
  ['rejects the query', () => Promise.reject(new DOMException('no', 'SecurityError'))],
] as const)('a caller waits for the lock of another tab if the manager %s', async (_, query) => {
  const { lock, clock, leaseWaits, grant } = lockWith({ isHeld: true, query })
  const run = lock.runExclusive(done, 30_000)
  await flushPromises()
  clock.advance(29_999)
  await flushPromises()
  expect(leaseWaits).toEqual([])
  grant()
  expect(await run).toBe('done')
})

test('a lock that is granted late is released at once', async () => {
  const { lock, clock, grant } = lockWith({ isSilent: true, query: () => new Promise(() => {}) })
  let runs = 0
  const run = lock.runExclusive(async () => (runs += 1), 0)
  await flushPromises()
  clock.advance(5000)
  await run
  expect(await grant()).toBeUndefined()
  expect(runs).toBe(1)
})

test('a task that fails is not run again', async () => {
  const { lock, leaseWaits } = lockWith()
  let runs = 0
  const failing = async () => {
    runs += 1
    throw new Error('a bug')
  }
  await expect(lock.runExclusive(failing, 1000)).rejects.toThrow('a bug')
  expect([runs, leaseWaits]).toEqual([1, []])
})

/** Returns tabs on a device without a lock manager. */
function leaseTabs() {
  const clock = fakeClock()
  const records = fakeRecords()
  const random = seededRandom()
  const tab = () => leaseLock(records, clock, random)
  const forever = () => new Promise<never>(() => {})
  const advanceTime = async (ms: number) => {
    await flushPromises()
    for (let remaining = ms; remaining > 0; remaining -= 250) {
      clock.advance(Math.min(250, remaining))
      await flushPromises()
    }
  }
  return { clock, records, tab, forever, advanceTime }
}

test('of two tabs, the second runs its task when the first has finished', async () => {
  const { tab, records } = leaseTabs()
  let finish = () => {}
  const first = tab().runExclusive(() => new Promise<void>((resolve) => (finish = resolve)), 0)
  await flushPromises()
  expect(await tab().runExclusive(done, 0)).toBeNull()
  finish()
  await first
  expect(records.stored.has('lease')).toBe(false)
  expect(await tab().runExclusive(done, 0)).toBe('done')
})

test('a waiting tab gets the lock within a quarter of a second after its release', async () => {
  const { tab, advanceTime } = leaseTabs()
  let finish = () => {}
  void tab().runExclusive(() => new Promise<void>((resolve) => (finish = resolve)), 0)
  await flushPromises()
  const second = tab().runExclusive(done, 30_000)
  await advanceTime(5000)
  finish()
  await advanceTime(250)
  expect(await second).toBe('done')
})

test('a waiting tab gives up at its timeout', async () => {
  const { tab, forever, advanceTime } = leaseTabs()
  void tab().runExclusive(forever, 0)
  await flushPromises()
  const second = tab().runExclusive(done, 2000)
  await advanceTime(2000)
  expect(await second).toBeNull()
})

test('the lease of a closed tab expires after 45 seconds', async () => {
  const { clock, tab, forever } = leaseTabs()
  void tab().runExclusive(forever, 0)
  await flushPromises()
  clock.advance(44_999)
  expect(await tab().runExclusive(done, 0)).toBeNull()
  clock.advance(1)
  expect(await tab().runExclusive(done, 0)).toBe('done')
})

test('a lease that ends in more than 45 seconds is invalid, because the clock was set back', async () => {
  const { tab, records, clock } = leaseTabs()
  records.stored.set('lease', { owner: 'other', until: clock.now() + 45_001 })
  expect(await tab().runExclusive(done, 0)).toBe('done')
  records.stored.set('lease', { owner: 'other', until: clock.now() + 45_000 })
  expect(await tab().runExclusive(done, 0)).toBeNull()
})

test('a waiting tab counts intervals, so setting the clock changes nothing', async () => {
  const { tab, records, clock, advanceTime } = leaseTabs()
  let offset = 0
  const shiftedClock = { ...clock, now: () => clock.now() + offset }
  const renewLease = () => records.stored.set('lease', { owner: 'other', until: shiftedClock.now() + 45_000 })
  renewLease()
  const waiting = leaseLock(records, shiftedClock, seededRandom()).runExclusive(done, 1000)
  await advanceTime(500)
  offset = -400 * 24 * 60 * 60 * 1000
  renewLease()
  await advanceTime(500)
  expect(await waiting).toBeNull()
  expect(await tab().runExclusive(done, 0)).toBe('done')
})

test.each([null, 7, 'mine', { owner: 4, until: 5 }, { owner: 'x', until: 'soon' }, { owner: 'x', until: Number.NaN }])(
  'the invalid lease %j counts as no lease',
  async (lease) => {
    const { tab, records } = leaseTabs()
    records.stored.set('lease', lease)
    expect(await tab().runExclusive(done, 0)).toBe('done')
  },
)

test('a tab whose lease has expired does not release the lease of the next tab', async () => {
  const { clock, tab, records } = leaseTabs()
  let finish = () => {}
  const late = tab().runExclusive(() => new Promise<void>((resolve) => (finish = resolve)), 0)
  await flushPromises()
  clock.advance(45_000)
  void tab().runExclusive(() => new Promise(() => {}), 0)
  await flushPromises()
  finish()
  await late
  expect(records.stored.has('lease')).toBe(true)
})

test('a task that fails releases the lock', async () => {
  const { tab, records } = leaseTabs()
  await expect(tab().runExclusive(() => Promise.reject(new Error('a bug')), 0)).rejects.toThrow('a bug')
  expect(records.stored.has('lease')).toBe(false)
})

test.each(['full', 'blocked'] as const)('if no record can be written (%s), the task still runs', async (kind) => {
  const { tab, records } = leaseTabs()
  records.fail(kind)
  expect(await tab().runExclusive(done, 0)).toBe('done')
})
