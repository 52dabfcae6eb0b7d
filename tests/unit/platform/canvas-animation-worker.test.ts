import { afterEach, expect, test, vi } from 'vitest'
import type { CanvasAnimationCommand, CanvasAnimationInit } from '#platform/canvas-animation.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The worker, with canvases like Firefox's, each of which gives its context once. */
async function thread() {
  vi.useFakeTimers()
  let send: (opening: { readonly data: CanvasAnimationInit }) => void = () => {}
  vi.stubGlobal('addEventListener', (_: string, listener: typeof send) => {
    send = listener
  })
  vi.stubGlobal(
    'Path2D',
    class {
      readonly path: string
      constructor(path: string) {
        this.path = path
      }
    },
  )
  vi.resetModules()
  await import('#platform/canvas-animation-worker.ts')
  return { open: (pages: readonly string[], everyMs: number | null) => opened(send, pages, everyMs) }
}

function opened(
  send: (opening: { readonly data: CanvasAnimationInit }) => void,
  pages: readonly string[],
  everyMs: number | null,
) {
  const drawn: string[] = []
  const nothing = () => {}
  const getContext = vi.fn(() => {
    if (getContext.mock.calls.length > 1) throw new Error('Cannot update created context to different thread')
    const stroke = ({ path }: { readonly path: string }) => drawn.push(path)
    return { canvas: { width: 100 }, setTransform: nothing, clearRect: nothing, rotate: nothing, stroke }
  })
  const sheet = { getContext } as unknown as OffscreenCanvas
  const line = {
    postMessage: (word: string) => drawn.push(word),
    close: () => drawn.push('closed'),
    onmessage: nothing,
  }
  const layers = [{ pages, ink: '#fff', width: 1 }]
  send({
    data: {
      canvas: sheet,
      port: line as unknown as MessagePort,
      frames: { side: 50, tiltDegrees: 0, frameMs: everyMs, layers },
    },
  })
  const hear: (order: { readonly data: CanvasAnimationCommand }) => void = (order) =>
    (line.onmessage as typeof hear)(order)
  return { drawn, tell: (data: CanvasAnimationCommand) => hear({ data }) }
}

test('the frames are drawn one after another, and the first one is reported', async () => {
  const { drawn, tell } = (await thread()).open(['one', 'two', 'three'], 50)
  tell({ type: 'turn', fromMs: 0 })
  expect(drawn).toEqual(['one', 'drawn'])
  vi.advanceTimersByTime(150)
  expect(drawn).toEqual(['one', 'drawn', 'two', 'three', 'one'])
})

test('a paused animation stays at its frame, and continues from the given moment', async () => {
  const { drawn, tell } = (await thread()).open(['one', 'two', 'three'], 50)
  tell({ type: 'turn', fromMs: 0 })
  tell({ type: 'hold' })
  vi.advanceTimersByTime(500)
  expect(drawn).toEqual(['one', 'drawn'])
  tell({ type: 'turn', fromMs: 100 })
  expect(drawn.slice(2)).toEqual(['three', 'drawn'])
})

test('an animation with a single frame is drawn once', async () => {
  const { drawn, tell } = (await thread()).open(['sky'], null)
  tell({ type: 'turn', fromMs: 0 })
  vi.advanceTimersByTime(10_000)
  expect(drawn).toEqual(['sky', 'drawn'])
})

test('two animations run side by side, and a closed one draws no more', async () => {
  const { open } = await thread()
  const globe = open(['one', 'two'], 50)
  const sky = open(['sky'], null)
  globe.tell({ type: 'turn', fromMs: 0 })
  sky.tell({ type: 'turn', fromMs: 0 })
  vi.advanceTimersByTime(50)
  globe.tell({ type: 'close' })
  vi.advanceTimersByTime(500)
  expect(globe.drawn).toEqual(['one', 'drawn', 'two', 'closed'])
  expect(sky.drawn).toEqual(['sky', 'drawn'])
})
