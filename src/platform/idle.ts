import { attempt } from '#lib/attempt.ts'

/** Runs a task once the browser has nothing better to do; one that cannot tell (Safari) runs it in a moment. */
export function whenIdle(task: () => void, options: IdleRequestOptions = {}): void {
  const isAsked = attempt(() => requestIdleCallback(task, options), 0)
  if (!isAsked) setTimeout(task)
}
