import { attempt } from '#lib/attempt.ts'
import {
  type CanvasAnimation,
  type CanvasAnimationCommand,
  type CanvasAnimationFrames,
  type CanvasAnimationInit,
  canvasPixels,
} from './canvas-animation.ts'
import workerUrl from './canvas-animation-worker.ts?worker&url'
import { trustedWorkerAddress } from './worker-address.ts'

let worker: Worker | undefined

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
  worker ??= new Worker(trustedWorkerAddress(workerUrl), { type: 'module' })
  const offscreenCanvas = canvas.transferControlToOffscreen()
  const { port1, port2 } = new MessageChannel()
  const init: CanvasAnimationInit = { canvas: offscreenCanvas, port: port2, frames }
  worker.postMessage(init, [offscreenCanvas, port2])
  return port1
}
