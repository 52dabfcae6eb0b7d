import { promisifyRequest } from 'idb-keyval'
import { isQuotaExceeded } from '#lib/is-quota-exceeded.ts'
import { DATABASE_TIMEOUT_MS, DatabaseTimeoutError, reopeningDatabase } from './database.ts'
import { deleteCachedFiles } from './free-space.ts'
import type { OutboxRecords, TransactionResult, TransactionStep } from './ports.ts'
import { withTimeout } from './timeout.ts'

/** The database of the outbox. It is separate from all others, so that clearing those never touches it. */
export const OUTBOX_DATABASE = 'site-outbox'

/**
 * How long a device that has timed out counts as unresponsive, so that sending a request does not wait for the device
 * at every step. This is longer than the pause between two requests, and shorter than a visitor needs to write one.
 */
const UNRESPONSIVE_MS = 2000

type RecordsOptions = {
  readonly factory?: () => IDBFactory
  /**
   * Deletes some files that can be fetched again. Called while the device has no space left. Returns whether more of
   * them may be left.
   */
  readonly freeSpace?: () => Promise<boolean>
  /**
   * Called when the records should be read again: the device responds again, or the database has been closed.
   */
  readonly onChange?: () => void
}

type Writes = Readonly<Record<string, unknown>>

/** Creates access to records in a database of their own. A transaction is 'kept' once the device has written it. */
export function indexedDbRecords({
  factory = () => indexedDB,
  freeSpace = deleteCachedFiles,
  onChange = () => {},
}: RecordsOptions = {}): OutboxRecords {
  let unresponsiveTimer: ReturnType<typeof setTimeout> | undefined
  const markResponsive = () => {
    clearTimeout(unresponsiveTimer)
    unresponsiveTimer = undefined
  }
  const markUnresponsive = () => {
    clearTimeout(unresponsiveTimer)
    unresponsiveTimer = setTimeout(markResponsive, UNRESPONSIVE_MS)
  }
  const onAnswer = () => {
    markResponsive()
    onChange()
  }
  const database = reopeningDatabase(OUTBOX_DATABASE, factory, { durability: 'strict', onAnswer, onClosed: onChange })

  const runTransaction = async <T>(step: TransactionStep<T>): Promise<TransactionResult<T>> => {
    let before: ReadonlyMap<string, unknown> = new Map()
    let writes: Writes = {}
    try {
      const result = await database('readwrite', async (records) => {
        before = await readAll(records)
        const outcome = step(before)
        writes = outcome.writes
        await writeAll(records, writes)
        return outcome.result
      })
      markResponsive()
      return { kind: 'kept', result }
    } catch (error) {
      if (!(error instanceof DatabaseTimeoutError)) return { kind: isQuotaExceeded(error) ? 'full' : 'blocked' }
      markUnresponsive()
      if (error.mayStillCommit && Object.keys(writes).length > 0) void rollBack(before, writes)
      return { kind: 'blocked' }
    }
  }

  /**
   * Undoes writes that were reported as failed but may still be stored, except for values that have been changed since.
   * The database runs this after those writes, and no caller waits for it.
   */
  const rollBack = (before: ReadonlyMap<string, unknown>, writes: Writes) =>
    database(
      'readwrite',
      async (records) => {
        const current = await readAll(records)
        const writtenKeys = Object.keys(writes).filter((key) => isSame(current.get(key), writes[key]))
        await writeAll(records, Object.fromEntries(writtenKeys.map((key) => [key, before.get(key)])))
      },
      Number.POSITIVE_INFINITY,
    ).catch(() => {})

  return {
    async transact(step) {
      if (unresponsiveTimer !== undefined) return { kind: 'blocked' }
      let result = await runTransaction(step)
      try {
        for (let hasMore = true; result.kind === 'full' && hasMore; ) {
          hasMore = await withTimeout(freeSpace(), DATABASE_TIMEOUT_MS, () => false)
          result = await runTransaction(step)
        }
      } catch {
        return { kind: 'blocked' }
      }
      return result
    },
  }
}

/** Returns all records with string keys. The site writes no other keys. */
async function readAll(records: IDBObjectStore): Promise<ReadonlyMap<string, unknown>> {
  const [keys, values] = await Promise.all([
    promisifyRequest(records.getAllKeys()),
    promisifyRequest<unknown[]>(records.getAll()),
  ])
  const stored = keys.map((key, index) => [key, values[index]] as const)
  return new Map(stored.filter((entry): entry is [string, unknown] => typeof entry[0] === 'string'))
}

/** Writes the records, deletes those whose value is undefined, and resolves when the device has written everything. */
async function writeAll(records: IDBObjectStore, writes: Writes): Promise<void> {
  for (const [key, value] of Object.entries(writes)) {
    if (value === undefined) records.delete(key)
    else records.put(value, key)
  }
  await promisifyRequest(records.transaction)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
