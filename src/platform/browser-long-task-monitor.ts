import { attempt } from '#lib/attempt.ts'
import { browserClock } from './browser-clock.ts'
import { createLongTaskMonitor } from './long-task-monitor.ts'
import type { EpochMs } from './ports.ts'

/** Only Chromium reports long tasks (2026). In other browsers the device always counts as responsive. */
export const browserLongTaskMonitor = createLongTaskMonitor({
  clock: browserClock,
  onLongTask: (listener) => attempt(() => observeLongTasks(listener), undefined),
})

function observeLongTasks(listener: (endedAt: EpochMs) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return
  const reportTasks = (tasks: readonly PerformanceEntry[]) => {
    for (const { startTime, duration } of tasks) listener(performance.timeOrigin + startTime + duration)
  }
  const observer = new PerformanceObserver((list) => reportTasks(list.getEntries()))
  observer.observe({ type: 'longtask', buffered: true })
  reportTasks(observer.takeRecords()) // earlier tasks would otherwise be reported only after the first check
}
