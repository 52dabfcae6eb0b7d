import type { ResultLimits } from './groups.ts'
import { type LoadedEngine, loadEngine } from './load-engine.ts'
import { findGroups, findInList } from './results.ts'

/** What a page can call. Each call is answered with what the function returns, or with its error. */
export type SearchCalls = ReturnType<typeof createCalls>
/** A call of the page. */
export type SearchRequest = { readonly id: number; readonly call: keyof SearchCalls; readonly args: readonly unknown[] }
/** The answer to a call, or the news that texts were added. */
export type SearchReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string }
  | 'added'

/** Answers the calls that come through a port. It runs in a worker, or on a page that cannot start one. */
export function serveSearch(port: MessagePort): void {
  const send = (reply: SearchReply) => port.postMessage(reply)
  const calls = createCalls(() => send('added'))
  port.onmessage = async ({ data: { id, call, args } }: MessageEvent<SearchRequest>) => {
    try {
      send({ id, answer: await (calls[call] as (...given: readonly unknown[]) => unknown)(...args) })
    } catch (error) {
      send({ id, error: String(error) })
    }
  }
}

function createCalls(onAdded: () => void) {
  let pending: Promise<LoadedEngine> | null = null
  const load = () => {
    pending ??= loadEngine()
    pending.catch(() => {
      pending = null
    })
    return pending
  }
  return {
    /** Loads the titles. After a failure, the next call tries again. */
    loadTitles: async () => void (await load()),
    /** Loads the texts that are missing. Resolves to whether all are there. */
    loadTexts: async () => (await load()).loadTexts(onAdded),
    findGroups: async (query: string, limits: ResultLimits) => findGroups((await load()).engine, query, limits),
    findInList: async (query: string, prefix: string) => findInList((await load()).engine, query, prefix),
  }
}
