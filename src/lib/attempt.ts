/** Returns what `ask` answers; where it throws, as a browser does for what it has not or does not allow, `otherwise`. */
export function attempt<T, U>(run: () => T, fallback: U): T | U {
  try {
    return run()
  } catch {
    return fallback
  }
}
