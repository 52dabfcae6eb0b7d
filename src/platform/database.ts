import { withTimeout } from './timeout.ts'

/**
 * After this many milliseconds without a response, the page continues without the database: in private modes and on
 * full disks, IndexedDB may hang.
 */
export const DATABASE_TIMEOUT_MS = 3000

/** Errors of a browser that has closed a database unexpectedly: it can be opened again. */
const REOPEN_ERRORS: readonly string[] = ['InvalidStateError', 'UnknownError', 'AbortError']

/** Thrown when the device has not answered in time. */
export class DatabaseTimeoutError extends Error {
  /** True if the transaction was already ending and could not be aborted: its writes may still be stored. */
  readonly mayStillCommit: boolean
  constructor(name: string, mayBeWritten: boolean) {
    super(`${name} did not answer`)
    this.mayStillCommit = mayBeWritten
  }
}

type ReopenOptions = {
  readonly durability?: IDBTransactionDurability
  /** Called when a device answers after it was given up. */
  readonly onAnswer?: () => void
  /** Called when the browser has closed the database: another one may have its name by now. */
  readonly onClosed?: () => void
}

/**
 * Runs a task in a transaction, as an idb-keyval `UseStore` does. Rejects if the task does or nothing answers in time.
 */
type Database = <T>(
  mode: IDBTransactionMode,
  task: (records: IDBObjectStore) => T | PromiseLike<T>,
  patienceMs?: number,
) => Promise<T>

const noop = () => {}

/**
 * Returns access to a database that is reopened when needed. idb-keyval's own store keeps its handle for ever, although
 * browsers close it unexpectedly (iOS), and a rejected open would stay rejected. This one opens again once, gives way
 * to newer versions, and waits for no transaction longer than `DATABASE_TIMEOUT_MS`. A transaction that is given up is
 * aborted, and the next one opens the database anew.
 */
export function reopeningDatabase(
  name: string,
  factory: () => IDBFactory,
  { durability = 'default', onAnswer = noop, onClosed = noop }: ReopenOptions = {},
): Database {
  let handle: Promise<IDBDatabase> | null = null
  const forget = (opened: Promise<IDBDatabase>) => {
    if (handle === opened) handle = null
  }
  const open = () => {
    const opened = new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory().open(name)
      request.onupgradeneeded = () => request.result.createObjectStore('keyval')
      request.onerror = () => reject(request.error)
      request.onsuccess = () => {
        const db = request.result
        const wasGivenUp = handle !== opened
        handle ??= opened
        const leave = () => {
          db.close()
          forget(opened)
        }
        db.onversionchange = db.onclose = () => {
          leave()
          onClosed()
        }
        resolve(db)
        if (handle !== opened) leave() // another one has been opened meanwhile
        if (wasGivenUp) onAnswer()
      }
    })
    opened.catch(() => forget(opened))
    return opened
  }

  return async (mode, task, patienceMs = DATABASE_TIMEOUT_MS) => {
    let opened: Promise<IDBDatabase> | null = null
    let transaction: IDBTransaction | null = null
    let isGivenUp = false
    const run = async () => {
      handle ??= open()
      opened = handle
      const db = await opened
      if (isGivenUp) throw new DatabaseTimeoutError(name, false)
      transaction = db.transaction('keyval', mode, { durability })
      return task(transaction.objectStore('keyval'))
    }
    const runWithReopen = async () => {
      try {
        return await run()
      } catch (error) {
        if (isGivenUp || !(error instanceof DOMException) || !REOPEN_ERRORS.includes(error.name)) throw error
        if (opened) forget(opened)
        const result = await run()
        onClosed()
        return result
      }
    }
    const giveUp = () => {
      isGivenUp = true
      if (opened) forget(opened)
      const isCalledOff = transaction === null || tryAbort(transaction)
      if (transaction) onceResponsive(transaction.db, onAnswer)
      throw new DatabaseTimeoutError(name, !isCalledOff)
    }
    return withTimeout(runWithReopen(), patienceMs, giveUp)
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

/** Calls `onAnswer` if a database that was given up ever answers, and closes it then. */
function onceResponsive(db: IDBDatabase, onAnswer: () => void): void {
  try {
    db.transaction('keyval').objectStore('keyval').count().onsuccess = onAnswer
    db.close() // takes effect once the request is answered
  } catch {
    // the browser has closed it: the next transaction opens it anew
  }
}
