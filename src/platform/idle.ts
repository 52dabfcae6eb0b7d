import { attempt } from '#lib/attempt.ts'

/** Runs a task when the browser is idle. In a browser without idle callbacks (Safari), the task runs almost at once. */
export function whenIdle(task: () => void, options: IdleRequestOptions = {}): void {
  const callbackId = attempt(() => requestIdleCallback(task, options), 0)
  if (!callbackId) setTimeout(task)
}

/** How long after a navigation a task waits at least, because the new page renders sections and fetches files. */
const NAVIGATION_MS = 2000

/** Runs a task that nothing waits for, once the new page has been shown for a while and the browser is idle. */
export function whenIdleAfterNavigation(task: () => void): void {
  setTimeout(() => whenIdle(task), NAVIGATION_MS)
}
