import { attempt } from '#lib/attempt.ts'
import {
  type CanvasAnimation,
  type CanvasAnimationCommand,
  type CanvasAnimationFrames,
  type CanvasAnimationInit,
  canvasPixels,
} from './canvas-animation.ts'
import workerUrl from './canvas-animation-worker.ts?worker&url'

type Policy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = { readonly createPolicy: (name: string, rules: Policy) => Policy }

let worker: Worker | undefined
/**
 * The address of the worker. Stored, because starting the worker may be retried, but the policy is created only once.
 */
let trustedUrl: string | undefined

export const browserCanvasAnimation: CanvasAnimation = (container, frames, onDrawn) => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = canvasPixels(container.clientWidth, devicePixelRatio)
  const port = attempt(() => transferToWorker(canvas, frames), null)
  if (!port) return null
  container.append(canvas)
  const send = (command: CanvasAnimationCommand) => port.postMessage(command)
  port.addEventListener('message', onDrawn, { once: true })
  port.start()
  return {
    turn: (fromMs) => send({ type: 'turn', fromMs }),
    hold: () => send({ type: 'hold' }),
    close() {
      send({ type: 'close' })
      port.removeEventListener('message', onDrawn)
      canvas.remove()
    },
  }
}

/**
 * Transfers a canvas to the worker and returns the port to it.
 * @throws an Error if the browser lacks one of the features this needs
 */
function transferToWorker(canvas: HTMLCanvasElement, frames: CanvasAnimationFrames): MessagePort {
  worker ??= startWorker()
  const offscreenCanvas = canvas.transferControlToOffscreen()
  const { port1, port2 } = new MessageChannel()
  const init: CanvasAnimationInit = { canvas: offscreenCanvas, port: port2, frames }
  worker.postMessage(init, [offscreenCanvas, port2])
  return port1
}

function startWorker(): Worker {
  trustedUrl ??= trustedWorkerUrl()
  return new Worker(trustedUrl, { type: 'module' })
}

/** Returns the trusted address of the worker. The Trusted Types policy allows no other address. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('vyomix-thread', {
    createScriptURL: (url) => (url === workerUrl ? url : ''),
  })
  return policy?.createScriptURL(workerUrl) ?? workerUrl
}
