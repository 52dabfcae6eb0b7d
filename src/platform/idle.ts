import { attempt } from '#lib/attempt.ts'

/** Runs a task when the browser is idle. In a browser that cannot tell (Safari), it runs almost at once. */
export function whenIdle(task: () => void, options: IdleRequestOptions = {}): void {
  const isAsked = attempt(() => requestIdleCallback(task, options), 0)
  if (!isAsked) setTimeout(task)
}

/** A page that has just been shown renders its sections and fetches what it needs: nothing else runs for this long. */
const NAVIGATION_MS = 2000

/** Runs a task that nothing waits for, once the page a click led to has been shown and the browser is idle. */
export function whenIdleAfterNavigation(task: () => void): void {
  setTimeout(() => whenIdle(task), NAVIGATION_MS)
}
