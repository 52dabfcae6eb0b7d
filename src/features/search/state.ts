import { atom } from 'jotai'
import { portsAtom } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'
import type { SearchHit } from './engine.ts'
import { loadSearch } from './load.ts'
import { addRecent, parseRecent } from './recent.ts'

const recentSlot = slot<readonly string[]>('recent-searches', parseRecent, [])

/** Finds everything for a query. Another function each time that more texts are known. */
type Find = (query: string) => readonly SearchHit[]

const currentFindAtom = atom<{ readonly find: Find } | 'loading' | 'failed'>('loading')
/** The search: 'loading' until the titles are there, 'failed' if they cannot be loaded. */
export const searchAtom = atom((get) => get(currentFindAtom))

/** Loads the titles, and then the texts. Can be called again after a failure. */
export const loadSearchAtom = atom(null, async (get, set) => {
  if (get(currentFindAtom) === 'failed') set(currentFindAtom, 'loading')
  try {
    const { engine, loadTexts } = await loadSearch()
    const update = () => set(currentFindAtom, { find: (query) => engine.find(query) })
    update()
    await loadTexts(update)
  } catch {
    set(currentFindAtom, 'failed')
  }
})

const isSubscribedAtom = atom(false)
const currentRecentAtom = atom<readonly string[]>([])
/** The last searches of this device, newest first. */
export const recentSearchesAtom = atom((get) => get(currentRecentAtom))
export const loadRecentSearchesAtom = atom(null, async (get, set) => {
  const { store } = get(portsAtom)
  if (!get(isSubscribedAtom)) store.onCleared(() => set(currentRecentAtom, []))
  set(isSubscribedAtom, true)
  set(currentRecentAtom, await recentSlot.read(store))
})
/** Keeps a search that has led to a result. */
export const keepSearchAtom = atom(null, async (get, set, query: string) => {
  set(currentRecentAtom, await recentSlot.update(get(portsAtom).store, (recent) => addRecent(recent, query)))
})
