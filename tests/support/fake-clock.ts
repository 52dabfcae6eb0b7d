import type { Clock, EpochMs } from '#platform/ports.ts'

export type FakeClock = Clock & {
  /**
   * Moves the clock forward by this many milliseconds. Every task that comes due runs at its own time, the earliest
   * first.
   */
  readonly advance: (ms: number) => void
}

type Task = { readonly at: EpochMs; readonly run: () => void }

/** Returns a clock that only advances when a test moves it. */
export function fakeClock(start: EpochMs = Date.UTC(2026, 0, 1)): FakeClock {
  let now = start
  const tasks = new Set<Task>()
  const nextDueBy = (end: EpochMs) => [...tasks].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
  return {
    now: () => now,
    after(ms, run) {
      const task = { at: now + ms, run }
      tasks.add(task)
      return () => tasks.delete(task)
    },
    advance(ms) {
      const end = now + ms
      for (let task = nextDueBy(end); task; task = nextDueBy(end)) {
        tasks.delete(task)
        now = task.at
        task.run()
      }
      now = end
    },
  }
}
