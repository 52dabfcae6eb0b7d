/** The frames of an animation. Each layer is a loop of drawings (`pages`) as path data, centred on a square canvas. */
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
 * Shows an animation on a canvas that it appends to `container`. A worker draws the frames. If the page drew them, a
 * sky would delay every tap and would be copied at each page change. A globe, which changes 20 times a second, would be
 * laid out and painted again each time. Calls `onDrawn` after the first frame. Returns null if the browser cannot draw
 * in a worker.
 */
export type CanvasAnimation = (
  container: HTMLElement,
  frames: CanvasAnimationFrames,
  onDrawn: () => void,
) => {
  /** Plays the frames, starting at `fromMs` milliseconds into the animation. */
  readonly turn: (fromMs: number) => void
  /** Stops at the current frame. */
  readonly hold: () => void
  readonly close: () => void
} | null

/** The first message to the worker about an animation. The commands then arrive on `port`. */
export type CanvasAnimationInit = {
  readonly canvas: OffscreenCanvas
  readonly port: MessagePort
  readonly frames: CanvasAnimationFrames
}

export type CanvasAnimationCommand =
  | { readonly type: 'turn'; readonly fromMs: number }
  | { readonly type: 'hold' }
  | { readonly type: 'close' }

/** The largest side of a canvas in pixels. On a larger screen the sky is drawn more coarsely, but not more slowly. */
const MAX_CANVAS_PX = 1600

/**
 * Returns the side in pixels of a canvas that is `side` CSS pixels wide. To limit the work of drawing, this is at most
 * two pixels for each CSS pixel, and at most `MAX_CANVAS_PX`.
 */
export function canvasPixels(side: number, pixelRatio: number): number {
  return Math.round(Math.min(side * Math.min(pixelRatio, 2), MAX_CANVAS_PX))
}
