import type { CanvasAnimationCommand, CanvasAnimationFrames, CanvasAnimationInit } from './canvas-animation.ts'

type Context = OffscreenCanvasRenderingContext2D

/** Runs in a worker and draws the frames of canvas animations, one after another, while it is told to. */
addEventListener('message', ({ data }: MessageEvent<CanvasAnimationInit>) => start(data))

function start({ canvas, port, frames }: CanvasAnimationInit) {
  const pen = canvas.getContext('2d') // called once: on a second call Firefox takes the canvas for another thread's
  if (!pen) return
  let interval: ReturnType<typeof setInterval> | undefined
  port.onmessage = ({ data }: MessageEvent<CanvasAnimationCommand>) => {
    clearInterval(interval)
    if (data.type === 'close') port.close()
    if (data.type !== 'turn') return
    const { frameMs } = frames
    const begun = performance.now() - data.fromMs
    const draw = () => drawFrame(pen, frames, frameMs ? Math.floor((performance.now() - begun) / frameMs) : 0)
    draw()
    port.postMessage('drawn')
    if (frameMs) interval = setInterval(draw, frameMs)
  }
}

function drawFrame(pen: Context, { side, layers, tiltDegrees }: CanvasAnimationFrames, page: number) {
  const { width: pixels } = pen.canvas
  const scale = pixels / side
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, pixels, pixels)
  pen.setTransform(scale, 0, 0, scale, pixels / 2, pixels / 2)
  pen.rotate((tiltDegrees * Math.PI) / 180)
  pen.lineCap = 'round'
  for (const { pages, ink, width, alpha = 1 } of layers) {
    pen.strokeStyle = ink
    pen.lineWidth = width
    pen.globalAlpha = alpha
    pen.stroke(new Path2D(pages[page % pages.length]))
  }
}
