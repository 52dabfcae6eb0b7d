import { onlineCheck } from '#lib/online-check.ts'
import type { Http } from './http.ts'

/**
 * Returns whether the site itself can be reached. The device's own view of its connection may be wrong, and a captive
 * portal may answer every request with its own page. The outbox sends only after this function has returned true.
 */
export async function canReachSite(http: Http): Promise<boolean> {
  const { path, text, timeoutMs } = onlineCheck
  const result = await http.send({ method: 'GET', url: path, timeoutMs })
  return result.kind === 'answered' && result.status === 200 && result.text.trim() === text
}
