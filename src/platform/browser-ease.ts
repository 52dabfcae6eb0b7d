import { browserClock } from './browser.ts'
import { createEase } from './ease.ts'

/** Only Chromium tells of long tasks (2026); elsewhere the device counts as being at ease. */
export const browserEase = createEase({
  clock: browserClock,
  onLongTask(hear) {
    if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) hear(performance.timeOrigin + startTime + duration)
      }).observe({ type: 'longtask', buffered: true })
  },
})
