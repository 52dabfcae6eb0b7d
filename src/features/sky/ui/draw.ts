import type { Trail } from '#lib/engrave/trails.ts'

/** Trails a slice: few enough that drawing never holds up a tap on a slow phone. */
const SLICE = 30

type Drawing = {
  readonly trails: readonly Trail[]
  /** The point they turn around, in CSS pixels from the canvas' corner. */
  readonly x: number
  readonly y: number
  readonly sweep: number
  /** The canvas in CSS pixels, and canvas pixels for each of them. */
  readonly width: number
  readonly height: number
  readonly scale: number
}

/**
 * Draws trails around a point, a few in each frame, out of sight; the finished drawing is then handed over at once, in a
 * task of its own, because a browser copies a whole canvas whenever a line of it changes. Answers how to stop before the
 * end. A browser that cannot draw out of sight shows no trails.
 */
export function drawTrails(canvas: HTMLCanvasElement, drawing: Drawing, onFinished = () => {}): () => void {
  const { trails, x, y, sweep, width, height, scale } = drawing
  if (typeof OffscreenCanvas === 'undefined') return () => {}
  const draft = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = draft.getContext('2d')
  if (!context) return () => {}
  context.scale(scale, scale)
  context.lineCap = 'round'
  let request = 0
  let next = 0
  const slice = () => {
    for (const trail of trails.slice(next, next + SLICE)) {
      context.globalAlpha = trail.alpha
      context.strokeStyle = trail.tone
      context.lineWidth = trail.width
      context.beginPath()
      context.arc(x, y, trail.radius, trail.start, trail.start + sweep)
      context.stroke()
    }
    next += SLICE
    request = requestAnimationFrame(next < trails.length ? slice : finish)
  }
  const finish = () => {
    const picture = draft.transferToImageBitmap()
    request = requestAnimationFrame(() => show(picture))
  }
  const show = (picture: ImageBitmap) => {
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
    canvas.dataset.finished = ''
    onFinished()
  }
  request = requestAnimationFrame(slice)
  return () => cancelAnimationFrame(request)
}
