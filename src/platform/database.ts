import { withTimeout } from './timeout.ts'

/** After this many milliseconds without an answer a device is gone on without: private modes and full disks may hang. */
export const DATABASE_TIMEOUT_MS = 3000

/** What a browser says that has lost a database under our feet: it can be opened again. */
const REOPEN_ERRORS: readonly string[] = ['InvalidStateError', 'UnknownError', 'AbortError']

/** The device has not answered in time. */
export class DatabaseTimeoutError extends Error {
  /** Whether the transaction was ending already and could not be called off: what it writes may be written all the same. */
  readonly mayStillCommit: boolean
  constructor(name: string, mayBeWritten: boolean) {
    super(`${name} did not answer`)
    this.mayStillCommit = mayBeWritten
  }
}

type ReopenOptions = {
  readonly durability?: IDBTransactionDurability
  /** Hears that a device that was gone on without answers again. */
  readonly onAnswer?: () => void
  /** Hears that the browser has closed the database: there may be another one under its name now. */
  readonly onClosed?: () => void
}

/** Runs a task in a transaction, as an idb-keyval `UseStore` does. Rejects as the task does, and where nothing answers. */
type Database = <T>(
  mode: IDBTransactionMode,
  task: (records: IDBObjectStore) => T | PromiseLike<T>,
  patienceMs?: number,
) => Promise<T>

const noop = () => {}

/**
 * idb-keyval's own store keeps a handle for ever; browsers close it under our feet (iOS) and a rejected open would stay
 * rejected. This one opens again once, gives way to newer versions, and waits for no transaction longer than
 * `PATIENCE_MS`. One that was given up is called off, and the next one asks a database that is opened anew.
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

/** Calls a transaction off. Answers whether that was possible: one that is being written, or is over, is not to be stopped. */
function tryAbort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort()
    return true
  } catch {
    return false
  }
}

/** Hears once from a database that was given up, if it ever answers, and leaves it then. */
function onceResponsive(db: IDBDatabase, onAnswer: () => void): void {
  try {
    db.transaction('keyval').objectStore('keyval').count().onsuccess = onAnswer
    db.close() // takes effect once that is answered
  } catch {
    // closed by the browser: whoever asks next opens it anew
  }
}
