import { withTimeout } from './timeout.ts'

/**
 * After this many milliseconds without a response, the page continues without the database: in private modes and on
 * full disks, IndexedDB may hang.
 */
export const DATABASE_TIMEOUT_MS = 3000

/** The names of the errors after a browser has closed a database unexpectedly. The database can be opened again. */
const REOPEN_ERRORS: readonly string[] = ['InvalidStateError', 'UnknownError', 'AbortError']

/** Thrown when a database does not respond in time. */
export class DatabaseTimeoutError extends Error {
  /** True if the transaction was already ending and could not be aborted: its writes may still be stored. */
  readonly mayStillCommit: boolean
  constructor(name: string, mayStillCommit: boolean) {
    super(`${name} did not answer`)
    this.mayStillCommit = mayStillCommit
  }
}

type ReopenOptions = {
  readonly durability?: IDBTransactionDurability
  /** Called when a database responds after a transaction has timed out. */
  readonly onAnswer?: () => void
  /**
   * Called when the database has been closed by the browser, or because another tab deletes or upgrades it. A new
   * database may have the same name by now.
   */
  readonly onClosed?: () => void
}

/**
 * Runs a task in a transaction, as an idb-keyval `UseStore` does. Rejects if the task rejects, or if the
 * database cannot be opened or does not respond in time.
 */
type Database = <T>(
  mode: IDBTransactionMode,
  task: (records: IDBObjectStore) => T | PromiseLike<T>,
  timeoutMs?: number,
) => Promise<T>

const noop = () => {}

/**
 * Returns access to a database that is reopened when needed. The store of idb-keyval would not do: it has no timeout,
 * it does not close when another tab deletes or upgrades the database, and it relies on an event when a browser (on
 * iOS) closes the database unexpectedly. This function opens a closed database again, and waits for a transaction at
 * most `DATABASE_TIMEOUT_MS` by default. A transaction that takes longer is aborted if possible, and the next one opens
 * the database again.
 */
export function reopeningDatabase(
  name: string,
  factory: () => IDBFactory,
  { durability = 'default', onAnswer = noop, onClosed = noop }: ReopenOptions = {},
): Database {
  let handle: Promise<IDBDatabase> | null = null
  const forget = (opening: Promise<IDBDatabase>) => {
    if (handle === opening) handle = null
  }
  const open = () => {
    const opening = new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory().open(name)
      request.onupgradeneeded = () => request.result.createObjectStore('keyval')
      request.onerror = () => reject(request.error)
      request.onsuccess = () => {
        const db = request.result
        const wasGivenUp = handle !== opening
        handle ??= opening
        const closeAndForget = () => {
          db.close()
          forget(opening)
        }
        db.onversionchange = db.onclose = () => {
          closeAndForget()
          onClosed()
        }
        resolve(db)
        if (handle !== opening) closeAndForget() // another connection has been opened meanwhile
        if (wasGivenUp) onAnswer()
      }
    })
    opening.catch(() => forget(opening))
    return opening
  }

  return async (mode, task, timeoutMs = DATABASE_TIMEOUT_MS) => {
    let opening: Promise<IDBDatabase> | null = null
    let transaction: IDBTransaction | null = null
    let isGivenUp = false
    const run = async () => {
      handle ??= open()
      opening = handle
      const db = await opening
      if (isGivenUp) throw new DatabaseTimeoutError(name, false)
      transaction = db.transaction('keyval', mode, { durability })
      return task(transaction.objectStore('keyval'))
    }
    const runWithReopen = async () => {
      try {
        return await run()
      } catch (error) {
        if (isGivenUp || !(error instanceof DOMException) || !REOPEN_ERRORS.includes(error.name)) throw error
        if (opening) forget(opening)
        const result = await run()
        onClosed()
        return result
      }
    }
    const giveUp = () => {
      isGivenUp = true
      if (opening) forget(opening)
      const isAborted = transaction === null || tryAbort(transaction)
      if (transaction) notifyWhenResponsive(transaction.db, onAnswer)
      throw new DatabaseTimeoutError(name, !isAborted)
    }
    return withTimeout(runWithReopen(), timeoutMs, giveUp)
  }
}

/** Aborts a transaction. Returns false if that is impossible because it is committing or has ended. */
function tryAbort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort()
    return true
  } catch {
    return false
  }
}

/** Calls `onAnswer` when a database responds after a transaction has timed out, and closes the database. */
function notifyWhenResponsive(db: IDBDatabase, onAnswer: () => void): void {
  try {
    db.transaction('keyval').objectStore('keyval').count().onsuccess = onAnswer
    db.close() // takes effect once the request is answered
  } catch {
    // the browser has closed the database, and the next transaction opens it again
  }
}
