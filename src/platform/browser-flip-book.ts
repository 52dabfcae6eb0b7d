import { attempt } from '#lib/attempt.ts'
import {
  type FlipBook,
  type FlipBookOpening,
  type FlipBookOrder,
  type FlipBookPages,
  sheetPixels,
} from './flip-book.ts'
import address from './flip-book-thread.ts?worker&url'

type Policy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = { readonly createPolicy: (name: string, rules: Policy) => Policy }

let thread: Worker | undefined
/** Kept, because its policy may be made only once, and the thread may have to be started again. */
let trusted: string | undefined

export const browserFlipBook: FlipBook = (frame, pages, onDrawn) => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = sheetPixels(frame.clientWidth, devicePixelRatio)
  const line = attempt(() => openOn(canvas, pages), null)
  if (!line) return null
  frame.append(canvas)
  const tell = (order: FlipBookOrder) => line.postMessage(order)
  line.addEventListener('message', onDrawn, { once: true })
  line.start()
  return {
    turn: (fromMs) => tell({ type: 'turn', fromMs }),
    hold: () => tell({ type: 'hold' }),
    close() {
      tell({ type: 'close' })
      line.removeEventListener('message', onDrawn)
      canvas.remove()
    },
  }
}

/** Hands a canvas over to the thread; answers the line to it. It throws where the browser has not all that takes. */
function openOn(canvas: HTMLCanvasElement, pages: FlipBookPages): MessagePort {
  thread ??= startThread()
  const sheet = canvas.transferControlToOffscreen()
  const { port1, port2 } = new MessageChannel()
  const opening: FlipBookOpening = { sheet, line: port2, pages }
  thread.postMessage(opening, [sheet, port2])
  return port1
}

function startThread(): Worker {
  trusted ??= threadAddress()
  return new Worker(trusted, { type: 'module' })
}

/** The one script that may be started in a thread; the policy of trusted types lets nothing else through. */
function threadAddress(): string {
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('vyomix-thread', {
    createScriptURL: (url) => (url === address ? url : ''),
  })
  return policy?.createScriptURL(address) ?? address
}
