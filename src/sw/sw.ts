/// <reference lib="webworker" />
import { pageAddress } from '#lib/page-address.ts'
import { parseCommand, type WorkerReply } from '#lib/worker-messages.ts'
import {
  activateFirstTier,
  completeFirstTier,
  firstTierFile,
  precacheFirstTier,
  precacheShell,
  SHELL_PATH,
} from './first-tier.ts'
import { keepAll, keepReadPage, keptFile, keptPageOrShell, networkOrKept } from './kept-pages.ts'
import { sendQueued } from './outbox.ts'
import { isSecondTier, movedPages, precacheEntries } from './precache-lists.ts'
import { handleRemoval, wasRemoved } from './removal.ts'
import { hasNoWorkerFlag, isBypassed } from './routing.ts'
import { cacheSecondTier, secondTierPage, secondTierResponse } from './second-tier.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) =>
  event.waitUntil(precache().then((mustActivateNow) => (mustActivateNow ? self.skipWaiting() : undefined))),
)

/**
 * Caches the shell on a first visit, so that this worker serves the next click, and otherwise the whole first tier, so
 * that an update replaces a site that works offline only with another one. Returns whether to activate at once.
 */
async function precache(): Promise<boolean> {
  const isShellCached = !self.registration.active && (await precacheShell())
  return !isShellCached && precacheFirstTier()
}

self.addEventListener('activate', (event) => event.waitUntil(activateFirstTier().then(() => self.clients.claim())))

self.addEventListener('message', (event) => {
  const command = parseCommand(event.data)
  if (command?.type === 'take-over') void self.skipWaiting()
  if (wasRemoved()) return
  const reply = (message: WorkerReply) => event.source?.postMessage(message)
  if (command?.type === 'keep-site') {
    event.waitUntil(self.clients.claim()) // a page that began to load while this worker took over is not controlled yet
    event.waitUntil(completeFirstTier().then((isComplete) => reply({ type: 'site-kept', isComplete })))
  }
  if (command?.type === 'keep-rest')
    event.waitUntil(cacheSecondTier(command.from).then((result) => reply({ type: 'kept', ...result })))
  // a page that cannot be kept now is kept when it is read again
  if (command?.type === 'keep-read') event.waitUntil(keepReadPage(command.address).catch(() => {}))
  if (command?.type === 'keep-all')
    event.waitUntil(keepAll(command.collection, command.isWanted).then((result) => event.ports[0]?.postMessage(result)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.mode === 'navigate' && url.origin === self.location.origin && hasNoWorkerFlag(request.url)) {
    event.respondWith(handleRemoval(request))
    return
  }
  if (isBypassed(request, self.location.origin)) return
  if (request.mode === 'navigate') event.respondWith(pageResponse(event, url))
  else if (isSecondTier(url.pathname)) event.respondWith(secondTierResponse(request))
  else
    event.respondWith(
      firstTierFile(url.pathname).then((cached) => cached ?? networkOrKept(request, () => keptFile(url.pathname))),
    )
})

/** An event that only Chromium supports. In other browsers, the waiting requests are sent once a tab is open. */
type SyncEvent = ExtendableEvent & { readonly tag: string }

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent
  if (tag === 'outbox') waitUntil.call(event, sendQueued())
})

const precachedAddresses = new Set(precacheEntries.map(({ url }) => url))

/**
 * Returns the response to a navigation: a cached page of this version, or a redirect from another spelling or a former
 * address of a page. Any other navigation is left to the host, and its page is kept if it is one of the site, or deleted
 * from the device if the site no longer has it. Without a network, or from a host that fails, the response is the kept
 * page or the shell.
 */
async function pageResponse(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  const address = pageAddress(pathname)
  if (address !== pathname && precachedAddresses.has(address)) return Response.redirect(`${address}${search}`, 308)
  const movedTo = movedPages.get(address)
  if (movedTo !== undefined) return Response.redirect(`${movedTo}${search}`, 308)
  // both at once, because each takes three seconds if the browser does not answer
  const [firstTierPage, page] = await Promise.all([firstTierFile(address), secondTierPage(address)])
  const cached = firstTierPage ?? page
  if (cached) return cached
  try {
    const response = await networkOrKept(event.request, () => keptPageOrShell(address))
    if (response.ok || response.status === 404) event.waitUntil(keepReadPage(address, response.clone()).catch(() => {}))
    return response
  } catch {
    return (await firstTierFile(SHELL_PATH)) ?? Response.error()
  }
}
