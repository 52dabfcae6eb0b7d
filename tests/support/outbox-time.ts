import { flushPromises } from './flush-promises.ts'

type Task = { readonly at: number; readonly run: () => void; readonly isLive: () => boolean }

/**
 * The simulated time, which is independent of the clocks of devices, and its scheduled events, which run one after
 * another.
 */
export type SimulatedTime = {
  /** Milliseconds since the start of the simulation. */
  readonly now: () => number
  /**
   * Calls `run` once after `ms` milliseconds, if `isLive` then returns true. The returned function cancels the call.
   */
  readonly after: (ms: number, run: () => void, isLive?: () => boolean) => () => void
  /** Runs the next event that is due by `end`, and waits for its promises. Resolves with false if no event is due. */
  readonly step: (end?: number) => Promise<boolean>
  /** Runs all events of the next `ms` milliseconds. */
  readonly advance: (ms: number) => Promise<void>
}

const always = () => true

/** Returns a time that moves only when `step` or `advance` is called. `onStep` is called after each event. */
export function simulatedTime(onStep: () => void): SimulatedTime {
  const tasks: Task[] = [] // in reverse order: the next one is last
  let now = 0
  const step = async (end = Number.POSITIVE_INFINITY) => {
    for (let task = tasks.at(-1); task && task.at <= end; task = tasks.at(-1)) {
      tasks.pop()
      if (!task.isLive()) continue
      now = task.at
      task.run()
      await flushPromises()
      onStep()
      return true
    }
    return false
  }
  return {
    now: () => now,
    after(ms, run, isLive = always) {
      const task = { at: now + ms, run, isLive }
      let index = tasks.length
      while (index > 0 && (tasks[index - 1]?.at ?? 0) <= task.at) index -= 1
      tasks.splice(index, 0, task)
      return () => {
        const index = tasks.indexOf(task)
        if (index >= 0) tasks.splice(index, 1)
      }
    },
    step,
    async advance(ms) {
      const end = now + ms
      while (await step(end));
      now = end
    },
  }
}
