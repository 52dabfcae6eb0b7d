import { createSendEngine, type FlushDependencies } from '#features/outbox/flush.ts'
import { watchOutboxAtom } from '#features/outbox/state.ts'
import { createHttp } from '#platform/http.ts'
import { leaseLock } from '#platform/lock.ts'
import type { Clock, Connection, Records, TransactionResult, TransactionStep } from '#platform/ports.ts'
import { fakeVisibility } from './fake-ports.ts'
import { outboxLedger } from './outbox-ledger.ts'
import { killableLock } from './outbox-lock.ts'
import { type Post, type Sender, simulatedMailServer, TIMELINE_START } from './outbox-mail-server.ts'
import { simulatedTime } from './outbox-time.ts'
import { testStore } from './test-store.ts'

export type DeviceOptions = {
  /** Whether the browser has no locks of its own. */
  readonly isLease?: boolean
  /** How long a write takes. */
  readonly writeMs?: number
  /** Whether the device believes to be offline, whatever is true. */
  readonly isBelievedOffline?: boolean
}

export type StorageTrouble = 'full' | 'blocked' | 'silent'

/** A device that says nothing is given up after so long. */
const SILENCE_MS = 3000
/** So long after a jump of the clock what was begun before may still go out, written down under the time before. */
const JUMP_MS = 2000

/** A tab or the worker: whatever it still waits for when it is killed never happens to it. */
type Life = Sender & { readonly kill: () => void; readonly owes: () => Post | null }

/** A device with tabs and a worker over the same records and locks, and the network it hangs on. */
export function outboxDevice({ isLease = false, writeMs = 0, isBelievedOffline = false }: DeviceOptions = {}) {
  const stored = new Map<string, unknown>()
  const book = outboxLedger(stored)
  const time = simulatedTime(() => book.check())
  const trouble = { writes: null as StorageTrouble | null, doesAckFail: false }
  let offset = TIMELINE_START
  let breaks = 0
  let jumpedAt = Number.NEGATIVE_INFINITY
  let seed = 1
  const mail = simulatedMailServer(time, book.fault, () =>
    trouble.writes || time.now() - jumpedAt < JUMP_MS ? Number.NaN : offset + breaks,
  )
  book.watch(mail)
  const locks = killableLock(time)
  const lives = new Set<Life>()
  const listeners = new Set<{ readonly life: Life; readonly hear: () => void; readonly what: 'news' | 'connection' }>()
  const tell = (what: 'news' | 'connection', from?: Life) => {
    for (const each of listeners) {
      if (each.what !== what) continue
      if (each.life === from) each.hear()
      else time.after(1, each.hear, each.life.isAlive)
    }
  }
  const listen = (life: Life, what: 'news' | 'connection', hear: () => void) => {
    const listener = { life, hear, what }
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const newLife = (): Life => {
    let isAlive = true
    let owed: Post | null = null
    const life: Life = {
      isAlive: () => isAlive,
      onAnswer(post) {
        if (stored.has(post.id)) owed = post
        else post.isClear = true // a form's own letter: the visitor knows
      },
      owes() {
        const post = owed
        owed = null
        return post
      },
      kill() {
        isAlive = false
        lives.delete(life)
        for (const each of listeners) if (each.life === life) listeners.delete(each)
        mail.cut(life)
        locks.release(life)
      },
    }
    lives.add(life)
    return life
  }

  const recordsOf = (life: Life): Records => ({
    transact<T>(step: TransactionStep<T>) {
      const ack = life.owes() // the first write after an answer is about it
      const write = (): TransactionResult<T> => {
        if (trouble.writes === 'blocked' || trouble.writes === 'silent') return { kind: 'blocked' }
        const { writes, result } = step(new Map(stored))
        if (trouble.writes && Object.keys(writes).length > 0) return { kind: 'full' }
        if (ack && trouble.doesAckFail) {
          trouble.doesAckFail = false
          return { kind: 'full' }
        }
        book.committing(writes)
        for (const [key, value] of Object.entries(writes)) {
          if (value === undefined) stored.delete(key)
          else stored.set(key, frozen(value))
        }
        if (ack) ack.isClear = true
        return { kind: 'kept', result }
      }
      return new Promise<TransactionResult<T>>((resolve) => {
        const begin = () => {
          const kept = write()
          time.after(0, () => resolve(kept), life.isAlive)
        }
        time.after(trouble.writes === 'silent' ? SILENCE_MS : writeMs, begin, life.isAlive)
      })
    },
  })

  /** What the device believes of its connection may be false all the time. */
  const connectionOf = (life: Life): Connection => ({
    isOnline: () => !isBelievedOffline && mail.state.isOnline,
    onChange: (hear) => listen(life, 'connection', hear),
  })

  const worldOf = (life: Life): FlushDependencies => {
    const clock: Clock = {
      now: () => time.now() + offset,
      after: (ms, task) => time.after(ms, task, life.isAlive),
    }
    const random = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return seed / 2 ** 32
    }
    const records = recordsOf(life)
    return {
      clock,
      random,
      records,
      http: createHttp({ fetch: mail.fetchFor(life), clock }),
      lock: isLease ? leaseLock(records, clock, random) : locks.of(life),
      changeChannel: { notify: () => tell('news', life), subscribe: (hear) => listen(life, 'news', hear) },
    }
  }

  return {
    time,
    mail,
    book,
    stored: stored as ReadonlyMap<string, unknown>,
    trouble,
    isLease,
    writeMs,
    now: () => time.now() + offset,
    jump(ms: number) {
      offset += ms
      jumpedAt = time.now()
    },
    /** From now on nothing can be written, or nothing be done at all, at once or after a silence; null mends it. */
    breakStorage(how: StorageTrouble | null) {
      trouble.writes = how
      breaks += 1
    },
    setOnline(isOnline: boolean) {
      if (mail.state.isOnline === isOnline) return
      mail.state.isOnline = isOnline
      if (!isOnline) mail.cut()
      tell('connection')
    },
    /** Opens the site in one more tab. */
    openTab() {
      const life = newLife()
      const visibility = fakeVisibility()
      const store = testStore({ ...worldOf(life), connection: connectionOf(life), visibility })
      store.set(watchOutboxAtom)
      return { store, visibility, kill: life.kill }
    },
    /** Wakes the worker, or a program like it that has an engine and nothing else. */
    wakeWorker() {
      const life = newLife()
      const world = worldOf(life)
      return { world, engine: createSendEngine(world), kill: life.kill }
    },
  }
}

export type OutboxDevice = ReturnType<typeof outboxDevice>
export type Tab = ReturnType<OutboxDevice['openTab']>

/** As in a database, nobody can change a value behind its back. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const each of Object.values(value)) frozen(each)
  return Object.freeze(value)
}
