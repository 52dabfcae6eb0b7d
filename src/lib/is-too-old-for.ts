/**
 * Returns whether code could not be loaded because the browser is too old: it cannot parse the script, or a regular
 * expression in it. A failure of the network is never a `SyntaxError`.
 */
export function isTooOldFor(error: unknown): boolean {
  return error instanceof SyntaxError
}
