import { expect, test } from 'vitest'
import { leaseLock, webLock } from '#platform/lock.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { seededChances } from '#support/outbox-fixtures.ts'

type Asked = { readonly name: string; readonly options: LockOptions }

/**
 * A browser's lock manager, whose lock another tab holds if `isHeld`; `query` reports the holders. With `refusal` every
 * request is rejected; with `isSilent` none is answered.
 */
function tabWith({ isHeld = false, isSilent = false, query = async () => ({}), refusal = null as Error | null } = {}) {
  const asked: Asked[] = []
  const clock = fakeClock()
  const leased: number[] = []
  let grant = (_: Lock | null): unknown => undefined
  const manager = {
    query,
    request(name: string, options: LockOptions, task: (lock: Lock | null) => unknown) {
      asked.push({ name, options })
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
      leased.push(waitMs)
      return task()
    },
  }
  const lock = webLock(manager as unknown as LockManager, lease, clock)
  return { lock, asked, leased, clock, grant: () => grant({ name: 'outbox', mode: 'exclusive' }) }
}

const done = async () => 'done'

test('the browser’s lock runs the task and returns its result', async () => {
  const { lock, asked, leased } = tabWith()
  expect(await lock.runExclusive(done, 0)).toBe('done')
  expect(await lock.runExclusive(done, 1000)).toBe('done')
  expect(asked[0]).toEqual({ name: 'outbox', options: { ifAvailable: true } })
  expect(asked[1]?.options.signal).toBeInstanceOf(AbortSignal)
  expect(leased).toEqual([])
})

test('the lock is held until the task is over, and no longer', async () => {
  const { lock, grant } = tabWith({ isSilent: true })
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

test('a caller that does not wait is rejected at once, and one that waits is rejected at its timeout', async () => {
  const { lock, asked, clock, leased } = tabWith({ isHeld: true })
  let ran = 0
  const task = async () => {
    ran += 1
  }
  expect(await lock.runExclusive(task, 0)).toBeNull()
  const waiting = lock.runExclusive(task, 30_000)
  await flushPromises()
  clock.advance(30_000)
  expect(await waiting).toBeNull()
  expect(asked[1]?.options.signal?.aborted).toBe(true)
  expect([ran, leased]).toEqual([0, []])
})

test.each([
  ['does not answer', {}],
  ['is forbidden', { refusal: new DOMException('no', 'SecurityError') }],
] as const)('if the lock manager %s, the lease is used instead', async (_, how) => {
  const { lock, clock, leased } = tabWith({ isSilent: true, query: () => new Promise(() => {}), ...how })
  for (const waitMs of [0, 30_000]) {
    const run = lock.runExclusive(done, waitMs)
    await flushPromises()
    clock.advance(5000)
    expect(await run).toBe('done')
  }
  expect(leased).toEqual([0, 30_000])
})

test('without a lock manager, the lease is used at once', async () => {
  const lease = { runExclusive: async <T>(task: () => Promise<T>) => task() }
  expect(await webLock(undefined, lease, fakeClock()).runExclusive(done, 0)).toBe('done')
})

test.each([
  ['says who holds it', async () => ({})],
  ['rejects the query', () => Promise.reject(new DOMException('no', 'SecurityError'))],
] as const)('a lock that another tab holds is waited for if the manager %s', async (_, query) => {
  const { lock, clock, leased, grant } = tabWith({ isHeld: true, query })
  const run = lock.runExclusive(done, 30_000)
  await flushPromises()
  clock.advance(29_999)
  await flushPromises()
  expect(leased).toEqual([])
  grant()
  expect(await run).toBe('done')
})

test('a lock that is granted late is released at once', async () => {
  const { lock, clock, grant } = tabWith({ isSilent: true, query: () => new Promise(() => {}) })
  let ran = 0
  const run = lock.runExclusive(async () => (ran += 1), 0)
  await flushPromises()
  clock.advance(5000)
  await run
  expect(await grant()).toBeUndefined()
  expect(ran).toBe(1)
})

test('a task that fails is not run again', async () => {
  const { lock, leased } = tabWith()
  let ran = 0
  const failing = async () => {
    ran += 1
    throw new Error('a bug')
  }
  await expect(lock.runExclusive(failing, 1000)).rejects.toThrow('a bug')
  expect([ran, leased]).toEqual([1, []])
})

/** A device without locks, and any number of tabs. */
function lockless() {
  const clock = fakeClock()
  const records = fakeRecords()
  const random = seededChances()
  const tab = () => leaseLock(records, clock, random)
  const forever = () => new Promise<never>(() => {})
  const after = async (ms: number) => {
    await flushPromises()
    for (let left = ms; left > 0; left -= 250) {
      clock.advance(Math.min(250, left))
      await flushPromises()
    }
  }
  return { clock, records, tab, forever, after }
}

test('of two tabs, the second runs its task when the first has finished', async () => {
  const { tab, records } = lockless()
  let finish = () => {}
  const first = tab().runExclusive(() => new Promise<void>((resolve) => (finish = resolve)), 0)
  await flushPromises()
  expect(await tab().runExclusive(done, 0)).toBeNull()
  finish()
  await first
  expect(records.stored.has('lease')).toBe(false)
  expect(await tab().runExclusive(done, 0)).toBe('done')
})

test('a tab that waits gets its turn within a quarter of a second', async () => {
  const { tab, after } = lockless()
  let finish = () => {}
  void tab().runExclusive(() => new Promise<void>((resolve) => (finish = resolve)), 0)
  await flushPromises()
  const second = tab().runExclusive(done, 30_000)
  await after(5000)
  finish()
  await after(250)
  expect(await second).toBe('done')
})

test('a tab that waits gives up at its timeout', async () => {
  const { tab, forever, after } = lockless()
  void tab().runExclusive(forever, 0)
  await flushPromises()
  const second = tab().runExclusive(done, 2000)
  await after(2000)
  expect(await second).toBeNull()
})

test('the lock of a closed tab expires after 45 seconds', async () => {
  const { clock, tab, forever } = lockless()
  void tab().runExclusive(forever, 0)
  await flushPromises()
  clock.advance(44_999)
  expect(await tab().runExclusive(done, 0)).toBeNull()
  clock.advance(1)
  expect(await tab().runExclusive(done, 0)).toBe('done')
})

test('a lock with a time in the future is invalid, since the clock was set back', async () => {
  const { tab, records, clock } = lockless()
  records.stored.set('lease', { owner: 'other', until: clock.now() + 45_001 })
  expect(await tab().runExclusive(done, 0)).toBe('done')
  records.stored.set('lease', { owner: 'other', until: clock.now() + 45_000 })
  expect(await tab().runExclusive(done, 0)).toBeNull()
})

test('a waiting tab counts intervals, so setting the clock changes nothing', async () => {
  const { tab, records, clock, after } = lockless()
  let offset = 0
  const moved = { ...clock, now: () => clock.now() + offset }
  const held = () => records.stored.set('lease', { owner: 'other', until: moved.now() + 45_000 })
  held()
  const waiting = leaseLock(records, moved, seededChances()).runExclusive(done, 1000)
  await after(500)
  offset = -400 * 24 * 60 * 60 * 1000
  held()
  await after(500)
  expect(await waiting).toBeNull()
  expect(await tab().runExclusive(done, 0)).toBe('done')
})

test.each([null, 7, 'mine', { owner: 4, until: 5 }, { owner: 'x', until: 'soon' }, { owner: 'x', until: Number.NaN }])(
  '%j is not a lock',
  async (lease) => {
    const { tab, records } = lockless()
    records.stored.set('lease', lease)
    expect(await tab().runExclusive(done, 0)).toBe('done')
  },
)

test('a tab whose lease has expired does not release the lock of the next tab', async () => {
  const { clock, tab, records } = lockless()
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
  const { tab, records } = lockless()
  await expect(tab().runExclusive(() => Promise.reject(new Error('a bug')), 0)).rejects.toThrow('a bug')
  expect(records.stored.has('lease')).toBe(false)
})

test.each(['full', 'blocked'] as const)('if no record can be written (%s), the task still runs', async (how) => {
  const { tab, records } = lockless()
  records.fail(how)
  expect(await tab().runExclusive(done, 0)).toBe('done')
})
