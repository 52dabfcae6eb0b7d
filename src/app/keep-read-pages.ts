import type { createStore } from 'jotai'
import { continueKeepingAtom, deleteKeptAtom, readKeptArticlesAtom } from '#features/article/kept-state.ts'
import { pageAddress } from '#lib/page-address.ts'
import { portsAtom } from '#platform/ports.ts'

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'set'>
type Source = {
  readonly location: Pick<Location, 'pathname'>
  readonly addEventListener: (type: string, listener: () => void) => void
}

/** The events of wouter and of the browser after which the address may be another. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate']

/**
 * Tells the worker which page the visitor reads, so that it keeps a page that is not precached. Also goes on with
 * fetching all articles if the visitor has asked for them.
 * @param isControlled whether the worker has loaded the first page itself, so that it knows of that page
 */
export async function keepReadPages(store: Store, { location, addEventListener }: Source, isControlled: boolean) {
  const kept = await store.get(portsAtom).keptPages?.()
  if (!kept) return
  let lastAddress = isControlled ? pageAddress(location.pathname) : null
  const keep = () => {
    const address = pageAddress(location.pathname)
    if (address === lastAddress) return
    lastAddress = address
    kept.keepRead(address)
  }
  for (const event of NAVIGATIONS) addEventListener(event, keep)
  keep()
  // the articles are on the device once the worker has cached them
  kept.onPrecached(() => void store.set(readKeptArticlesAtom))
  kept.onChange(() => void store.set(continueKeepingAtom))
  store.get(portsAtom).store.onCleared(() => void store.set(deleteKeptAtom)) // the visitor deletes everything
  await store.set(continueKeepingAtom)
}
