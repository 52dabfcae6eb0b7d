import type { UseStore } from 'idb-keyval'

/** Every key of the site, and the database it lies in. Nothing else may name one. */
const places = {
  'memory-best': 'site-kv',
  'install-dismissed': 'site-kv',
  'chat-history': 'site-chat',
} as const

type Key = keyof typeof places

/** After this many milliseconds without an answer a database counts as blocked (private modes may hang forever). */
const OPEN_TIMEOUT_MS = 3000

/**
 * Keeps values on the device. Every promise settles and none rejects: where the device cannot keep a value, memory
 * does until the tab closes, and `onTrouble` listeners hear of it once.
 */
export type Store = {
  readonly read: (key: Key) => Promise<unknown>
  readonly write: (key: Key, value: unknown) => Promise<void>
  /** Changes a value in one transaction, so that two tabs cannot overwrite each other. Answers the new value. */
  readonly update: (key: Key, change: (old: unknown) => unknown) => Promise<unknown>
}

/** One kept value with its own reader: what is stored is untrusted and goes through `parse`, null meaning rubbish. */
export function slot<T>(key: Key, parse: (stored: unknown) => T | null, fallback: T) {
  const read = (stored: unknown) => parse(stored) ?? fallback
  return {
    read: async (store: Store): Promise<T> => read(await store.read(key)),
    write: (store: Store, value: T): Promise<void> => store.write(key, value),
    update: async (store: Store, change: (old: T) => T): Promise<T> =>
      read(await store.update(key, (old) => change(read(old)))),
  }
}

/** A store that forgets with the tab: for tests, and behind a device that cannot keep anything. */
export function memoryStore(values = new Map<Key, unknown>()): Store {
  const write = (key: Key, value: unknown) => {
    values.set(key, value)
  }
  return {
    read: async (key) => values.get(key),
    write: async (key, value) => write(key, value),
    update: async (key, change) => {
      const value = change(values.get(key))
      write(key, value)
      return value
    },
  }
}

/** The device's own databases, through idb-keyval, with memory behind them. */
export function deviceStore(onTrouble: () => void, factory: () => IDBFactory = () => indexedDB): Store {
  const memory = memoryStore()
  const databases = new Map<string, UseStore>()
  let isBroken = false
  const database = (key: Key) => {
    const name = places[key]
    const known = databases.get(name)
    if (known) return known
    const opened = openable(name, factory)
    databases.set(name, opened)
    return opened
  }
  const attempt = async <T>(onDevice: () => Promise<T>, inMemory: () => Promise<T>): Promise<T> => {
    if (isBroken) return inMemory()
    try {
      return await onDevice()
    } catch {
      if (!isBroken) onTrouble()
      isBroken = true
      return inMemory()
    }
  }
  return {
    read: (key) =>
      attempt(
        async () => {
          const value: unknown = await (await import('idb-keyval')).get(key, database(key))
          if (!isBroken) await memory.write(key, value)
          return value
        },
        () => memory.read(key),
      ),
    write: (key, value) =>
      attempt(
        async () => {
          await (await import('idb-keyval')).set(key, value, database(key))
          await memory.write(key, value)
        },
        () => memory.write(key, value),
      ),
    update: (key, change) =>
      attempt(
        async () => {
          let value: unknown
          const apply = (old: unknown) => {
            value = change(old)
            return value
          }
          await (await import('idb-keyval')).update(key, apply, database(key))
          await memory.write(key, value)
          return value
        },
        () => memory.update(key, change),
      ),
  }
}

/**
 * idb-keyval's own store keeps a handle forever; browsers close it under our feet (iOS) and a rejected open would stay
 * rejected. This one opens again once, gives way to newer versions, and never waits longer than `OPEN_TIMEOUT_MS`.
 */
function openable(name: string, factory: () => IDBFactory): UseStore {
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
      return callback(db.transaction('keyval', mode).objectStore('keyval'))
    }
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      handle = null
      return run()
    }
  }
}
