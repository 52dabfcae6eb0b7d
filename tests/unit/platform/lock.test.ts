import { expect, test } from 'vitest'
import { browserLock, leaseLock } from '#platform/lock.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { chances } from '#support/outbox-letters.ts'
import { settled } from '#support/settled.ts'

type Asked = { readonly name: string; readonly options: LockOptions }

/** The browser's locks: `isFree` says whether ours is; a refusal comes instead of everything else. */
function fakeLocks(isFree: boolean, refusal?: DOMException) {
  const asked: Asked[] = []
  const manager = {
    async request(name: string, options: LockOptions, task: (lock: Lock | null) => unknown) {
      asked.push({ name, options })
      if (refusal) throw refusal
      if (isFree) return task({ name, mode: 'exclusive' })
      if (options.ifAvailable) return task(null)
      throw new DOMException('The operation timed out.', 'TimeoutError')
    },
  }
  return { asked, locks: manager as unknown as LockManager }
}

test('the browser’s lock runs the task and answers what it does', async () => {
  const { asked, locks } = fakeLocks(true)
  expect(await browserLock(locks).alone(async () => 'done', 0)).toBe('done')
  expect(await browserLock(locks).alone(async () => 'done', 1000)).toBe('done')
  expect(asked[0]).toEqual({ name: 'outbox', options: { ifAvailable: true } })
  expect(asked[1]?.options.signal).toBeInstanceOf(AbortSignal)
})

test('who does not wait is turned away at once, and who waits when his patience is over', async () => {
  const { locks } = fakeLocks(false)
  let ran = 0
  const task = async () => {
    ran += 1
  }
  expect(await browserLock(locks).alone(task, 0)).toBeNull()
  expect(await browserLock(locks).alone(task, 1000)).toBeNull()
  expect(ran).toBe(0)
})

test('where the browser refuses its locks the task runs without', async () => {
  const { locks } = fakeLocks(true, new DOMException('no', 'SecurityError'))
  expect(await browserLock(locks).alone(async () => 'done', 0)).toBe('done')
  expect(await browserLock(locks).alone(async () => 'done', 1000)).toBe('done')
})

test('a task that fails has failed, and is not run again', async () => {
  const { locks } = fakeLocks(true)
  let ran = 0
  const failing = async () => {
    ran += 1
    throw new Error('a bug')
  }
  await expect(browserLock(locks).alone(failing, 1000)).rejects.toThrow('a bug')
  expect(ran).toBe(1)
})

/** A device without locks, and as many tabs as one likes. */
function lockless() {
  const clock = fakeClock()
  const records = fakeRecords()
  const random = chances()
  const tab = () => leaseLock(records, clock, random)
  const forever = () => new Promise<never>(() => {})
  const after = async (ms: number) => {
    await settled()
    for (let left = ms; left > 0; left -= 250) {
      clock.advance(Math.min(250, left))
      await settled()
    }
  }
  return { clock, records, tab, forever, after }
}

const done = async () => 'done'

test('of two tabs one runs, and the other when it is over', async () => {
  const { tab, records } = lockless()
  let finish = () => {}
  const first = tab().alone(() => new Promise<void>((resolve) => (finish = resolve)), 0)
  await settled()
  expect(await tab().alone(done, 0)).toBeNull()
  finish()
  await first
  expect(records.stored.has('lease')).toBe(false)
  expect(await tab().alone(done, 0)).toBe('done')
})

test('a tab that waits gets its turn within a quarter of a second', async () => {
  const { tab, after } = lockless()
  let finish = () => {}
  void tab().alone(() => new Promise<void>((resolve) => (finish = resolve)), 0)
  await settled()
  const second = tab().alone(done, 30_000)
  await after(5000)
  finish()
  await after(250)
  expect(await second).toBe('done')
})

test('and gives up when its patience is over', async () => {
  const { tab, forever, after } = lockless()
  void tab().alone(forever, 0)
  await settled()
  const second = tab().alone(done, 2000)
  await after(2000)
  expect(await second).toBeNull()
})

test('the lock of a tab that died opens after 45 seconds', async () => {
  const { clock, tab, forever } = lockless()
  void tab().alone(forever, 0)
  await settled()
  clock.advance(44_999)
  expect(await tab().alone(done, 0)).toBeNull()
  clock.advance(1)
  expect(await tab().alone(done, 0)).toBe('done')
})

test('a lock from a time that is still to come is none: the clock was set back', async () => {
  const { tab, records, clock } = lockless()
  records.stored.set('lease', { owner: 'other', until: clock.now() + 45_001 })
  expect(await tab().alone(done, 0)).toBe('done')
  records.stored.set('lease', { owner: 'other', until: clock.now() + 45_000 })
  expect(await tab().alone(done, 0)).toBeNull()
})

test('who waits does so by counting: a clock that is set meanwhile changes nothing', async () => {
  const { tab, records, clock, after } = lockless()
  let offset = 0
  const moved = { ...clock, now: () => clock.now() + offset }
  const held = () => records.stored.set('lease', { owner: 'other', until: moved.now() + 45_000 })
  held()
  const waiting = leaseLock(records, moved, chances()).alone(done, 1000)
  await after(500)
  offset = -400 * 24 * 60 * 60 * 1000
  held()
  await after(500)
  expect(await waiting).toBeNull()
  expect(await tab().alone(done, 0)).toBe('done')
})

test.each([null, 7, 'mine', { owner: 4, until: 5 }, { owner: 'x', until: 'soon' }])('%j is no lock', async (lease) => {
  const { tab, records } = lockless()
  records.stored.set('lease', lease)
  expect(await tab().alone(done, 0)).toBe('done')
})

test('who is late does not open the lock of the next', async () => {
  const { clock, tab, records } = lockless()
  let finish = () => {}
  const late = tab().alone(() => new Promise<void>((resolve) => (finish = resolve)), 0)
  await settled()
  clock.advance(45_000)
  void tab().alone(() => new Promise(() => {}), 0)
  await settled()
  finish()
  await late
  expect(records.stored.has('lease')).toBe(true)
})

test('a task that fails gives the lock back', async () => {
  const { tab, records } = lockless()
  await expect(tab().alone(() => Promise.reject(new Error('a bug')), 0)).rejects.toThrow('a bug')
  expect(records.stored.has('lease')).toBe(false)
})

test.each(['full', 'blocked'] as const)('where no record can be written (%s) the task runs', async (how) => {
  const { tab, records } = lockless()
  records.fail(how)
  expect(await tab().alone(done, 0)).toBe('done')
})
