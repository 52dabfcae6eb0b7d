/** What a flip book shows: in each layer a loop of line drawings as path data, around the middle of a square sheet. */
export type CanvasAnimationFrames = {
  /** The sheet's side, in the units of the drawings. */
  readonly side: number
  /** Degrees by which the drawings lean. */
  readonly tiltDegrees: number
  /** Null for a book of a single picture. */
  readonly frameMs: number | null
  readonly layers: readonly {
    readonly pages: readonly string[]
    readonly ink: string
    readonly width: number
    readonly alpha?: number
  }[]
}

/**
 * Shows a flip book on a canvas that it adds to `frame`, drawn in a thread of its own. Drawn by the page itself, a sky
 * holds up every tap for its time and is copied with each change of the page; a globe, changed 20 times a second, would
 * be laid out and painted anew each time. `onDrawn` is told of the first picture. Null where it cannot.
 */
export type CanvasAnimation = (
  frame: HTMLElement,
  pages: CanvasAnimationFrames,
  onDrawn: () => void,
) => {
  /** Turns the pages, from the one of a moment on. */
  readonly turn: (fromMs: number) => void
  readonly hold: () => void
  readonly close: () => void
} | null

/** What the thread is sent: a new book with the line on which its orders come. */
export type CanvasAnimationInit = {
  readonly canvas: OffscreenCanvas
  readonly port: MessagePort
  readonly frames: CanvasAnimationFrames
}

export type CanvasAnimationCommand =
  | { readonly type: 'turn'; readonly fromMs: number }
  | { readonly type: 'hold' }
  | { readonly type: 'close' }

/** A sheet has at most this many pixels a side: a large screen's sky is drawn coarser rather than heavier. */
const MAX_CANVAS_PX = 1600

/** The pixels a side of a sheet so many CSS pixels wide, at most two for each of them (art direction §6). */
export function canvasPixels(side: number, pixelRatio: number): number {
  return Math.round(Math.min(side * Math.min(pixelRatio, 2), MAX_CANVAS_PX))
}
