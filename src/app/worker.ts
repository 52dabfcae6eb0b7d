import type { createStore } from 'jotai'
import type { Clock, Connection } from '#platform/ports.ts'
import { activateWaitingWorker, registerServiceWorker } from '#platform/service-worker.ts'
import { isSitePrecached } from '#platform/site-precached.ts'
import {
  isBackOnlineAtom,
  isOfflineAtom,
  isOfflineReadyAtom,
  isSitePrecachedAtom,
  type Update,
  updateAtom,
} from './state.ts'

type JotaiStore = ReturnType<typeof createStore>

/**
 * The notice 'ready for offline use' appears this long after the start of the page at the earliest, so that it does not
 * cover the first view.
 */
const READY_NOTICE_DELAY_MS = 15_000

/** Registers the service worker, if the build has one, and stores the states that it reports. */
export function watchWorker(store: JotaiStore, clock: Clock): void {
  if (!__HAS_WORKER__) return
  const startedAt = clock.now()
  void registerServiceWorker({
    onUpdateWaiting: () => store.set(updateAtom, 'waiting'),
    onActivatedElsewhere: () => store.set(updateAtom, 'activated-elsewhere'),
    onSiteKept: () => store.set(isSitePrecachedAtom, isSitePrecached()),
    onOfflineReady: () =>
      void clock.after(Math.max(0, startedAt + READY_NOTICE_DELAY_MS - clock.now()), () =>
        store.set(isOfflineReadyAtom, true),
      ),
  })
}

export function applyUpdate(setUpdate: (update: Update) => void): void {
  setUpdate('applying')
  activateWaitingWorker()
}

/**
 * Stores the state of the connection now and at every change. 'Back online' is stored only after 'offline'.
 * `isPrecached` returns whether the site is precached, which decides the text of the offline notice. Returns a function
 * that stops watching.
 */
export function watchConnection(
  store: JotaiStore,
  { isOnline, onChange }: Connection,
  isPrecached: () => boolean,
): () => void {
  const updateAtoms = () => {
    const wasOffline = store.get(isOfflineAtom)
    store.set(isSitePrecachedAtom, isPrecached())
    store.set(isOfflineAtom, !isOnline())
    store.set(isBackOnlineAtom, wasOffline && isOnline())
  }
  updateAtoms()
  return onChange(updateAtoms)
}
