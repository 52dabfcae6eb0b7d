import { createChangeChannel } from './change-channel.ts'

/** Every key of the store, and the database of its value. No other code may add a key. */
export const databaseOfKey = {
  'memory-best': 'site-kv',
  'install-dismissed': 'site-kv',
  'chat-history': 'site-chat',
  'agent-runs': 'site-kv',
  'recent-searches': 'site-kv',
  motion: 'site-kv',
} as const

type Key = keyof typeof databaseOfKey

/**
 * Stores values on the device. Every promise settles and none rejects. A value that the device cannot store is kept in
 * memory until the tab closes.
 */
export type Store = {
  /** With `isQuiet`, the visitor is not told if the device cannot store anything: nothing of theirs is lost yet. */
  readonly read: (key: Key, isQuiet?: boolean) => Promise<unknown>
  readonly write: (key: Key, value: unknown) => Promise<void>
  /** Changes a value in one transaction, so that two tabs cannot overwrite each other. Resolves with the new value. */
  readonly update: (key: Key, change: (old: unknown) => unknown) => Promise<unknown>
  /**
   * Deletes the values of all keys. Resolves with true if the device deleted its data, and with false if not. The copy
   * in memory is always cleared.
   */
  readonly clear: () => Promise<boolean>
  /**
   * Calls the listener in every open tab twice when all data is deleted: once before, so that pending writes are
   * dropped, and once after, so that values read in the meantime are dropped. Returns a function that unsubscribes.
   */
  readonly onCleared: (listener: () => void) => () => void
}

/**
 * Returns typed access to one stored value. Stored data is not trusted: `parse` checks it and returns null if it is
 * invalid, and the slot then uses `fallback`.
 */
export function slot<T>(key: Key, parse: (stored: unknown) => T | null, fallback: T) {
  const parseOrFallback = (stored: unknown) => parse(stored) ?? fallback
  return {
    read: async (store: Store, isQuiet = false): Promise<T> => parseOrFallback(await store.read(key, isQuiet)),
    write: (store: Store, value: T): Promise<void> => store.write(key, value),
    update: async (store: Store, change: (old: T) => T): Promise<T> =>
      parseOrFallback(await store.update(key, (old) => change(parseOrFallback(old)))),
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
