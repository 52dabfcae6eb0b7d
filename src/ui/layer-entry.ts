/**
 * What the first scripts know of the history entries of layers. `history-layers.ts` adds and removes these entries; it is
 * loaded with what opens a layer.
 */

/** Whether a link has been followed from the entry of a layer, and its page is still loading. The entry is kept for it. */
export const layerLink = { isFollowed: false }

/** Returns the number of layers that the current history entry belongs to. */
export function entryLayers(): number {
  const { layers, isOpenedHere } = history.state ?? {}
  return Number(layers ?? isOpenedHere ?? 0)
}

/** Returns whether the current history entry belongs to a layer. A link replaces it. */
export const isLayerEntry = () => entryLayers() > 0

/** Returns the mark of an entry with so many layers. Other versions of the site know the first field only. */
export const layerState = (layers: number) => ({ isOpenedHere: true, layers })
