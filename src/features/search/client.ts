import { connectWorker } from '#platform/connect-worker.ts'
import { withTimeout } from '#platform/timeout.ts'
import workerUrl from './search-worker.ts?worker&url'
import type { SearchCalls, SearchReply, SearchRequest } from './server.ts'

/** The search as the page calls it. It runs in a worker, so that no query blocks the page, however much there is to find. */
export type Search = Pick<SearchCalls, 'findGroups' | 'findInList'> & {
  /**
   * Loads the texts that are missing, and calls `onAdded` when some have been added. Resolves to whether all are there.
   */
  readonly loadTexts: (onAdded: () => void) => Promise<boolean>
}

/** A worker that does not answer in this time has ended. The titles themselves may take 20 seconds. */
const ANSWER_MS = 30_000

let pending: Promise<Search> | null = null

/** Starts the search, loads the titles and returns the search. Rejects if that fails, and the next call tries again. */
export function loadSearch(): Promise<Search> {
  const forget = () => {
    pending = null
  }
  pending ??= connectWorker(workerUrl).then((port) => connectSearch(port, forget))
  pending.catch(forget)
  return pending
}

/**
 * Loads the titles through a port to the search, and returns the search. Calls `onSilent` if it does not answer.
 */
export async function connectSearch(port: MessagePort, onSilent: () => void): Promise<Search> {
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
    <C extends keyof SearchCalls>(call: C, maxMs = ANSWER_MS) =>
    (...args: Parameters<SearchCalls[C]>) => {
      lastId += 1
      const id = lastId
      const answer = new Promise<Awaited<ReturnType<SearchCalls[C]>>>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        port.postMessage({ id, call, args } satisfies SearchRequest)
      })
      return withTimeout(answer, maxMs, () => {
        waiting.delete(id)
        onSilent()
        throw new Error('The search does not answer.')
      })
    }
  const loadTexts = callOf('loadTexts', Number.POSITIVE_INFINITY) // there may be many, and nothing waits for them
  await callOf('loadTitles')()
  return {
    findGroups: callOf('findGroups'),
    findInList: callOf('findInList'),
    async loadTexts(onAdded) {
      listeners.add(onAdded)
      try {
        return await loadTexts()
      } finally {
        listeners.delete(onAdded)
      }
    },
  }
}
