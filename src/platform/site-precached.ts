import { attempt } from '#lib/attempt.ts'

/** Returns the container of the service workers; null if the browser has none, or denies it to this site. */
export function serviceWorkerContainer(): ServiceWorkerContainer | null {
  return attempt(() => navigator.serviceWorker, null) ?? null
}

/**
 * Whether the worker has cached the whole first tier. A page that is under a worker's control from its start assumes so,
 * until the worker reports.
 */
let isFirstTierComplete = Boolean(serviceWorkerContainer()?.controller)

/** Stores the worker's report whether the first tier is complete. */
export function setFirstTierComplete(isComplete: boolean): void {
  isFirstTierComplete = isComplete
}

/** Returns whether the scripts and the texts of the pages are on this device. */
export function isSitePrecached(): boolean {
  return isFirstTierComplete && Boolean(serviceWorkerContainer()?.controller)
}
