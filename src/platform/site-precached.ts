import { attempt } from '#lib/attempt.ts'

/** Returns the container of the service workers; null if the browser has none, or denies it to this site. */
export function serviceWorkerContainer(): ServiceWorkerContainer | null {
  return attempt(() => navigator.serviceWorker, null) ?? null
}

/**
 * Returns whether the pages are on this device. A worker takes control of a page only once it has stored the texts of
 * all pages.
 */
export function isSitePrecached(): boolean {
  return Boolean(serviceWorkerContainer()?.controller)
}
