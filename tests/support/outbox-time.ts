import { flushPromises } from './flush-promises.ts'

type Task = { readonly at: number; readonly run: () => void; readonly isLive: () => boolean }

/** The true time, which no device can set, and all scheduled events, run one after the other. */
export type SimulatedTime = {
  /** Milliseconds since the beginning. */
  readonly now: () => number
  /** Runs `run` once after `ms` milliseconds, if `isLive` is true by then. The returned function cancels it. */
  readonly after: (ms: number, run: () => void, isLive?: () => boolean) => () => void
  /** Runs the next event that is due by `end`, and resolves when everything that follows from it has settled. */
  readonly step: (end?: number) => Promise<boolean>
  readonly advance: (ms: number) => Promise<void>
}

const always = () => true

/** Returns a time that moves only when told to. `onStep` is called whenever everything has settled. */
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
      let place = tasks.length
      while (place > 0 && (tasks[place - 1]?.at ?? 0) <= task.at) place -= 1
      tasks.splice(place, 0, task)
      return () => {
        const found = tasks.indexOf(task)
        if (found >= 0) tasks.splice(found, 1)
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
