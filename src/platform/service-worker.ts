import { record as removal } from 'virtual:records/messages/site/removal'
import { Workbox } from 'workbox-window'
import { parseReply, type WorkerCommand } from '#lib/worker-messages.ts'
import { isSavingData } from './save-data.ts'
import { serviceWorkerContainer, setFirstTierComplete } from './site-precached.ts'

const HOUR_MS = 60 * 60 * 1000
const MIN_CHECK_INTERVAL_MS = 5 * 60 * 1000
const RELOAD_TIMEOUT_MS = 4000

export type ServiceWorkerEvents = {
  /** A newer version waits for the visitor's consent. */
  readonly onUpdateWaiting: () => void
  /** Another tab has switched to a newer version. This tab keeps the old one until the visitor reloads it. */
  readonly onActivatedElsewhere: () => void
  /** The worker has tried to cache what was missing of scripts and texts (`isSitePrecached`). */
  readonly onSiteKept: () => void
  /** Every page, text and picture is on the device now. */
  readonly onOfflineReady: () => void
}

let registration: ServiceWorkerRegistration | null = null
let isActivating = false

/**
 * Registers the worker and follows its updates. If the browser does not support or allow this, the site works without
 * the worker. With `?no-sw` in the address, asks whether to remove the worker instead.
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

async function register(workers: ServiceWorkerContainer, events: ServiceWorkerEvents): Promise<void> {
  let isFirstWorker = workers.controller === null
  workers.addEventListener('controllerchange', () => {
    if (isFirstWorker) {
      isFirstWorker = false // the very first worker claims its pages: nothing changes for the visitor
      return
    }
    if (isActivating) location.reload()
    else events.onActivatedElsewhere()
  })
  let added = 0
  let missing = 0
  workers.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const reply = parseReply(data)
    if (!reply) return
    if (reply.type === 'site-kept') {
      setFirstTierComplete(reply.isComplete)
      events.onSiteKept()
      if (!isSavingData()) send(workers, { type: 'keep-rest', from: 0 })
      return
    }
    added += reply.added
    missing += reply.missing
    if (reply.next !== null) send(workers, { type: 'keep-rest', from: reply.next })
    else if (missing === 0 && added > 0) events.onOfflineReady()
  })
  registration = (await new Workbox(trustedWorkerUrl(), { scope: '/' }).register({ immediate: true })) ?? null
  if (!registration) return
  watchForUpdate(workers, registration, events.onUpdateWaiting)
  checkForUpdates(registration)
  send(workers, { type: 'keep-site' })
}

/** Returns the trusted address of the worker. The Trusted Types policy allows no other address. */
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
 * Activates the waiting version, and reloads this tab once that version has taken control, or after four seconds at
 * the latest.
 */
export function activateWaitingWorker(): void {
  if (isActivating) return
  isActivating = true
  registration?.waiting?.postMessage({ type: 'take-over' } satisfies WorkerCommand)
  setTimeout(() => location.reload(), RELOAD_TIMEOUT_MS)
}

/**
 * Removes the registered workers and all caches after a confirmation, and reloads the page. The visitor is asked
 * because the link to the page may come from a stranger. Drafts and other stored data stay.
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
  workerRegistration: ServiceWorkerRegistration,
  onWaiting: () => void,
): void {
  const checkWaiting = () => {
    if (isUpdateWaiting(workerRegistration.waiting, workers.controller)) onWaiting()
  }
  checkWaiting()
  workerRegistration.addEventListener('updatefound', () =>
    workerRegistration.installing?.addEventListener('statechange', checkWaiting),
  )
}

/**
 * Returns whether an installed worker waits to replace the active worker. For a moment, Safari may report the very
 * first worker as waiting although it has already taken control.
 */
export function isUpdateWaiting(waiting: ServiceWorker | null, active: ServiceWorker | null): boolean {
  return active !== null && waiting?.state === 'installed' && waiting !== active
}

/**
 * Checks for updates hourly, and when the visitor comes back to the tab, because phones keep a page frozen for days.
 * Two checks are at least five minutes apart.
 */
function checkForUpdates(workerRegistration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  const check = () => {
    if (Date.now() - checkedAt < MIN_CHECK_INTERVAL_MS) return
    checkedAt = Date.now()
    workerRegistration.update().catch(() => {}) // offline: the next check tries again
  }
  setInterval(check, HOUR_MS)
  document.addEventListener('visibilitychange', () => document.hidden || check())
}

/**
 * Sends a command to the active worker once there is one. Does nothing if a newer version is installing or waiting: that
 * version precaches its own files, and Chromium would replace a busy worker only after another minute.
 */
function send(workers: ServiceWorkerContainer, command: WorkerCommand): void {
  const post = ({ active, installing, waiting }: ServiceWorkerRegistration) => {
    if (!installing && !waiting) active?.postMessage(command)
  }
  workers.ready.then(post).catch(() => {}) // the worker has been removed meanwhile
}
