import { afterEach, expect, test, vi } from 'vitest'
import type { CanvasAnimationCommand, CanvasAnimationInit } from '#platform/canvas-animation.ts'
import { forgetModules } from '#support/fresh-modules.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts the worker with canvases like Firefox's, each of which returns its context only once. */
async function startWorker() {
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
  forgetModules()
  await import('#platform/canvas-animation-worker.ts')
  return { open: (pages: readonly string[], frameMs: number | null) => openAnimation(send, pages, frameMs) }
}

function openAnimation(
  send: (opening: { readonly data: CanvasAnimationInit }) => void,
  pages: readonly string[],
  frameMs: number | null,
) {
  const events: string[] = []
  const noop = () => {}
  const getContext = vi.fn(() => {
    if (getContext.mock.calls.length > 1) throw new Error('Cannot update created context to different thread')
    const stroke = ({ path }: { readonly path: string }) => events.push(path)
    return { canvas: { width: 100 }, setTransform: noop, clearRect: noop, rotate: noop, stroke }
  })
  const canvas = { getContext } as unknown as OffscreenCanvas
  const port = {
    postMessage: (message: string) => events.push(message),
    close: () => events.push('closed'),
    onmessage: noop,
  }
  const layers = [{ pages, ink: '#fff', width: 1 }]
  send({
    data: {
      canvas,
      port: port as unknown as MessagePort,
      frames: { side: 50, tiltDegrees: 0, frameMs, layers },
    },
  })
  const receive: (command: { readonly data: CanvasAnimationCommand }) => void = (command) =>
    (port.onmessage as typeof receive)(command)
  return { events, send: (data: CanvasAnimationCommand) => receive({ data }) }
}

test('the frames are drawn one after another, and the first one is reported', async () => {
  const { events, send } = (await startWorker()).open(['one', 'two', 'three'], 50)
  send({ type: 'turn', fromMs: 0 })
  expect(events).toEqual(['one', 'drawn'])
  vi.advanceTimersByTime(150)
  expect(events).toEqual(['one', 'drawn', 'two', 'three', 'one'])
})

test('a paused animation stays at its frame, and continues from the given moment', async () => {
  const { events, send } = (await startWorker()).open(['one', 'two', 'three'], 50)
  send({ type: 'turn', fromMs: 0 })
  send({ type: 'hold' })
  vi.advanceTimersByTime(500)
  expect(events).toEqual(['one', 'drawn'])
  send({ type: 'turn', fromMs: 100 })
  expect(events.slice(2)).toEqual(['three', 'drawn'])
})

test('an animation with a single frame is drawn once', async () => {
  const { events, send } = (await startWorker()).open(['sky'], null)
  send({ type: 'turn', fromMs: 0 })
  vi.advanceTimersByTime(10_000)
  expect(events).toEqual(['sky', 'drawn'])
})

test('two animations run side by side, and a closed one draws no more', async () => {
  const { open } = await startWorker()
  const globe = open(['one', 'two'], 50)
  const sky = open(['sky'], null)
  globe.send({ type: 'turn', fromMs: 0 })
  sky.send({ type: 'turn', fromMs: 0 })
  vi.advanceTimersByTime(50)
  globe.send({ type: 'close' })
  vi.advanceTimersByTime(500)
  expect(globe.events).toEqual(['one', 'drawn', 'two', 'closed'])
  expect(sky.events).toEqual(['sky', 'drawn'])
})
