import { useRef } from 'react'

type Press = { readonly detail: number }
/** Runs a task for a press of a button. `press` is the event of a click. */
type RunTask = (task: () => unknown, press?: Press) => Promise<void>

/**
 * Returns a function that runs what a button does, such as sending, copying or saving. It ignores presses while an
 * earlier one is at work, and the second click of a double click, which would do the same again. A component uses one
 * such function for all buttons that must not work at the same time.
 */
export function useOneAtATime(): RunTask {
  const isBusy = useRef(false)
  const run = useRef<RunTask>(async (task, press) => {
    if (isBusy.current || isRepeatedClick(press)) return
    isBusy.current = true
    try {
      await task()
    } finally {
      isBusy.current = false
    }
  })
  return run.current
}

/** Returns whether a click follows another one so soon that the system counts both as one double click. */
const isRepeatedClick = (press?: Press) => (press?.detail ?? 0) > 1
