/// <reference lib="webworker" />
import type { WorkerOrder } from '#lib/worker-messages.ts'
import { isLater } from './manifest.ts'
import { sendWaiting } from './outbox.ts'
import { keepRest, keptLater, keptPage } from './rest.ts'
import { isLeftAlone, pageFile } from './routing.ts'
import { installSite, SHELL, siteFile, takeOver } from './site.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(installSite(event)))

self.addEventListener('activate', (event) => event.waitUntil(takeOver(event).then(() => self.clients.claim())))

self.addEventListener('message', (event) => {
  const order = event.data as WorkerOrder | null
  if (order?.type === 'take-over') void self.skipWaiting()
  if (order?.type === 'keep-rest') {
    event.waitUntil(keepRest(order.from).then((kept) => event.source?.postMessage({ type: 'kept', ...kept })))
  }
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (isLeftAlone(request, self.location.origin)) return
  const url = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(page(request, url))
  else if (isLater(url.pathname)) event.respondWith(keptLater(request))
  else event.respondWith(siteFile(url.pathname).then((kept) => kept ?? fetch(request)))
})

/** Chromium alone knows it: an accelerator, no more. Every tab sends as well. */
type SyncEvent = ExtendableEvent & { readonly tag: string }

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent
  if (tag === 'outbox') waitUntil.call(event, sendWaiting())
})

/** A page of this version; an unknown address from the host; without a network the neutral shell. */
async function page(request: Request, url: URL): Promise<Response> {
  const file = pageFile(url.pathname)
  const kept = (await siteFile(file)) ?? (await keptPage(file))
  if (kept) return kept
  try {
    return await fetch(request)
  } catch {
    return (await siteFile(SHELL)) ?? Response.error()
  }
}
