/** What a page asks of the service worker. */
export type WorkerOrder = { readonly type: 'take-over' } | { readonly type: 'keep-rest' }

/** What the worker answers: how many pictures it added just now, and how many it still could not get. */
export type WorkerAnswer = { readonly type: 'kept'; readonly added: number; readonly missing: number }
