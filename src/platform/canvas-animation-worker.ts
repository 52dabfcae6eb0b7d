import type { CanvasAnimationCommand, CanvasAnimationFrames, CanvasAnimationInit } from './canvas-animation.ts'

type Context2D = OffscreenCanvasRenderingContext2D

/** Runs in a worker. Draws the frames of an animation one after another, from a 'turn' command to the next command. */
addEventListener('message', ({ data }: MessageEvent<CanvasAnimationInit>) => start(data))

function start({ canvas, port, frames }: CanvasAnimationInit) {
  const context = canvas.getContext('2d') // only once: Firefox reports an error at a second call
  if (!context) return
  let interval: ReturnType<typeof setInterval> | undefined
  port.onmessage = ({ data }: MessageEvent<CanvasAnimationCommand>) => {
    clearInterval(interval)
    if (data.type === 'close') port.close()
    if (data.type !== 'turn') return
    const { frameMs } = frames
    const startedAt = performance.now() - data.fromMs
    const draw = () => drawFrame(context, frames, frameMs ? Math.floor((performance.now() - startedAt) / frameMs) : 0)
    draw()
    port.postMessage('drawn')
    if (frameMs) interval = setInterval(draw, frameMs)
  }
}

function drawFrame(context: Context2D, { side, layers, tiltDegrees }: CanvasAnimationFrames, frameIndex: number) {
  const { width: pixels } = context.canvas
  const scale = pixels / side
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, pixels, pixels)
  context.setTransform(scale, 0, 0, scale, pixels / 2, pixels / 2)
  context.rotate((tiltDegrees * Math.PI) / 180)
  context.lineCap = 'round'
  for (const { pages, ink, width, alpha = 1 } of layers) {
    context.strokeStyle = ink
    context.lineWidth = width
    context.globalAlpha = alpha
    context.stroke(new Path2D(pages[frameIndex % pages.length]))
  }
}
