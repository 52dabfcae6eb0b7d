import type { UseStore } from 'idb-keyval'

/** After this many milliseconds without an answer a database counts as blocked (private modes may hang forever). */
const OPEN_TIMEOUT_MS = 3000

/** What a browser says that has lost a database under our feet: it can be opened again. */
const LOST: readonly string[] = ['InvalidStateError', 'UnknownError', 'AbortError']

/**
 * idb-keyval's own store keeps a handle forever; browsers close it under our feet (iOS) and a rejected open would stay
 * rejected. This one opens again once, gives way to newer versions, and never waits longer than `OPEN_TIMEOUT_MS`.
 */
export function openable(
  name: string,
  factory: () => IDBFactory,
  durability: IDBTransactionDurability = 'default',
): UseStore {
  let handle: Promise<IDBDatabase> | null = null
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${name} did not open`)), OPEN_TIMEOUT_MS)
      const request = factory().open(name)
      request.onupgradeneeded = () => request.result.createObjectStore('keyval')
      request.onerror = () => {
        clearTimeout(timer)
        reject(request.error)
      }
      request.onsuccess = () => {
        clearTimeout(timer)
        const db = request.result
        const forget = () => {
          db.close()
          handle = null
        }
        db.onversionchange = forget
        db.onclose = forget
        resolve(db)
      }
    })
  const current = () => {
    handle ??= open().catch((error: unknown) => {
      handle = null
      throw error
    })
    return handle
  }
  return async (mode, callback) => {
    const run = async () => {
      const db = await current()
      return callback(db.transaction('keyval', mode, { durability }).objectStore('keyval'))
    }
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof DOMException) || !LOST.includes(error.name)) throw error
      handle = null
      return run()
    }
  }
}
