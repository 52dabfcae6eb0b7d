/// <reference lib="webworker" />
import { pageAddress } from '#lib/page-address.ts'
import { parseCommand, type WorkerReply } from '#lib/worker-messages.ts'
import { activateFirstTier, firstTierFile, precacheFirstTier, refillFirstTier, SHELL_PATH } from './first-tier.ts'
import { isSecondTier, manifestEntries, movedPages } from './manifest.ts'
import { sendQueued } from './outbox.ts'
import { handleRemoval, wasRemoved } from './removal.ts'
import { hasNoWorkerFlag, isBypassed } from './routing.ts'
import { cacheSecondTier, secondTierPage, secondTierResponse } from './second-tier.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) =>
  event.waitUntil(precacheFirstTier().then((isHealing) => (isHealing ? self.skipWaiting() : undefined))),
)

self.addEventListener('activate', (event) => event.waitUntil(activateFirstTier().then(() => self.clients.claim())))

self.addEventListener('message', (event) => {
  const order = parseCommand(event.data)
  if (order?.type === 'take-over') void self.skipWaiting()
  if (order?.type === 'keep-rest' && !wasRemoved()) {
    event.waitUntil(
      refillBeforeFirstBatch(order.from)
        .then(() => cacheSecondTier(order.from))
        .then((kept) => event.source?.postMessage({ type: 'kept', ...kept } satisfies WorkerReply)),
    )
  }
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.mode === 'navigate' && url.origin === self.location.origin && hasNoWorkerFlag(request.url)) {
    event.respondWith(handleRemoval(request))
    return
  }
  if (isBypassed(request, self.location.origin)) return
  if (request.mode === 'navigate') event.respondWith(pageResponse(request, url))
  else if (isSecondTier(url.pathname)) event.respondWith(secondTierResponse(request))
  else event.respondWith(firstTierFile(url.pathname).then((kept) => kept ?? fetch(request)))
})

/** Completes the first tier before the first batch of the second. What fails is left for the next visit. */
async function refillBeforeFirstBatch(from: number): Promise<void> {
  if (from === 0) await refillFirstTier().catch(() => {})
}

/** Only Chromium supports this. It merely speeds up sending, since every tab sends as well. */
type SyncEvent = ExtendableEvent & { readonly tag: string }

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent
  if (tag === 'outbox') waitUntil.call(event, sendQueued())
})

const addresses = new Set(manifestEntries.map(({ url }) => url))

/**
 * Returns a page of this version, redirecting from its former addresses. An unknown address is left to the host, or
 * gets the shell if there is no network.
 */
async function pageResponse(request: Request, { pathname, search }: URL): Promise<Response> {
  const address = pageAddress(pathname)
  if (address !== pathname && addresses.has(address)) return Response.redirect(`${address}${search}`, 308)
  const movedTo = movedPages.get(address)
  if (movedTo !== undefined) return Response.redirect(`${movedTo}${search}`, 308)
  const kept = (await firstTierFile(address)) ?? (await secondTierPage(address))
  if (kept) return kept
  try {
    return await fetch(request)
  } catch {
    return (await firstTierFile(SHELL_PATH)) ?? Response.error()
  }
}
