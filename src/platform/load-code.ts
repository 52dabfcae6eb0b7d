import { canReachSite } from './can-reach-site.ts'
import type { Http } from './http.ts'

/** Why code of the site cannot be had: no network, or the site was updated since this tab was opened, and its code is gone. */
export type LoadFailure = 'offline' | 'outdated'

/** Loads code of the site that arrives only when it is needed, and tells why where it cannot be had. */
export async function loadCode<T extends object>(load: () => Promise<T>, http: Http): Promise<T | LoadFailure> {
  try {
    return await load()
  } catch {
    if (!(await canReachSite(http))) return 'offline'
    return load().catch(() => 'outdated' as const) // the network may have been away for a moment
  }
}
