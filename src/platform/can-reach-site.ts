import { onlineCheck } from '#lib/online-check.ts'
import type { Http } from './http.ts'

/**
 * Whether the site itself can be reached: what a device believes of its connection may be wrong, and a network may answer
 * everything with a page of its own. Nothing is sent before this says yes.
 */
export async function canReachSite(http: Http): Promise<boolean> {
  const { path, text, timeoutMs } = onlineCheck
  const answer = await http.send({ method: 'GET', url: path, timeoutMs })
  return answer.kind === 'answered' && answer.status === 200 && answer.text.trim() === text
}
