import { attempt } from '#lib/attempt.ts'

/** What lies over the page, such as a dialog or the menu. `close` is called when the visitor goes back. */
type Layer = { readonly close: () => void }

/** The open layers, the topmost last. Each has a history entry of its own, which its state marks with their number. */
let layers: readonly Layer[] = []
/** The current history entry. The next history navigation compares itself with it. */
let current = { href: '', count: 0 }
let isGoingBack = false
let isScheduled = false
let hasClosedLayer = false
/** The number of links that have been followed and whose pages are still loading. */
let pendingNavigations = 0
let beforeAdding = () => {}

/**
 * Follows the history, so that the visitor's Back closes what lies on top. Called once, before the page hydrates.
 * `onAdd` is called before an entry is added.
 */
export function trackHistoryLayers(onAdd: () => void): void {
  beforeAdding = onAdd
  noteEntry()
  for (const change of ['pushState', 'replaceState']) addEventListener(change, onHistoryChange) // events of the router
  addEventListener('popstate', onHistoryNavigation)
}

/**
 * Gives a layer that has just opened a history entry with the same address, so that Back closes the layer. A layer with
 * `hasAddress` has been opened by the address of its own entry, and needs none if it was opened by a link. Returns a
 * function to call when the layer has closed, which removes the entry again. If the browser refuses the entry, the
 * layer is open without one.
 */
export function openHistoryLayer(close: () => void, hasAddress = false): () => void {
  if (hasAddress && entryCount() <= layers.length) return () => {}
  const layer = { close }
  layers = [...layers, layer]
  schedule()
  return () => {
    layers = layers.filter((each) => each !== layer)
    hasClosedLayer = true
    schedule()
  }
}

/** Returns the state of the history entry for a further layer, which is opened by the address of the entry. */
export const nextLayerState = () => layerState(layers.length + 1)

/** Goes back to the entry below the topmost layer. Returns false if the current entry is not that of a layer. */
export function leaveLayerEntry(): boolean {
  if (!isLayerEntry()) return false
  goBack(1)
  return true
}

/** Returns whether the current history entry belongs to a layer. A link replaces it. */
export function isLayerEntry(): boolean {
  return entryCount() > 0
}

/**
 * Keeps the entry of a layer that closes because the visitor follows one of its links. The link replaces the entry when
 * its page is loaded; then the returned function has to be called.
 */
export function keepLayerEntry(): () => void {
  pendingNavigations += 1
  return () => {
    pendingNavigations -= 1
    schedule()
  }
}

function onHistoryChange() {
  noteEntry()
  if (layers.length === 0 && !isLayerEntry()) history.scrollRestoration = 'auto'
}

function onHistoryNavigation() {
  const [previous, wasOurs] = [current, isGoingBack]
  isGoingBack = false
  noteEntry()
  const closing = wasOurs ? [] : layers.slice(current.count).reverse()
  for (const { close } of closing) close()
  schedule()
  if (wasOurs || closing.length > 0 || previous.href !== current.href) return
  // one of both entries belongs to a layer of an earlier load, so the visitor has seen no change
  const direction = Math.sign(current.count - previous.count)
  if (direction !== 0) attempt(() => history.go(direction), undefined)
}

/**
 * Adds and removes entries once the current event has been handled: a layer that a link closes keeps its entry, one
 * that closes and opens at once changes nothing, and one that refuses to close gets its entry back.
 */
function schedule() {
  if (isScheduled) return
  isScheduled = true
  queueMicrotask(() => {
    isScheduled = false
    if (!isGoingBack) attempt(balanceEntries, undefined) // Safari refuses many history changes
  })
}

function balanceEntries() {
  for (let count = entryCount() + 1; count <= layers.length; count++) {
    beforeAdding()
    history.scrollRestoration = 'manual' // going back must not scroll a page that was scrolled beside the layer
    history.pushState({ ...history.state, ...layerState(count) }, '')
  }
  if (!hasClosedLayer || pendingNavigations > 0) return
  hasClosedLayer = false
  if (entryCount() > layers.length) goBack(entryCount() - layers.length)
}

function goBack(count: number) {
  if (!isGoingBack) history.go(-count)
  isGoingBack = true
}

function noteEntry() {
  current = { href: location.href, count: entryCount() }
}

/** Returns the mark of a layer's entry. Other versions of the site know the first field only. */
const layerState = (count: number) => ({ isOpenedHere: true, layers: count })

/** Returns the number of layers that the current history entry belongs to. */
function entryCount(): number {
  const { layers: count, isOpenedHere } = history.state ?? {}
  return Number(count ?? isOpenedHere ?? 0)
}
