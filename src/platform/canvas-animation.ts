/** What a canvas animation shows: each layer is a loop of line drawings as path data, centred on a square canvas. */
export type CanvasAnimationFrames = {
  /** The side of the square, in the units of the drawings. */
  readonly side: number
  /** Degrees by which the drawings are rotated. */
  readonly tiltDegrees: number
  /** Milliseconds for each frame; null for a still picture. */
  readonly frameMs: number | null
  readonly layers: readonly {
    readonly pages: readonly string[]
    readonly ink: string
    readonly width: number
    readonly alpha?: number
  }[]
}

/**
 * Shows an animation on a canvas that it appends to `frame`, drawn in a worker. Drawn by the page, a sky would delay
 * every tap and would be copied at each page change; a globe that changes 20 times a second would be laid out and
 * painted anew each time. Calls `onDrawn` after the first picture. Returns null if the browser cannot do this.
 */
export type CanvasAnimation = (
  frame: HTMLElement,
  pages: CanvasAnimationFrames,
  onDrawn: () => void,
) => {
  /** Plays the frames, starting at `fromMs` milliseconds into the animation. */
  readonly turn: (fromMs: number) => void
  readonly hold: () => void
  readonly close: () => void
} | null

/** What the worker is sent: a new animation and the port on which its commands arrive. */
export type CanvasAnimationInit = {
  readonly canvas: OffscreenCanvas
  readonly port: MessagePort
  readonly frames: CanvasAnimationFrames
}

export type CanvasAnimationCommand =
  | { readonly type: 'turn'; readonly fromMs: number }
  | { readonly type: 'hold' }
  | { readonly type: 'close' }

/** The most pixels a side of a canvas has: on a large screen the sky is drawn more coarsely rather than more slowly. */
const MAX_CANVAS_PX = 1600

/**
 * Returns the pixels a side for a canvas that is `side` CSS pixels wide: at most two for each CSS pixel, to limit the
 * work of drawing.
 */
export function canvasPixels(side: number, pixelRatio: number): number {
  return Math.round(Math.min(side * Math.min(pixelRatio, 2), MAX_CANVAS_PX))
}
