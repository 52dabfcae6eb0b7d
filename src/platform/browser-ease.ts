import { attempt } from '#lib/attempt.ts'
import { browserClock } from './browser.ts'
import { createEase } from './ease.ts'
import type { EpochMs } from './ports.ts'

/** Only Chromium tells of long tasks (2026); elsewhere the device counts as being at ease. */
export const browserEase = createEase({
  clock: browserClock,
  onLongTask: (hear) => attempt(() => hearLongTasks(hear), undefined),
})

function hearLongTasks(hear: (ended: EpochMs) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return
  const hearAll = (tasks: readonly PerformanceEntry[]) => {
    for (const { startTime, duration } of tasks) hear(performance.timeOrigin + startTime + duration)
  }
  const observer = new PerformanceObserver((list) => hearAll(list.getEntries()))
  observer.observe({ type: 'longtask', buffered: true })
  hearAll(observer.takeRecords()) // those before now would else be told of only after the first question
}
