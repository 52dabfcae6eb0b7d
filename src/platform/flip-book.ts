/** What a flip book shows: in each layer a loop of line drawings as path data, around the middle of a square sheet. */
type FlipBookPages = {
  /** The sheet's side, in the units of the drawings. */
  readonly side: number
  /** Degrees by which the drawings lean. */
  readonly lean: number
  readonly everyMs: number
  readonly layers: readonly {
    readonly pages: readonly string[]
    readonly ink: string
    readonly width: number
  }[]
}

/**
 * Plays a flip book on a canvas within `frame`, drawn in a thread of its own: each change of a page's own elements, 20
 * times a second, would lay the page out and paint it anew. `onDrawn` is told of the first picture. Null where it cannot.
 */
export type FlipBook = (
  frame: HTMLElement,
  pages: FlipBookPages,
  onDrawn: () => void,
) => {
  /** Turns the pages, from the one of a moment on. */
  readonly turn: (fromMs: number) => void
  readonly hold: () => void
  readonly close: () => void
} | null

export type FlipBookOrder =
  | ({ readonly type: 'open'; readonly sheet: OffscreenCanvas } & FlipBookPages)
  | { readonly type: 'turn'; readonly fromMs: number }
  | { readonly type: 'hold' }
