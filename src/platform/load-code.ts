import { isTooOldFor } from '#lib/is-too-old-for.ts'
import { canReachSite } from './can-reach-site.ts'
import type { Http } from './http.ts'

/**
 * Why code of the site cannot be loaded: there is no network; the site was updated since this tab was opened, and the
 * code this tab needs is gone; or the browser is too old to run the code.
 */
export type LoadFailure = 'offline' | 'outdated' | 'tooOld'

/** Loads code of the site on demand. Resolves with the reason if it cannot be loaded. */
export async function loadCode<T extends object>(load: () => Promise<T>, http: Http): Promise<T | LoadFailure> {
  try {
    return await load()
  } catch (error) {
    if (isTooOldFor(error)) return 'tooOld'
    if (!(await canReachSite(http))) return 'offline'
    return load().catch(() => 'outdated' as const) // the network may have been interrupted for a moment
  }
}
