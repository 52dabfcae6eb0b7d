/**
 * Returns a function that passes its argument to `run`, one call at a time. Of the arguments that come meanwhile, only
 * the newest is used, so results come in the order of their arguments, and slow runs do not queue up.
 * @param run must not reject
 */
export function runLatest<A>(run: (argument: A) => Promise<void>): (argument: A) => void {
  let next: { readonly argument: A } | null = null
  let isRunning = false
  const runAll = async () => {
    isRunning = true
    while (next) {
      const { argument } = next
      next = null
      await run(argument)
    }
    isRunning = false
  }
  return (argument) => {
    next = { argument }
    if (!isRunning) void runAll()
  }
}
