import { browserChannel, createNews } from './news.ts'
import type { Store } from './storage.ts'
import { loadedInTime } from './timeout.ts'

/**
 * The device's databases. Their code arrives with the first question: no page needs it for its first paint. Where it cannot
 * be had, nothing is known and nothing is kept.
 */
export function browserStore(onTrouble: () => void): Store {
  const news = createNews(() => browserChannel('site-cleared'))
  let opened: Store | undefined
  const attempt = async <T>(ask: (store: Store) => Promise<T>, otherwise: T): Promise<T> => {
    const part = opened ? null : await loadedInTime(import('./device-store.ts'))
    opened ??= part?.deviceStore({ onTrouble, news })
    return opened ? ask(opened) : otherwise
  }
  return {
    read: (key) => attempt((store) => store.read(key), undefined),
    write: (key, value) => attempt((store) => store.write(key, value), undefined),
    update: async (key, change) =>
      (await attempt<{ value: unknown } | null>(async (store) => ({ value: await store.update(key, change) }), null))
        ?.value ?? change(undefined),
    clear: () => attempt((store) => store.clear(), false),
    onCleared: news.onNews,
  }
}
