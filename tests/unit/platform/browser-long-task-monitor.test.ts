import { afterEach, expect, test, vi } from 'vitest'
import { forgetModules } from '#support/fresh-modules.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/**
 * Returns a class of observers that, like Chromium's, do not call back at once, but have past tasks in their buffer.
 */
function observerWith(pastTasks: readonly { readonly startTime: number; readonly duration: number }[]) {
  return class {
    static readonly supportedEntryTypes = ['longtask']
    #pending: typeof pastTasks = []
    observe({ type, buffered }: PerformanceObserverInit) {
      if (type === 'longtask' && buffered) this.#pending = pastTasks
    }
    takeRecords = () => this.#pending
  }
}

test('a long task that ended before the monitor was loaded already counts at the first query', async () => {
  const now = performance.now()
  vi.stubGlobal('PerformanceObserver', observerWith([{ startTime: now - 1000, duration: 200 }]))
  forgetModules()
  const { browserLongTaskMonitor } = await import('#platform/browser-long-task-monitor.ts')
  expect(browserLongTaskMonitor.isResponsive()).toBe(false)
})

test('a browser that reports no long tasks counts as responsive', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['paint'] })
  forgetModules()
  const { browserLongTaskMonitor } = await import('#platform/browser-long-task-monitor.ts')
  expect(browserLongTaskMonitor.isResponsive()).toBe(true)
})

test.each([undefined, class {}])(
  'a browser without an observer, or without a list of entry types, counts as responsive',
  async (observer) => {
    vi.stubGlobal('PerformanceObserver', observer)
    forgetModules()
    const { browserLongTaskMonitor } = await import('#platform/browser-long-task-monitor.ts')
    expect(browserLongTaskMonitor.isResponsive()).toBe(true)
  },
)
