import { atom } from 'jotai'
import { paths } from '#content/paths.ts'
import { loadAllItems, type PostList } from '#content/record-pages.ts'
import { type KeptPages, portsAtom } from '#platform/ports.ts'
import { articlesHereAtom } from './state.ts'

const COLLECTION = 'articles'

/**
 * 'stopping' means that the last batch is on its way, 'done' that nothing is left to fetch, 'full' that the device has
 * no room for more, and 'failed' that an article could not be fetched.
 */
type Activity = 'none' | 'running' | 'stopping' | 'done' | 'full' | 'failed'

type ListedPost = PostList['items'][number]

type OnDevice = {
  /** All articles, newest first. */
  readonly posts: readonly ListedPost[]
  /** The size in bytes of all articles that are not precached; null if this device cannot keep them. */
  readonly size: number | null
  /** Whether some articles are here only because the visitor read them or asked for them. */
  readonly hasKept: boolean
  /** Whether the visitor asked for all articles. */
  readonly isWanted: boolean
  readonly isPaused: boolean
}

/** What this device keeps of the articles. 'partly' means that some of them may be here because they were read. */
export type KeptArticles = Pick<OnDevice, 'size'> & {
  /** The articles that can be read without a connection. */
  readonly here: readonly ListedPost[]
  /** The number of all articles. */
  readonly total: number
  /** Whether there is something to delete. */
  readonly hasKept: boolean
  readonly status: 'partly' | 'running' | 'stopping' | 'paused' | 'full' | 'failed' | 'complete'
}

const onDeviceAtom = atom<OnDevice | null>(null)
const activityAtom = atom<Activity>('none')
const fetchingAtom = atom<Promise<void>>(Promise.resolve())

/** What this device keeps of the articles; null until it is known (`readKeptArticlesAtom`). */
export const keptArticlesAtom = atom((get): KeptArticles | null => {
  const onDevice = get(onDeviceAtom)
  const slugs = get(articlesHereAtom)
  if (!onDevice || !slugs) return null
  const { posts, size, isWanted } = onDevice
  const here = posts.filter(({ slug }) => slugs.has(slug))
  const isComplete = here.length === posts.length
  const status = isComplete ? 'complete' : statusOf(isWanted, get(activityAtom))
  return { here, total: posts.length, size, hasKept: isWanted || onDevice.hasKept, status }
})

function statusOf(isWanted: boolean, activity: Activity): KeptArticles['status'] {
  if (activity === 'none' || (activity === 'done' && !isWanted)) return isWanted ? 'paused' : 'partly'
  return activity === 'done' ? 'complete' : activity
}

/** Reads what this device keeps. Does nothing on a site whose articles are all precached. */
export const readKeptArticlesAtom = atom(null, async (get, set) => {
  const port = await get(portsAtom).keptPages?.()
  if (!port) return
  const posts = (await loadAllItems(paths.blog).catch(() => null)) as readonly ListedPost[] | null
  if (!posts) return
  const { texts, ...kept } = await port.read(COLLECTION)
  const size = get(onDeviceAtom)?.size ?? (await port.keepAll(COLLECTION, false))?.size ?? null
  set(articlesHereAtom, new Set(texts))
  set(onDeviceAtom, { posts, size, ...kept })
})

/** Fetches all articles, and goes on with it after a pause or a failure. Resolves when it has ended. */
export const keepAllArticlesAtom = atom(null, async (get, set) => {
  const port = await get(portsAtom).keptPages?.()
  if (!port || isFetching(get(activityAtom))) return
  set(activityAtom, 'running')
  const fetchAll = async () => {
    await port.setPaused(false).catch(() => {}) // storage is blocked: the first batch fails and says so
    while (get(activityAtom) === 'running') {
      const next = await fetchBatch(port)
      await set(readKeptArticlesAtom)
      const onDevice = get(onDeviceAtom)
      const isEndedElsewhere = onDevice !== null && (!onDevice.isWanted || onDevice.isPaused)
      const isEnded = isEndedElsewhere || get(activityAtom) === 'stopping'
      set(activityAtom, next === 'running' && isEnded ? 'none' : next)
    }
  }
  const fetching = fetchAll()
  set(fetchingAtom, fetching)
  await fetching
})

function isFetching(activity: Activity): boolean {
  return activity === 'running' || activity === 'stopping'
}

/** Ends fetching. Resolves once the batch on its way is here, because it cannot be called back. */
const stopFetchingAtom = atom(null, async (get, set) => {
  if (isFetching(get(activityAtom))) set(activityAtom, 'stopping')
  await get(fetchingAtom)
})

async function fetchBatch(port: KeptPages): Promise<Activity> {
  const outcome = (await port.keepAll(COLLECTION, true))?.outcome ?? 'failed'
  return outcome === 'more' ? 'running' : outcome
}

/** Goes on with fetching all articles if the visitor has asked for them and has not paused it, until all are here. */
export const continueKeepingAtom = atom(null, async (get, set) => {
  await set(readKeptArticlesAtom)
  const onDevice = get(onDeviceAtom)
  const isComplete = get(keptArticlesAtom)?.status === 'complete'
  if (onDevice?.isWanted && !onDevice.isPaused && !isComplete) await set(keepAllArticlesAtom)
})

/** Pauses fetching, also after a reload of the page. Resolves once nothing is on its way any more. */
export const pauseKeepingAtom = atom(null, async (get, set) => {
  const stopping = set(stopFetchingAtom)
  const port = await get(portsAtom).keptPages?.()
  await port?.setPaused(true).catch(() => {}) // fetching ends in this tab at least
  await stopping
  await set(readKeptArticlesAtom)
})

/** Deletes everything that was kept because the visitor read it or asked for it. Resolves with whether it is deleted. */
export const deleteKeptAtom = atom(null, async (get, set): Promise<boolean> => {
  const port = await get(portsAtom).keptPages?.()
  if (!port) return true
  await set(stopFetchingAtom) // a batch on its way would keep its files again
  set(activityAtom, 'none')
  const isDeleted = await port.deleteAll()
  await set(readKeptArticlesAtom)
  return isDeleted
})
