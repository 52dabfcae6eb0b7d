import { attempt } from '#lib/attempt.ts'
import { browserClock } from './browser-clock.ts'
import { createLongTaskMonitor } from './long-task-monitor.ts'
import type { EpochMs } from './ports.ts'

/** Only Chromium reports long tasks (2026). In other browsers the device always counts as responsive. */
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
  report(observer.takeRecords()) // earlier tasks would otherwise be reported only after the first check
}
