import { createChangeChannel, openBroadcastChannel } from './change-channel.ts'
import type { Store } from './storage.ts'
import { loadOrNull } from './timeout.ts'

/**
 * The device's databases. Their code arrives with the first question: no page needs it for its first paint. Where it cannot
 * be had, nothing is known and nothing is kept.
 */
export function browserStore(onFailure: () => void): Store {
  const changeChannel = createChangeChannel(() => openBroadcastChannel('site-cleared'))
  let indexedDb: Store | undefined
  const withStore = async <T>(ask: (store: Store) => Promise<T>, fallback: T): Promise<T> => {
    const part = indexedDb ? null : await loadOrNull(import('./indexed-db-store.ts'))
    indexedDb ??= part?.indexedDbStore({ onFailure, changeChannel })
    return indexedDb ? ask(indexedDb) : fallback
  }
  return {
    read: (key) => withStore((store) => store.read(key), undefined),
    write: (key, value) => withStore((store) => store.write(key, value), undefined),
    update: async (key, change) =>
      (await withStore<{ value: unknown } | null>(async (store) => ({ value: await store.update(key, change) }), null))
        ?.value ?? change(undefined),
    clear: () => withStore((store) => store.clear(), false),
    onCleared: changeChannel.subscribe,
  }
}
