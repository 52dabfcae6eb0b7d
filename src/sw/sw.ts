/// <reference lib="webworker" />
import { pageAddress } from '#lib/page-address.ts'
import { parseOrder, type WorkerAnswer } from '#lib/worker-messages.ts'
import { entries, isLater, moved } from './manifest.ts'
import { sendWaiting } from './outbox.ts'
import { answerRemoval, wasRemoved } from './removal.ts'
import { keepRest, keptLater, keptPage } from './rest.ts'
import { isLeftAlone, isWithoutWorker } from './routing.ts'
import { installSite, refillSite, SHELL, siteFile, takeOver } from './site.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) =>
  event.waitUntil(installSite().then((isHealing) => (isHealing ? self.skipWaiting() : undefined))),
)

self.addEventListener('activate', (event) => event.waitUntil(takeOver().then(() => self.clients.claim())))

self.addEventListener('message', (event) => {
  const order = parseOrder(event.data)
  if (order?.type === 'take-over') void self.skipWaiting()
  if (order?.type === 'keep-rest' && !wasRemoved()) {
    event.waitUntil(
      refilled(order.from)
        .then(() => keepRest(order.from))
        .then((kept) => event.source?.postMessage({ type: 'kept', ...kept } satisfies WorkerAnswer)),
    )
  }
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.mode === 'navigate' && url.origin === self.location.origin && isWithoutWorker(request.url)) {
    event.respondWith(answerRemoval(request))
    return
  }
  if (isLeftAlone(request, self.location.origin)) return
  if (request.mode === 'navigate') event.respondWith(page(request, url))
  else if (isLater(url.pathname)) event.respondWith(keptLater(request))
  else event.respondWith(siteFile(url.pathname).then((kept) => kept ?? fetch(request)))
})

/** What the first tier lacks comes before the first portion of the second; what fails is left for the next visit. */
async function refilled(from: number): Promise<void> {
  if (from === 0) await refillSite().catch(() => {})
}

/** Chromium alone knows it: an accelerator, no more. Every tab sends as well. */
type SyncEvent = ExtendableEvent & { readonly tag: string }

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent
  if (tag === 'outbox') waitUntil.call(event, sendWaiting())
})

const addresses = new Set(entries.map(({ url }) => url))

/** A page of this version, at its one address, also if it had another one before; an unknown address from the host; without a network the neutral shell. */
async function page(request: Request, { pathname, search }: URL): Promise<Response> {
  const address = pageAddress(pathname)
  if (address !== pathname && addresses.has(address)) return Response.redirect(`${address}${search}`, 308)
  const now = moved.get(address)
  if (now !== undefined) return Response.redirect(`${now}${search}`, 308)
  const kept = (await siteFile(address)) ?? (await keptPage(address))
  if (kept) return kept
  try {
    return await fetch(request)
  } catch {
    return (await siteFile(SHELL)) ?? Response.error()
  }
}
