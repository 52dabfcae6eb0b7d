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
  /** How many milliseconds a write takes. */
  readonly writeMs?: number
  /** Whether the device reports that it is offline, whatever is true. */
  readonly isBelievedOffline?: boolean
}

export type StorageTrouble = 'full' | 'blocked' | 'silent'

/** How long the site waits for storage that does not respond. */
const SILENCE_MS = 3000
/** For this long after a clock jump, requests that began before it may still go out, recorded under the old time. */
const JUMP_MS = 2000

/** A tab or the worker. Once it is killed, nothing that it still waits for reaches it. */
type Life = Sender & { readonly kill: () => void; readonly owes: () => Post | null }

/** Simulates a device with tabs and a worker that share records and locks, and the network it is connected to. */
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
        else post.isClear = true // a request sent by a form, not saved in the outbox: the visitor sees the answer
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
      const ack = life.owes() // the first write after an answer is about that answer
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

  /** Returns the device's view of its connection, which may be wrong all the time. */
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
    /** Makes writes fail, or every access fail, at once or after a timeout; `null` ends the fault. */
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
    /** Opens the site in another tab. */
    openTab() {
      const life = newLife()
      const visibility = fakeVisibility()
      const store = testStore({ ...worldOf(life), connection: connectionOf(life), visibility })
      store.set(watchOutboxAtom)
      return { store, visibility, kill: life.kill }
    },
    /** Wakes the worker, or any program that runs the engine alone. */
    wakeWorker() {
      const life = newLife()
      const world = worldOf(life)
      return { world, engine: createSendEngine(world), kill: life.kill }
    },
  }
}

export type OutboxDevice = ReturnType<typeof outboxDevice>
export type Tab = ReturnType<OutboxDevice['openTab']>

/** Freezes a value deeply: as in a database, no reference to a stored value can change it. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const each of Object.values(value)) frozen(each)
  return Object.freeze(value)
}
