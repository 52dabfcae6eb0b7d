import { clear, get, set, type UseStore, update } from 'idb-keyval'
import { openable } from './database.ts'
import { createNews } from './news.ts'
import type { News } from './ports.ts'
import { memoryStore, places, type Store } from './storage.ts'

type DeviceOptions = {
  readonly onTrouble: () => void
  /** Carries to the other tabs that everything is deleted. */
  readonly news?: News
  readonly factory?: () => IDBFactory
}

/** The device's own databases, through idb-keyval, with memory behind them. */
export function deviceStore({
  onTrouble,
  news = createNews(() => null),
  factory = () => indexedDB,
}: DeviceOptions): Store {
  const memory = memoryStore()
  const databases = new Map<string, UseStore>()
  let isBroken = false
  let isFollowing = false
  const follow = () => {
    if (!isFollowing) news.onNews(() => void memory.clear())
    isFollowing = true
  }
  const database = (name: string) => {
    const known = databases.get(name)
    if (known) return known
    const opened = openable(name, factory)
    databases.set(name, opened)
    return opened
  }
  const attempt = async <T>(onDevice: () => Promise<T>, inMemory: () => Promise<T>): Promise<T> => {
    follow() // from now on there is something to forget
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
          const value: unknown = await get(key, database(places[key]))
          if (!isBroken) await memory.write(key, value)
          return value
        },
        () => memory.read(key),
      ),
    write: (key, value) =>
      attempt(
        async () => {
          await set(key, value, database(places[key]))
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
          await update(key, apply, database(places[key]))
          await memory.write(key, value)
          return value
        },
        () => memory.update(key, change),
      ),
    async clear() {
      news.tell()
      const names = [...new Set(Object.values(places))]
      const clearing = names.map((name) => clear(database(name)))
      const cleared = await Promise.allSettled(clearing)
      await memory.clear()
      news.tell()
      return cleared.every(({ status }) => status === 'fulfilled')
    },
    onCleared: news.onNews,
  }
}
