import { connectWorker } from '#platform/connect-worker.ts'
import workerUrl from './search-worker.ts?worker&url'
import type { SearchCalls, SearchReply, SearchRequest } from './server.ts'

/** The search as the page calls it. It runs in a worker, so that no query blocks the page, however much there is to find. */
export type Search = Pick<SearchCalls, 'findGroups' | 'findInList'> & {
  /** Loads the texts that are missing, and calls `onAdded` when some have been added. */
  readonly loadTexts: (onAdded: () => void) => Promise<void>
}

let pending: Promise<Search> | null = null

/** Starts the search, loads the titles and returns the search. Rejects if that fails, and the next call tries again. */
export function loadSearch(): Promise<Search> {
  pending ??= connectWorker(workerUrl).then(connectSearch)
  pending.catch(() => {
    pending = null
  })
  return pending
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
