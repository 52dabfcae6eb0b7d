/**
 * Compares two texts by their UTF-16 code units, as `sort()` does without a comparison. Unlike `localeCompare`, it
 * gives the same order on every computer.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
