import { onlineCheck } from '#lib/online-check.ts'
import type { Http } from './http.ts'

/**
 * Returns whether the site itself can be reached. The device's own view of its connection may be wrong, and a captive
 * portal may answer every request with its own page. Nothing is sent until this returns true.
 */
export async function canReachSite(http: Http): Promise<boolean> {
  const { path, text, timeoutMs } = onlineCheck
  const answer = await http.send({ method: 'GET', url: path, timeoutMs })
  return answer.kind === 'answered' && answer.status === 200 && answer.text.trim() === text
}
