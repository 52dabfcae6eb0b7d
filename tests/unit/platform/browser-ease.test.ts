import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Chromium holds tasks of the past ready, and tells an observer of them only after whoever asks has been answered. */
function browserWith(past: readonly { readonly startTime: number; readonly duration: number }[]) {
  return class {
    static readonly supportedEntryTypes = ['longtask']
    #held: typeof past = []
    observe({ type, buffered }: PerformanceObserverInit) {
      if (type === 'longtask' && buffered) this.#held = past
    }
    takeRecords = () => this.#held
  }
}

test('a page that has laboured before the first question is known for it at once', async () => {
  const now = performance.now()
  vi.stubGlobal('PerformanceObserver', browserWith([{ startTime: now - 1000, duration: 200 }]))
  vi.resetModules()
  const { browserLongTaskMonitor: browserEase } = await import('#platform/browser-long-task-monitor.ts')
  expect(browserEase.isResponsive()).toBe(false)
})

test('a browser that tells of no long tasks is at ease', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['paint'] })
  vi.resetModules()
  const { browserLongTaskMonitor: browserEase } = await import('#platform/browser-long-task-monitor.ts')
  expect(browserEase.isResponsive()).toBe(true)
})

test.each([undefined, class {}])(
  'so is one without an observer, or without a list of what it tells of',
  async (observer) => {
    vi.stubGlobal('PerformanceObserver', observer)
    vi.resetModules()
    const { browserLongTaskMonitor: browserEase } = await import('#platform/browser-long-task-monitor.ts')
    expect(browserEase.isResponsive()).toBe(true)
  },
)
