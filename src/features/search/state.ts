import { atom } from 'jotai'
import { portsAtom } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'
import { loadSearch, type Search } from './client.ts'
import { addRecent, parseRecent } from './recent.ts'

const recentSlot = slot<readonly string[]>('recent-searches', parseRecent, [])

/** How much the search knows: not all texts yet, all of them, or not all because some could not be loaded. */
export type Knowledge = 'partial' | 'complete' | 'failed'

/** What finds the results of a query. Another object each time that more texts are known. */
export type Finder = Pick<Search, 'findGroups'> & { readonly knowledge: Knowledge }

const currentFinderAtom = atom<Finder | 'loading' | 'failed'>('loading')
/** The search: 'loading' until the titles are there, 'failed' if they cannot be loaded. */
export const searchAtom = atom((get) => get(currentFinderAtom))

/** Loads the titles, and then the texts. Can be called again after a failure. */
export const loadSearchAtom = atom(null, async (get, set) => {
  if (get(currentFinderAtom) === 'failed') set(currentFinderAtom, 'loading')
  try {
    const { findGroups, loadTexts } = await loadSearch()
    const fail = () => {
      set(currentFinderAtom, 'failed')
      return []
    }
    const update = (knowledge: Knowledge) =>
      set(currentFinderAtom, { findGroups: (...query) => findGroups(...query).catch(fail), knowledge })
    update('partial')
    update((await loadTexts(() => update('partial'))) ? 'complete' : 'failed')
  } catch {
    set(currentFinderAtom, 'failed')
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
