import { attempt } from '#lib/attempt.ts'

/** Runs a task once the browser has nothing better to do; one that cannot tell (Safari) runs it in a moment. */
export function whenIdle(task: () => void, options: IdleRequestOptions = {}): void {
  const isAsked = attempt(() => requestIdleCallback(task, options), 0)
  if (!isAsked) setTimeout(task)
}

/** A page that has just been shown renders its parts and fetches what it needs: nothing else should run meanwhile. */
const NAVIGATION_MS = 2000

/** Runs a task that nobody waits for, once the page that a click led to has been shown and is quiet. */
export function whenIdleAfterNavigation(task: () => void): void {
  setTimeout(() => whenIdle(task), NAVIGATION_MS)
}
