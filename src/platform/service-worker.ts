import { record as removal } from 'virtual:records/messages/site/removal'
import { Workbox } from 'workbox-window'
import { attempt } from '#lib/attempt.ts'
import { parseReply, type WorkerCommand } from '#lib/worker-messages.ts'
import { isSavingData } from './save-data.ts'

const HOUR_MS = 60 * 60 * 1000
const MIN_CHECK_INTERVAL_MS = 5 * 60 * 1000
const RELOAD_TIMEOUT_MS = 4000

export type ServiceWorkerEvents = {
  /** A newer version waits for the visitor's consent. */
  readonly onUpdateWaiting: () => void
  /** Another tab has switched to a newer version. This tab keeps the old one until the visitor reloads it. */
  readonly onActivatedElsewhere: () => void
  /** Every page, text and picture is on the device now. */
  readonly onOfflineReady: () => void
}

let registration: ServiceWorkerRegistration | null = null
let isActivating = false

/**
 * Registers the worker and follows its updates. Where any of this is unsupported or refused, the site works without.
 */
export async function registerServiceWorker(events: ServiceWorkerEvents): Promise<void> {
  const workers = serviceWorkerContainer()
  if (!workers) return
  try {
    if (new URLSearchParams(location.search).has('no-sw')) await confirmUnregister(workers)
    else await register(workers, events)
  } catch {
    // storage is blocked, or the worker's file cannot be loaded
  }
}

/** Returns the container of the service workers; null if the browser has none, or denies it to this site. */
function serviceWorkerContainer(): ServiceWorkerContainer | null {
  return attempt(() => navigator.serviceWorker, null) ?? null
}

async function register(workers: ServiceWorkerContainer, events: ServiceWorkerEvents): Promise<void> {
  let isFirst = workers.controller === null
  workers.addEventListener('controllerchange', () => {
    if (isFirst) {
      isFirst = false // the very first worker claims its pages: nothing changes for the visitor
      return
    }
    if (isActivating) location.reload()
    else events.onActivatedElsewhere()
  })
  let added = 0
  let missing = 0
  workers.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const kept = parseReply(data)
    if (!kept) return
    added += kept.added
    missing += kept.missing
    if (kept.next !== null) requestSecondTier(workers, kept.next)
    else if (missing === 0 && added > 0) events.onOfflineReady()
  })
  registration = (await new Workbox(trustedWorkerUrl(), { scope: '/' }).register({ immediate: true })) ?? null
  if (!registration) return
  watchForUpdate(workers, registration, events.onUpdateWaiting)
  checkForUpdates(registration)
  requestSecondTier(workers, 0)
}

/**
 * Returns whether the pages are on this device. A worker takes control of a page only once it has stored the texts of
 * all pages.
 */
export function isSitePrecached(): boolean {
  return Boolean(serviceWorkerContainer()?.controller)
}

/** Returns the trusted address of the worker. The Trusted Types policy lets nothing else through. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('vyomix-worker', {
    createScriptURL: (url) => (url === '/sw.js' ? url : ''),
  })
  return policy?.createScriptURL('/sw.js') ?? '/sw.js'
}

type Policy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = { readonly createPolicy: (name: string, rules: Policy) => Policy }

/**
 * Activates the waiting version, and reloads this tab once it has taken control, or after four seconds at the latest.
 */
export function activateWaitingWorker(): void {
  if (isActivating) return
  isActivating = true
  registration?.waiting?.postMessage({ type: 'take-over' } satisfies WorkerCommand)
  setTimeout(() => location.reload(), RELOAD_TIMEOUT_MS)
}

/**
 * Removes the worker after a confirmation. A page with `?no-sw` registers no worker. If one is registered and has let
 * this page through, the visitor is asked whether to remove it, since the link may come from a stranger. What is stored
 * on the device stays.
 */
async function confirmUnregister(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations()
  if (registrations.length === 0 || !confirm(removal)) return
  await Promise.allSettled((await caches.keys()).map((name) => caches.delete(name)))
  await Promise.all(registrations.map((each) => each.unregister()))
  location.replace(location.href)
}

function watchForUpdate(
  workers: ServiceWorkerContainer,
  worker: ServiceWorkerRegistration,
  onWaiting: () => void,
): void {
  const look = () => {
    if (isUpdateWaiting(worker.waiting, workers.controller)) onWaiting()
  }
  look()
  worker.addEventListener('updatefound', () => worker.installing?.addEventListener('statechange', look))
}

/**
 * Returns whether a waiting worker is a different one from the active one. For a moment, Safari may report the very
 * first worker as waiting although it has already taken control.
 */
export function isUpdateWaiting(waiting: ServiceWorker | null, inCharge: ServiceWorker | null): boolean {
  return inCharge !== null && waiting?.state === 'installed' && waiting !== inCharge
}

/** Checks for updates hourly, and when the visitor comes back to the tab: phones keep a page frozen for days. */
function checkForUpdates(worker: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  const check = () => {
    if (Date.now() - checkedAt < MIN_CHECK_INTERVAL_MS) return
    checkedAt = Date.now()
    worker.update().catch(() => {}) // offline: the next check tries again
  }
  setInterval(check, HOUR_MS)
  document.addEventListener('visibilitychange', () => document.hidden || check())
}

/**
 * Asks the worker for the second tier, batch by batch, beginning with entry `from`. Does nothing if the visitor saves
 * data, or if a newer version is coming, which precaches its own files. A worker that is never idle cannot be replaced:
 * Chromium then tries again only after a minute.
 */
function requestSecondTier(workers: ServiceWorkerContainer, from: number): void {
  if (isSavingData()) return
  const ask = ({ active, installing, waiting }: ServiceWorkerRegistration) => {
    if (!installing && !waiting) active?.postMessage({ type: 'keep-rest', from } satisfies WorkerCommand)
  }
  workers.ready.then(ask).catch(() => {}) // the worker has been removed meanwhile
}
