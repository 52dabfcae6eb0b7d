/** Returns the result of `run`, or `fallback` when `run` throws. Browsers throw for APIs they lack or block. */
export function attempt<T, U>(run: () => T, fallback: U): T | U {
  try {
    return run()
  } catch {
    return fallback
  }
}
