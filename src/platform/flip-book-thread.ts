import type { FlipBookOpening, FlipBookOrder, FlipBookPages } from './flip-book.ts'

type Pen = OffscreenCanvasRenderingContext2D

/** Runs in a thread of its own: draws the pages of flip books, one after the other, while it is told to. */
addEventListener('message', ({ data }: MessageEvent<FlipBookOpening>) => open(data))

function open({ sheet, line, pages }: FlipBookOpening) {
  const pen = sheet.getContext('2d') // once: asked again, Firefox takes it for another thread's
  if (!pen) return
  let turning: ReturnType<typeof setInterval> | undefined
  line.onmessage = ({ data }: MessageEvent<FlipBookOrder>) => {
    clearInterval(turning)
    if (data.type === 'close') line.close()
    if (data.type !== 'turn') return
    const { everyMs } = pages
    const begun = performance.now() - data.fromMs
    const draw = () => drawPage(pen, pages, everyMs ? Math.floor((performance.now() - begun) / everyMs) : 0)
    draw()
    line.postMessage('drawn')
    if (everyMs) turning = setInterval(draw, everyMs)
  }
}

function drawPage(pen: Pen, { side, layers, lean }: FlipBookPages, page: number) {
  const { width: pixels } = pen.canvas
  const scale = pixels / side
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, pixels, pixels)
  pen.setTransform(scale, 0, 0, scale, pixels / 2, pixels / 2)
  pen.rotate((lean * Math.PI) / 180)
  pen.lineCap = 'round'
  for (const { pages, ink, width, alpha = 1 } of layers) {
    pen.strokeStyle = ink
    pen.lineWidth = width
    pen.globalAlpha = alpha
    pen.stroke(new Path2D(pages[page % pages.length]))
  }
}
