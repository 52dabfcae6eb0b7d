import type { createStore } from 'jotai'
import type { Clock, Connection } from '#platform/ports.ts'
import { activateWaitingWorker, registerServiceWorker } from '#platform/service-worker.ts'
import {
  isBackOnlineAtom,
  isOfflineAtom,
  isOfflineReadyAtom,
  isSiteKeptAtom,
  type Update,
  updateAtom,
} from './state.ts'

type JotaiStore = ReturnType<typeof createStore>

/** For this long after a page was opened, no message that can wait covers its first view. */
const FIRST_LOOK_MS = 15_000

/** Registers the service worker once, if the build has one, and stores what it reports. */
export function watchWorker(store: JotaiStore, clock: Clock): void {
  if (!__HAS_WORKER__) return
  const begun = clock.now()
  void registerServiceWorker({
    onUpdateWaiting: () => store.set(updateAtom, 'waiting'),
    onActivatedElsewhere: () => store.set(updateAtom, 'taken-elsewhere'),
    onOfflineReady: () =>
      void clock.after(Math.max(0, begun + FIRST_LOOK_MS - clock.now()), () => store.set(isOfflineReadyAtom, true)),
  })
}

export function applyUpdate(setUpdate: (update: Update) => void): void {
  setUpdate('applying')
  activateWaitingWorker()
}

/**
 * Follows the connection. 'Back online' is reported only after 'offline' was. `isKept` returns whether the site is
 * precached, on which the text of the offline notice depends. Returns a function that stops it.
 */
export function watchConnection(
  store: JotaiStore,
  { isOnline, onChange }: Connection,
  isKept: () => boolean,
): () => void {
  const follow = () => {
    const wasOffline = store.get(isOfflineAtom)
    store.set(isSiteKeptAtom, isKept())
    store.set(isOfflineAtom, !isOnline())
    store.set(isBackOnlineAtom, wasOffline && isOnline())
  }
  follow()
  return onChange(follow)
}
