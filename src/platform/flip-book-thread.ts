import type { FlipBookOrder } from './flip-book.ts'

/** Runs in a thread of its own: draws the pages of a flip book, one after the other, while it is told to. */
let book: Extract<FlipBookOrder, { type: 'open' }> | null = null
let turning: ReturnType<typeof setInterval> | undefined

addEventListener('message', ({ data }: MessageEvent<FlipBookOrder>) => {
  clearInterval(turning)
  if (data.type === 'open') book = data
  if (data.type !== 'turn' || !book) return
  const { everyMs } = book
  const begun = performance.now() - data.fromMs
  const draw = () => book && drawPage(book, Math.floor((performance.now() - begun) / everyMs))
  draw()
  postMessage('drawn')
  turning = setInterval(draw, everyMs)
})

function drawPage({ sheet, side, layers, lean }: Extract<FlipBookOrder, { type: 'open' }>, page: number) {
  const pen = sheet.getContext('2d')
  if (!pen) return
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
