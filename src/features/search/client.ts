import { withTimeout } from '#platform/timeout.ts'
import { trustedWorkerAddress } from '#platform/worker-address.ts'
import workerUrl from './search-worker.ts?worker&url'
import type { SearchCalls, SearchReply, SearchRequest } from './server.ts'

/** A worker that has not started in this time counts as one that cannot. */
const START_MS = 20_000

/** The search as the page calls it. It runs in a worker, so that no query blocks the page, however much there is to find. */
export type Search = Pick<SearchCalls, 'findGroups' | 'findInList'> & {
  /** Loads the texts that are missing, and calls `onAdded` when some have been added. */
  readonly loadTexts: (onAdded: () => void) => Promise<void>
}

let worker: Worker | undefined
let pending: Promise<Search> | null = null

/** Starts the search, loads the titles and returns the search. Rejects if that fails, and the next call tries again. */
export function loadSearch(): Promise<Search> {
  pending ??= startInWorker().catch(startOnPage).then(connectSearch)
  pending.catch(() => {
    pending = null
  })
  return pending
}

/** Starts the worker and returns the port to it. Rejects if the browser does not start it. */
function startInWorker(): Promise<MessagePort> {
  const { port1, port2 } = new MessageChannel()
  const started = new Promise<MessagePort>((resolve, reject) => {
    worker = new Worker(trustedWorkerAddress(workerUrl), { type: 'module' })
    worker.onmessage = () => resolve(port1)
    worker.onerror = reject
    worker.postMessage(null, [port2])
  })
  return withTimeout(started, START_MS, () => Promise.reject(new Error('The worker of the search does not start.')))
}

/** Runs the search on the page itself, and returns the port to it. */
async function startOnPage(): Promise<MessagePort> {
  worker?.terminate()
  const { serveSearch } = (await import(/* @vite-ignore */ workerUrl)) as typeof import('./search-worker.ts')
  const { port1, port2 } = new MessageChannel()
  serveSearch(port2)
  return port1
}

/** Loads the titles through a port to the search, and returns the search. */
export async function connectSearch(port: MessagePort): Promise<Search> {
  const waiting = new Map<
    number,
    { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void }
  >()
  const listeners = new Set<() => void>()
  let lastId = 0
  port.onmessage = ({ data }: MessageEvent<SearchReply>) => {
    if (data === 'added') {
      for (const notify of listeners) notify()
      return
    }
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.answer as never)
  }
  const callOf =
    <C extends keyof SearchCalls>(call: C) =>
    (...args: Parameters<SearchCalls[C]>) =>
      new Promise<Awaited<ReturnType<SearchCalls[C]>>>((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        port.postMessage({ id: lastId, call, args } satisfies SearchRequest)
      })
  const loadTexts = callOf('loadTexts')
  await callOf('loadTitles')()
  return {
    findGroups: callOf('findGroups'),
    findInList: callOf('findInList'),
    async loadTexts(onAdded) {
      listeners.add(onAdded)
      await loadTexts()
      listeners.delete(onAdded)
    },
  }
}
