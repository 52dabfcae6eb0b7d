import { clear, get, set, type UseStore, update } from 'idb-keyval'
import { createChangeChannel } from './change-channel.ts'
import { reopeningDatabase } from './database.ts'
import type { ChangeChannel } from './ports.ts'
import { databaseOfKey, memoryStore, type Store } from './storage.ts'

type StoreOptions = {
  readonly onFailure: () => void
  /** Notifies this tab and the other tabs when all data is deleted. */
  readonly changeChannel?: ChangeChannel
  readonly factory?: () => IDBFactory
}

/** Creates a store in the device's own databases, through idb-keyval, with memory as a fallback. */
export function indexedDbStore({
  onFailure,
  changeChannel = createChangeChannel(() => null),
  factory = () => indexedDB,
}: StoreOptions): Store {
  const memory = memoryStore()
  const databases = new Map<string, UseStore>()
  let hasFailed = false
  let isReported = false
  let isSubscribed = false
  const subscribeOnce = () => {
    if (!isSubscribed) changeChannel.subscribe(() => void memory.clear())
    isSubscribed = true
  }
  const database = (name: string) => {
    const known = databases.get(name)
    if (known) return known
    const opened = reopeningDatabase(name, factory)
    databases.set(name, opened)
    return opened
  }
  const withMemoryFallback = async <T>(
    onDevice: () => Promise<T>,
    inMemory: () => Promise<T>,
    isQuiet = false,
  ): Promise<T> => {
    subscribeOnce() // from now on there may be values to clear
    if (!hasFailed) {
      try {
        return await onDevice()
      } catch {
        hasFailed = true
      }
    }
    if (!isReported && !isQuiet) {
      isReported = true
      onFailure()
    }
    return inMemory()
  }
  return {
    read: (key, isQuiet) =>
      withMemoryFallback(
        async () => {
          const value: unknown = await get(key, database(databaseOfKey[key]))
          if (!hasFailed) await memory.write(key, value)
          return value
        },
        () => memory.read(key),
        isQuiet,
      ),
    write: (key, value) =>
      withMemoryFallback(
        async () => {
          await set(key, value, database(databaseOfKey[key]))
          await memory.write(key, value)
        },
        () => memory.write(key, value),
      ),
    update: (key, change) =>
      withMemoryFallback(
        async () => {
          let value: unknown
          const apply = (old: unknown) => {
            value = change(old)
            return value
          }
          await update(key, apply, database(databaseOfKey[key]))
          await memory.write(key, value)
          return value
        },
        () => memory.update(key, change),
      ),
    async clear() {
      changeChannel.notify()
      const names = [...new Set(Object.values(databaseOfKey))]
      const clearing = names.map((name) => clear(database(name)))
      const cleared = await Promise.allSettled(clearing)
      await memory.clear()
      changeChannel.notify()
      return cleared.every(({ status }) => status === 'fulfilled')
    },
    onCleared: changeChannel.subscribe,
  }
}
