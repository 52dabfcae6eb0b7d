import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Like Chromium, buffers past tasks and reports them to an observer only after the caller has its answer. */
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

test('a page that was busy before the first query is known to be busy at once', async () => {
  const now = performance.now()
  vi.stubGlobal('PerformanceObserver', browserWith([{ startTime: now - 1000, duration: 200 }]))
  vi.resetModules()
  const { browserLongTaskMonitor: browserEase } = await import('#platform/browser-long-task-monitor.ts')
  expect(browserEase.isResponsive()).toBe(false)
})

test('a browser that reports no long tasks counts as responsive', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['paint'] })
  vi.resetModules()
  const { browserLongTaskMonitor: browserEase } = await import('#platform/browser-long-task-monitor.ts')
  expect(browserEase.isResponsive()).toBe(true)
})

test.each([undefined, class {}])(
  'so does one without an observer, or without a list of its entry types',
  async (observer) => {
    vi.stubGlobal('PerformanceObserver', observer)
    vi.resetModules()
    const { browserLongTaskMonitor: browserEase } = await import('#platform/browser-long-task-monitor.ts')
    expect(browserEase.isResponsive()).toBe(true)
  },
)
