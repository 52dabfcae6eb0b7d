import { createSendEngine, type FlushDependencies } from '#features/outbox/flush.ts'
import { watchOutboxAtom } from '#features/outbox/state.ts'
import { createHttp } from '#platform/http.ts'
import { leaseLock } from '#platform/lock.ts'
import type { Clock, Connection, OutboxRecords, TransactionResult, TransactionStep } from '#platform/ports.ts'
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
  /** Whether the device always reports that it is offline. */
  readonly isBelievedOffline?: boolean
}

export type StorageTrouble = 'full' | 'blocked' | 'silent'

/** How long the site waits for storage that does not respond. */
const SILENCE_MS = 3000
/** A request whose attempt was recorded before a clock jump may still be sent within this time after the jump. */
const JUMP_MS = 2000

/** A tab or the worker. After `kill`, the program gets no response, no lock and no timer any more. */
type Program = Sender & { readonly kill: () => void; readonly takeUnrecordedPost: () => Post | null }

/** Simulates a device and its network. The tabs and workers of the device share records and locks. */
export function outboxDevice({ isLease = false, writeMs = 0, isBelievedOffline = false }: DeviceOptions = {}) {
  const stored = new Map<string, unknown>()
  const ledger = outboxLedger(stored)
  const time = simulatedTime(() => ledger.check())
  const trouble = { writes: null as StorageTrouble | null, doesAckFail: false }
  let offset = TIMELINE_START
  let breakCount = 0
  let jumpedAt = Number.NEGATIVE_INFINITY
  let seed = 1
  const mail = simulatedMailServer(time, ledger.fault, () =>
    trouble.writes || time.now() - jumpedAt < JUMP_MS ? Number.NaN : offset + breakCount,
  )
  ledger.watch(mail)
  const locks = killableLock(time)
  const programs = new Set<Program>()
  const listeners = new Set<{
    readonly program: Program
    readonly onEvent: () => void
    readonly topic: 'changes' | 'connection'
  }>()
  const notify = (topic: 'changes' | 'connection', from?: Program) => {
    for (const listener of listeners) {
      if (listener.topic !== topic) continue
      if (listener.program === from) listener.onEvent()
      else time.after(1, listener.onEvent, listener.program.isAlive)
    }
  }
  const listen = (program: Program, topic: 'changes' | 'connection', onEvent: () => void) => {
    const listener = { program, onEvent, topic }
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const startProgram = (): Program => {
    let isAlive = true
    let unrecorded: Post | null = null
    const program: Program = {
      isAlive: () => isAlive,
      onAnswer(post) {
        if (stored.has(post.id)) unrecorded = post
        else post.isClear = true // the request is not in the outbox: a form sent it, and the visitor sees the answer
      },
      takeUnrecordedPost() {
        const post = unrecorded
        unrecorded = null
        return post
      },
      kill() {
        isAlive = false
        programs.delete(program)
        for (const listener of listeners) if (listener.program === program) listeners.delete(listener)
        mail.cut(program)
        locks.release(program)
      },
    }
    programs.add(program)
    return program
  }

  const recordsOf = (program: Program): OutboxRecords => ({
    transact<T>(step: TransactionStep<T>) {
      const answered = program.takeUnrecordedPost() // the first write after an answer records that answer
      const write = (): TransactionResult<T> => {
        if (trouble.writes === 'blocked' || trouble.writes === 'silent') return { kind: 'blocked' }
        const { writes, result } = step(new Map(stored))
        if (trouble.writes && Object.keys(writes).length > 0) return { kind: 'full' }
        if (answered && trouble.doesAckFail) {
          trouble.doesAckFail = false
          return { kind: 'full' }
        }
        ledger.checkWrites(writes)
        for (const [key, value] of Object.entries(writes)) {
          if (value === undefined) stored.delete(key)
          else stored.set(key, deepFreeze(value))
        }
        if (answered) answered.isClear = true
        return { kind: 'kept', result }
      }
      return new Promise<TransactionResult<T>>((resolve) => {
        const begin = () => {
          const outcome = write()
          time.after(0, () => resolve(outcome), program.isAlive)
        }
        time.after(trouble.writes === 'silent' ? SILENCE_MS : writeMs, begin, program.isAlive)
      })
    },
  })

  /** Returns the connection as the device reports it. The report may be wrong. */
  const connectionOf = (program: Program): Connection => ({
    isOnline: () => !isBelievedOffline && mail.state.isOnline,
    onChange: (onEvent) => listen(program, 'connection', onEvent),
  })

  const portsOf = (program: Program): FlushDependencies => {
    const clock: Clock = {
      now: () => time.now() + offset,
      after: (ms, task) => time.after(ms, task, program.isAlive),
    }
    const random = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return seed / 2 ** 32
    }
    const records = recordsOf(program)
    return {
      clock,
      random,
      records,
      http: createHttp({ fetch: mail.fetchFor(program), clock }),
      lock: isLease ? leaseLock(records, clock, random) : locks.lockFor(program),
      changeChannel: {
        notify: () => notify('changes', program),
        subscribe: (onEvent) => listen(program, 'changes', onEvent),
      },
    }
  }

  return {
    time,
    mail,
    ledger: ledger,
    stored: stored as ReadonlyMap<string, unknown>,
    trouble,
    isLease,
    writeMs,
    now: () => time.now() + offset,
    jump(ms: number) {
      offset += ms
      jumpedAt = time.now()
    },
    /**
     * Makes all writes fail ('full'), or makes every access fail, either at once ('blocked') or after a timeout
     * ('silent'). `null` ends the fault.
     */
    breakStorage(how: StorageTrouble | null) {
      trouble.writes = how
      breakCount += 1
    },
    setOnline(isOnline: boolean) {
      if (mail.state.isOnline === isOnline) return
      mail.state.isOnline = isOnline
      if (!isOnline) mail.cut()
      notify('connection')
    },
    /** Opens the site in another tab. */
    openTab() {
      const program = startProgram()
      const visibility = fakeVisibility()
      const store = testStore({ ...portsOf(program), connection: connectionOf(program), visibility })
      store.set(watchOutboxAtom)
      return { store, visibility, kill: program.kill }
    },
    /** Starts a program that runs only the send engine, as the worker does. */
    wakeWorker() {
      const program = startProgram()
      const ports = portsOf(program)
      return { world: ports, engine: createSendEngine(ports), kill: program.kill }
    },
  }
}

export type OutboxDevice = ReturnType<typeof outboxDevice>
export type Tab = ReturnType<OutboxDevice['openTab']>

/** Freezes a value and everything in it, so that code cannot change a stored value by a reference to it. */
function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const each of Object.values(value)) deepFreeze(each)
  return Object.freeze(value)
}
