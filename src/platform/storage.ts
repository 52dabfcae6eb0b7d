import { createChangeChannel } from './change-channel.ts'

/** Every key of the site, and the database it is stored in. No other code may name a key. */
export const databaseOfKey = {
  'memory-best': 'site-kv',
  'install-dismissed': 'site-kv',
  'chat-history': 'site-chat',
  'agent-runs': 'site-kv',
} as const

type Key = keyof typeof databaseOfKey

/**
 * Stores values on the device. Every promise settles and none rejects. If the device cannot store a value, memory holds
 * it until the tab closes, and `onFailure` is called once.
 */
export type Store = {
  readonly read: (key: Key) => Promise<unknown>
  readonly write: (key: Key, value: unknown) => Promise<void>
  /** Changes a value in one transaction, so that two tabs cannot overwrite each other. Resolves with the new value. */
  readonly update: (key: Key, change: (old: unknown) => unknown) => Promise<unknown>
  /** Deletes everything under every key. Resolves with whether the device did; memory is cleared in any case. */
  readonly clear: () => Promise<boolean>
  /**
   * Calls the listener in every open tab when everything is deleted: before, so that no pending write survives, and
   * after, for what was read in between. Returns a function that stops it.
   */
  readonly onCleared: (listener: () => void) => () => void
}

/**
 * Returns access to one stored value. Stored data is untrusted and goes through `parse`, which returns null for invalid
 * data; `fallback` is used then.
 */
export function slot<T>(key: Key, parse: (stored: unknown) => T | null, fallback: T) {
  const read = (stored: unknown) => parse(stored) ?? fallback
  return {
    read: async (store: Store): Promise<T> => read(await store.read(key)),
    write: (store: Store, value: T): Promise<void> => store.write(key, value),
    update: async (store: Store, change: (old: T) => T): Promise<T> =>
      read(await store.update(key, (old) => change(read(old)))),
  }
}

/** Creates a store in memory, which is lost with the tab: for tests, and where the device cannot store anything. */
export function memoryStore(values = new Map<Key, unknown>()): Store {
  const changeChannel = createChangeChannel(() => null)
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
    async clear() {
      changeChannel.notify()
      values.clear()
      changeChannel.notify()
      return true
    },
    onCleared: changeChannel.subscribe,
  }
}
