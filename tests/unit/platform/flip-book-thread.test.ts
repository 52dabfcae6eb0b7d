import { afterEach, expect, test, vi } from 'vitest'
import type { FlipBookOrder } from '#platform/flip-book.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The thread with a sheet such as Firefox gives it: it hands out its pen once. */
async function thread() {
  vi.useFakeTimers()
  const drawn: (string | undefined)[] = []
  let tell: (order: { readonly data: FlipBookOrder }) => void = () => {}
  vi.stubGlobal('addEventListener', (_: string, listener: typeof tell) => {
    tell = listener
  })
  vi.stubGlobal('postMessage', (word: string) => drawn.push(word))
  vi.stubGlobal(
    'Path2D',
    class {
      readonly path: string
      constructor(path: string) {
        this.path = path
      }
    },
  )
  const nothing = () => {}
  const pen = { setTransform: nothing, clearRect: nothing, rotate: nothing }
  const stroke = ({ path }: { readonly path: string }) => drawn.push(path)
  const getContext = vi.fn(() => {
    if (getContext.mock.calls.length > 1) throw new Error('Cannot update created context to different thread')
    return { ...pen, stroke }
  })
  vi.resetModules()
  await import('#platform/flip-book-thread.ts')
  const sheet = { width: 100, height: 100, getContext } as unknown as OffscreenCanvas
  const layers = [{ pages: ['one', 'two', 'three'], ink: '#fff', width: 1 }]
  tell({ data: { type: 'open', sheet, side: 50, lean: 0, everyMs: 50, layers } })
  return { drawn, tell: (order: FlipBookOrder) => tell({ data: order }) }
}

test('the pages are drawn in turn, and the first picture is told', async () => {
  const { drawn, tell } = await thread()
  tell({ type: 'turn', fromMs: 0 })
  expect(drawn).toEqual(['one', 'drawn'])
  vi.advanceTimersByTime(150)
  expect(drawn).toEqual(['one', 'drawn', 'two', 'three', 'one'])
})

test('a book that is held stays at its page, and goes on from the moment it is told', async () => {
  const { drawn, tell } = await thread()
  tell({ type: 'turn', fromMs: 0 })
  tell({ type: 'hold' })
  vi.advanceTimersByTime(500)
  expect(drawn).toEqual(['one', 'drawn'])
  tell({ type: 'turn', fromMs: 100 })
  expect(drawn.slice(2)).toEqual(['three', 'drawn'])
})
