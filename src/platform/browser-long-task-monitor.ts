import { attempt } from '#lib/attempt.ts'
import { browserClock } from './browser-clock.ts'
import { createLongTaskMonitor } from './long-task-monitor.ts'
import type { EpochMs } from './ports.ts'

/** Only Chromium tells of long tasks (2026); elsewhere the device counts as being at ease. */
export const browserLongTaskMonitor = createLongTaskMonitor({
  clock: browserClock,
  onLongTask: (hear) => attempt(() => observeLongTasks(hear), undefined),
})

function observeLongTasks(hear: (ended: EpochMs) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return
  const report = (tasks: readonly PerformanceEntry[]) => {
    for (const { startTime, duration } of tasks) hear(performance.timeOrigin + startTime + duration)
  }
  const observer = new PerformanceObserver((list) => report(list.getEntries()))
  observer.observe({ type: 'longtask', buffered: true })
  report(observer.takeRecords()) // those before now would else be told of only after the first question
}
