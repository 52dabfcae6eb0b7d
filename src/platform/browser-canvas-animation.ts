import { attempt } from '#lib/attempt.ts'
import {
  type CanvasAnimation,
  type CanvasAnimationCommand,
  type CanvasAnimationFrames,
  type CanvasAnimationInit,
  canvasPixels,
} from './canvas-animation.ts'
import address from './canvas-animation-worker.ts?worker&url'

type Policy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = { readonly createPolicy: (name: string, rules: Policy) => Policy }

let worker: Worker | undefined
/** Kept, because its policy may be made only once, and the thread may have to be started again. */
let trustedUrl: string | undefined

export const browserCanvasAnimation: CanvasAnimation = (frame, pages, onDrawn) => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = canvasPixels(frame.clientWidth, devicePixelRatio)
  const port = attempt(() => transferToWorker(canvas, pages), null)
  if (!port) return null
  frame.append(canvas)
  const tell = (order: CanvasAnimationCommand) => port.postMessage(order)
  port.addEventListener('message', onDrawn, { once: true })
  port.start()
  return {
    turn: (fromMs) => tell({ type: 'turn', fromMs }),
    hold: () => tell({ type: 'hold' }),
    close() {
      tell({ type: 'close' })
      port.removeEventListener('message', onDrawn)
      canvas.remove()
    },
  }
}

/** Hands a canvas over to the thread; answers the line to it. It throws where the browser has not all that takes. */
function transferToWorker(canvas: HTMLCanvasElement, pages: CanvasAnimationFrames): MessagePort {
  worker ??= startWorker()
  const sheet = canvas.transferControlToOffscreen()
  const { port1, port2 } = new MessageChannel()
  const opening: CanvasAnimationInit = { canvas: sheet, port: port2, frames: pages }
  worker.postMessage(opening, [sheet, port2])
  return port1
}

function startWorker(): Worker {
  trustedUrl ??= trustedWorkerUrl()
  return new Worker(trustedUrl, { type: 'module' })
}

/** The one script that may be started in a thread; the policy of trusted types lets nothing else through. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('vyomix-thread', {
    createScriptURL: (url) => (url === address ? url : ''),
  })
  return policy?.createScriptURL(address) ?? address
}
