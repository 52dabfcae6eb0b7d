import { createChangeChannel, openBroadcastChannel } from './change-channel.ts'
import type { Store } from './storage.ts'
import { loadOrNull } from './timeout.ts'

/**
 * Returns the store in the device's databases. Its code is loaded on first use, because no page needs it for its first
 * paint. If the code cannot be loaded, reads return undefined and writes are dropped.
 */
export function browserStore(onFailure: () => void): Store {
  const changeChannel = createChangeChannel(() => openBroadcastChannel('site-cleared'))
  let indexedDb: Store | undefined
  const withStore = async <T>(task: (store: Store) => Promise<T>, fallback: T): Promise<T> => {
    const module = indexedDb ? null : await loadOrNull(import('./indexed-db-store.ts'))
    indexedDb ??= module?.indexedDbStore({ onFailure, changeChannel })
    return indexedDb ? task(indexedDb) : fallback
  }
  return {
    read: (key, isQuiet) => withStore((store) => store.read(key, isQuiet), undefined),
    write: (key, value) => withStore((store) => store.write(key, value), undefined),
    update: async (key, change) =>
      (await withStore<{ value: unknown } | null>(async (store) => ({ value: await store.update(key, change) }), null))
        ?.value ?? change(undefined),
    clear: () => withStore((store) => store.clear(), false),
    onCleared: changeChannel.subscribe,
  }
}
