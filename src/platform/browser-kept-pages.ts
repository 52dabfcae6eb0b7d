import { KEPT_CACHE, LISTS_FOLDER, PAUSED_PATH, TEXTS_FOLDER, textsFolder } from '#lib/kept-files.ts'
import { parseKeepAllReply, type WorkerCommand } from '#lib/worker-messages.ts'
import type { KeptPages } from './ports.ts'
import { serviceWorkerContainer } from './site-precached.ts'
import { withTimeout } from './timeout.ts'

/** A worker that does not answer in this time is of a version that cannot. A batch takes as long as its files take. */
const ANSWER_MS = 5000
const BATCH_MS = 120_000

/** Access to the cache of kept pages, which this tab reads and the worker fills. */
export const browserKeptPages: KeptPages = {
  async read(collection) {
    const paths = await keptPaths()
    const folder = textsFolder(collection)
    return {
      texts: paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length, -'.json'.length)),
      isWanted: paths.some((path) => path.startsWith(`${LISTS_FOLDER}${collection}-`)),
      isPaused: paths.includes(PAUSED_PATH),
    }
  },
  async textsHere() {
    try {
      const paths = await Promise.all((await caches.keys()).map(pathsIn))
      return new Set(paths.flat().filter((path) => path.startsWith(TEXTS_FOLDER)))
    } catch {
      return new Set()
    }
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
    return parseKeepAllReply(reply)
  },
  async setPaused(isPaused) {
    const cache = await caches.open(KEPT_CACHE)
    if (isPaused) await cache.put(PAUSED_PATH, new Response())
    else await cache.delete(PAUSED_PATH)
  },
  async deleteAll() {
    try {
      await caches.delete(KEPT_CACHE)
      return true
    } catch {
      return false
    }
  },
}

/** Returns the paths of all kept files; none if the browser denies its caches. */
async function keptPaths(): Promise<readonly string[]> {
  try {
    if (!(await caches.has(KEPT_CACHE))) return []
    return await pathsIn(KEPT_CACHE)
  } catch {
    return []
  }
}

/** Returns the paths of all files in a cache. */
async function pathsIn(cacheName: string): Promise<readonly string[]> {
  const requests = await (await caches.open(cacheName)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

/** Returns the active worker; null if there is none within five seconds. */
async function activeWorker(): Promise<ServiceWorker | null> {
  const workers = serviceWorkerContainer()
  if (!workers) return null
  const registration = await withTimeout<ServiceWorkerRegistration | null>(workers.ready, ANSWER_MS, () => null)
  return registration?.active ?? null
}
