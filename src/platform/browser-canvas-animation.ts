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
/** Stored because its policy can be created only once, and starting the worker may have to be retried. */
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

/**
 * Transfers a canvas to the worker and returns the port to it.
 * @throws an Error if the browser lacks one of the features this needs
 */
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

/** Returns the trusted address of the worker. The Trusted Types policy lets no other script start as a worker. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('vyomix-thread', {
    createScriptURL: (url) => (url === address ? url : ''),
  })
  return policy?.createScriptURL(address) ?? address
}
