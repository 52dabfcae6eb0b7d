import { attempt } from '#lib/attempt.ts'
import { entryLayers, isLayerEntry, layerLink, layerState } from './layer-entry.ts'

/** What lies over the page, such as a dialog or the menu. `close` is called when the visitor goes back. */
type Layer = { readonly close: () => void }

/** The open layers, the topmost last. Each has a history entry of its own, which its state marks with their number. */
let layers: readonly Layer[] = []
/** The current history entry. The next history navigation compares itself with it. */
let current = { href: '', count: 0 }
let isGoingBack = false
let isScheduled = false
let hasClosedLayer = false
let beforeAdding = () => {}

/**
 * Follows the history, so that the visitor's Back closes what lies on top. Called once. `onAdd` is called before an
 * entry is added.
 */
export function trackHistoryLayers(onAdd: () => void): void {
  beforeAdding = onAdd
  noteEntry()
  for (const change of ['pushState', 'replaceState']) addEventListener(change, onHistoryChange) // events of the router
  addEventListener('popstate', onHistoryNavigation, true) // before the router, which may close a layer at once
}

/**
 * Gives a layer that has just opened a history entry with the same address, so that Back closes the layer. A layer with
 * `hasAddress` has been opened by the address of its own entry, and needs none if it was opened by a link. Returns a
 * function to call when the layer has closed, which removes the entry again. If the browser refuses the entry, the
 * layer is open without one.
 */
export function openHistoryLayer(close: () => void, hasAddress = false): () => void {
  if (hasAddress && entryLayers() <= layers.length) return () => {}
  const layer = { close }
  layers = [...layers, layer]
  schedule()
  return () => {
    layers = layers.filter((each) => each !== layer)
    hasClosedLayer = true
    schedule()
  }
}

function onHistoryChange() {
  noteEntry()
  schedule() // a link may have replaced the entry of a layer that is still open
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
    if (!isGoingBack) attempt(balanceEntries, undefined) // Safari refuses many history changes
    isScheduled = false // only now: its own changes, which may have been refused, must not make it run again
  })
}

function balanceEntries() {
  for (let count = entryLayers() + 1; count <= layers.length; count++) {
    beforeAdding()
    history.scrollRestoration = 'manual' // going back must not scroll a page that was scrolled beside the layer
    history.pushState({ ...history.state, ...layerState(count) }, '')
  }
  if (!hasClosedLayer || layerLink.isFollowed) return
  hasClosedLayer = false
  if (entryLayers() > layers.length) goBack(entryLayers() - layers.length)
}

function goBack(count: number) {
  if (!isGoingBack) history.go(-count)
  isGoingBack = true
}

function noteEntry() {
  layerLink.isFollowed = false
  current = { href: location.href, count: entryLayers() }
}
