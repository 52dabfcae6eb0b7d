import address from './flip-book-thread.ts?worker&url'

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

type Policy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = { readonly createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** The one script that may be started in a thread; the policy of trusted types lets nothing else through. */
function threadAddress(): string {
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('vyomix-thread', {
    createScriptURL: (url) => (url === address ? url : ''),
  })
  return policy?.createScriptURL(address) ?? address
}

export const browserFlipBook: FlipBook = (frame, pages, onDrawn) => {
  const canvas = document.createElement('canvas')
  if (!('transferControlToOffscreen' in canvas)) return null
  canvas.width = canvas.height = Math.round(frame.clientWidth * devicePixelRatio)
  const thread = new Worker(threadAddress(), { type: 'module' })
  const tell = (order: FlipBookOrder, moved: readonly Transferable[] = []) => thread.postMessage(order, [...moved])
  thread.addEventListener('message', onDrawn, { once: true })
  frame.append(canvas)
  const sheet = canvas.transferControlToOffscreen()
  tell({ type: 'open', sheet, ...pages }, [sheet])
  return {
    turn: (fromMs) => tell({ type: 'turn', fromMs }),
    hold: () => tell({ type: 'hold' }),
    close() {
      thread.terminate()
      canvas.remove()
    },
  }
}
