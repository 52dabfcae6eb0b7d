import { textOf } from './built-site.ts'

export type PrecacheEntry = { readonly url: string; readonly revision: string | null }

/** What the built worker keeps, as the build wrote it into `sw.js`. */
export function precacheEntries(): readonly PrecacheEntry[] {
  const list = /\[\{"revision":.*?\}\]/.exec(textOf('sw.js'))?.[0]
  if (!list) throw new Error('There is no list of files in sw.js.')
  return JSON.parse(list) as PrecacheEntry[]
}
