import { KEPT_CACHE, LISTS_FOLDER, PAUSED_PATH, TEXTS_FOLDER, textsFolder } from '#lib/kept-files.ts'
import { parseKeepAllReply, parseReply, type WorkerCommand } from '#lib/worker-messages.ts'
import { createChangeChannel, openBroadcastChannel } from './change-channel.ts'
import type { KeptPages } from './ports.ts'
import { serviceWorkerContainer } from './site-precached.ts'
import { withTimeout } from './timeout.ts'

/** A worker that does not answer in this time is of a version that cannot. A batch takes as long as its files take. */
const ANSWER_MS = 5000
const BATCH_MS = 120_000

const changeChannel = createChangeChannel(() => openBroadcastChannel('site-kept'))

/** Access to the cache of kept pages, which this tab reads and the worker fills. */
export const browserKeptPages: KeptPages = {
  async read(collection) {
    const paths = await keptPaths()
    const folder = textsFolder(collection)
    const textsIn = (all: readonly string[]) => all.filter((path) => path.startsWith(folder))
    const texts = new Set(textsIn(await cachedPaths()))
    return {
      texts: [...texts].map((path) => path.slice(folder.length, -'.json'.length)),
      hasKept: textsIn(paths).length > 0,
      isWanted: paths.some((path) => path.startsWith(`${LISTS_FOLDER}${collection}-`)),
      isPaused: paths.includes(PAUSED_PATH),
    }
  },
  async textsHere() {
    return new Set((await cachedPaths()).filter((path) => path.startsWith(TEXTS_FOLDER)))
  },
  async count() {
    return (await keptPaths()).filter((path) => path.startsWith(TEXTS_FOLDER)).length
  },
  keepRead(address) {
    void activeWorker().then((worker) => worker?.postMessage({ type: 'keep-read', address } satisfies WorkerCommand))
  },
  async keepAll(collection, isWanted) {
    const worker = await activeWorker()
    if (!worker) return null
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<unknown>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data)
    })
    worker.postMessage({ type: 'keep-all', collection, isWanted } satisfies WorkerCommand, [port2])
    const reply = await withTimeout(answer, isWanted ? BATCH_MS : ANSWER_MS, () => null)
    port1.close()
    const result = parseKeepAllReply(reply)
    // not after a failure: each tab would make the others try again
    if (isWanted && (result?.outcome === 'more' || result?.outcome === 'done')) changeChannel.notify()
    return result
  },
  async setPaused(isPaused) {
    const cache = await caches.open(KEPT_CACHE)
    if (isPaused) await cache.put(PAUSED_PATH, new Response())
    else await cache.delete(PAUSED_PATH)
    changeChannel.notify()
  },
  onPrecached(listener) {
    serviceWorkerContainer()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const reply = parseReply(data)
      if (reply?.type === 'site-kept' || (reply?.type === 'kept' && reply.added > 0)) listener()
    })
  },
  onChange: changeChannel.subscribe,
  async deleteAll() {
    try {
      await caches.delete(KEPT_CACHE)
      changeChannel.notify()
      return true
    } catch {
      return false
    }
  },
}

/** Returns the paths of all kept files; none if the browser denies its caches. */
function keptPaths(): Promise<readonly string[]> {
  return pathsIn(KEPT_CACHE)
}

async function pathsIn(cacheName: string): Promise<readonly string[]> {
  try {
    if (!(await caches.has(cacheName))) return []
    const requests = await (await caches.open(cacheName)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  } catch {
    return []
  }
}

/** Returns the paths of all files in all caches. */
async function cachedPaths(): Promise<readonly string[]> {
  return (await Promise.all((await cacheNames()).map(pathsIn))).flat()
}

async function cacheNames(): Promise<readonly string[]> {
  try {
    return await caches.keys()
  } catch {
    return []
  }
}

/** Returns the active worker; null if there is none within five seconds. */
async function activeWorker(): Promise<ServiceWorker | null> {
  const workers = serviceWorkerContainer()
  if (!workers) return null
  const registration = await withTimeout<ServiceWorkerRegistration | null>(workers.ready, ANSWER_MS, () => null)
  return registration?.active ?? null
}
