import { promisifyRequest } from 'idb-keyval'
import { openable, PATIENCE_MS, Unanswered } from './database.ts'
import type { Kept, Records, Step } from './ports.ts'
import { withTimeout } from './timeout.ts'

/** The database of what waits to be sent, apart from all others: clearing those never touches it. */
export const OUTBOX_DATABASE = 'site-outbox'

/**
 * A device that has not answered is taken to be silent for this long, so that whoever sends a letter does not wait for it
 * once for each step on the way: longer than the pause between two letters, shorter than a visitor takes for the next word.
 */
const SILENCE_MS = 2000

type RecordsOptions = {
  readonly factory?: () => IDBFactory
  /** Throws away what can be fetched again, when there is no room. */
  readonly makeRoom: () => Promise<unknown>
  /** Hears when the records should be read anew: the device answers again, or the browser has closed the database. */
  readonly onChange?: () => void
}

type Puts = Readonly<Record<string, unknown>>

/** Records in a database of their own, written through to the device before a step is over. */
export function deviceRecords({ factory = () => indexedDB, makeRoom, onChange = () => {} }: RecordsOptions): Records {
  let silence: ReturnType<typeof setTimeout> | undefined
  const endSilence = () => {
    clearTimeout(silence)
    silence = undefined
  }
  const beginSilence = () => {
    clearTimeout(silence)
    silence = setTimeout(endSilence, SILENCE_MS)
  }
  const onAnswer = () => {
    endSilence()
    onChange()
  }
  const database = openable(OUTBOX_DATABASE, factory, { durability: 'strict', onAnswer, onClosed: onChange })

  const attempt = async <T>(step: Step<T>): Promise<Kept<T>> => {
    let before: ReadonlyMap<string, unknown> = new Map()
    let puts: Puts = {}
    try {
      const result = await database('readwrite', async (records) => {
        before = await readAll(records)
        const done = step(before)
        puts = done.puts
        await write(records, puts)
        return done.result
      })
      endSilence()
      return { kind: 'kept', result }
    } catch (error) {
      if (!(error instanceof Unanswered)) return { kind: isFull(error) ? 'full' : 'blocked' }
      beginSilence()
      if (error.mayBeWritten && Object.keys(puts).length > 0) void takeBack(before, puts)
      return { kind: 'blocked' }
    }
  }

  /**
   * Takes back what may be written after it was said not to be, unless someone has changed it since. It is queued behind
   * it, and nobody waits for it.
   */
  const takeBack = (before: ReadonlyMap<string, unknown>, puts: Puts) =>
    database(
      'readwrite',
      async (records) => {
        const now = await readAll(records)
        const written = Object.keys(puts).filter((key) => isSame(now.get(key), puts[key]))
        await write(records, Object.fromEntries(written.map((key) => [key, before.get(key)])))
      },
      Number.POSITIVE_INFINITY,
    ).catch(() => {})

  return {
    async transact(step) {
      if (silence !== undefined) return { kind: 'blocked' }
      const kept = await attempt(step)
      if (kept.kind !== 'full') return kept
      try {
        await withTimeout(makeRoom(), PATIENCE_MS, () => null)
      } catch {
        return { kind: 'blocked' }
      }
      return attempt(step)
    },
  }
}

/** Everything under keys that are texts: others are not ours. */
async function readAll(records: IDBObjectStore): Promise<ReadonlyMap<string, unknown>> {
  const [keys, values] = await Promise.all([
    promisifyRequest(records.getAllKeys()),
    promisifyRequest<unknown[]>(records.getAll()),
  ])
  const stored = keys.map((key, place) => [key, values[place]] as const)
  return new Map(stored.filter((entry): entry is [string, unknown] => typeof entry[0] === 'string'))
}

/** Writes, or takes away what is undefined, and waits until that is on the device. */
async function write(records: IDBObjectStore, puts: Puts): Promise<void> {
  for (const [key, value] of Object.entries(puts)) {
    if (value === undefined) records.delete(key)
    else records.put(value, key)
  }
  await promisifyRequest(records.transaction)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
