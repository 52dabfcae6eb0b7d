/** Returns what `ask` answers; where it throws, as a browser does for what it has not or does not allow, `otherwise`. */
export function attempt<T, U>(ask: () => T, otherwise: U): T | U {
  try {
    return ask()
  } catch {
    return otherwise
  }
}
