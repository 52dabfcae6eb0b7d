import type { FlipBookOrder } from './flip-book.ts'

type Book = Extract<FlipBookOrder, { type: 'open' }>
type Pen = OffscreenCanvasRenderingContext2D

/** Runs in a thread of its own: draws the pages of a flip book, one after the other, while it is told to. */
let book: Book | null = null
let pen: Pen | null = null
let turning: ReturnType<typeof setInterval> | undefined

addEventListener('message', ({ data }: MessageEvent<FlipBookOrder>) => {
  clearInterval(turning)
  if (data.type === 'open') {
    book = data
    pen = data.sheet.getContext('2d') // once: asked again, Firefox takes it for another thread's
  }
  if (data.type !== 'turn' || !book) return
  const { everyMs } = book
  const begun = performance.now() - data.fromMs
  const draw = () => book && pen && drawPage(pen, book, Math.floor((performance.now() - begun) / everyMs))
  draw()
  postMessage('drawn')
  turning = setInterval(draw, everyMs)
})

function drawPage(pen: Pen, { sheet, side, layers, lean }: Book, page: number) {
  const scale = sheet.width / side
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, sheet.width, sheet.height)
  pen.setTransform(scale, 0, 0, scale, sheet.width / 2, sheet.height / 2)
  pen.rotate((lean * Math.PI) / 180)
  for (const { pages, ink, width } of layers) {
    pen.strokeStyle = ink
    pen.lineWidth = width
    pen.stroke(new Path2D(pages[page % pages.length]))
  }
}
