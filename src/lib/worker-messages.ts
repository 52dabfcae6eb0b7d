/** The cache of the second tier: whatever it holds can be fetched again, and goes when a visitor's words need the room. */
export const SECOND_TIER = 'site-rest'

/** What a page asks of the service worker. `from` is the entry of the second tier to begin with. */
export type WorkerOrder = { readonly type: 'take-over' } | { readonly type: 'keep-rest'; readonly from: number }

/** What the worker answers: how many files it added just now, how many it could not get, and where to go on (null: done). */
export type WorkerAnswer = {
  readonly type: 'kept'
  readonly added: number
  readonly missing: number
  readonly next: number | null
}
