import { createChangeChannel } from './change-channel.ts'

/** Every key of the site, and the database it lies in. Nothing else may name one. */
export const databaseOfKey = {
  'memory-best': 'site-kv',
  'install-dismissed': 'site-kv',
  'chat-history': 'site-chat',
  'agent-runs': 'site-kv',
} as const

type Key = keyof typeof databaseOfKey

/**
 * Keeps values on the device. Every promise settles and none rejects: where the device cannot keep a value, memory
 * does until the tab closes, and `onTrouble` listeners hear of it once.
 */
export type Store = {
  readonly read: (key: Key) => Promise<unknown>
  readonly write: (key: Key, value: unknown) => Promise<void>
  /** Changes a value in one transaction, so that two tabs cannot overwrite each other. Answers the new value. */
  readonly update: (key: Key, change: (old: unknown) => unknown) => Promise<unknown>
  /** Deletes everything under every key. Answers whether the device did; memory forgets in any case. */
  readonly clear: () => Promise<boolean>
  /**
   * Hears, in every open tab, that everything is deleted: before, so that nothing still on its way is kept afterwards, and
   * after, for what was read in between. Answers how to stop.
   */
  readonly onCleared: (listener: () => void) => () => void
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
