import { attempt } from '#lib/attempt.ts'

/** Opens the browser's dialog for printing. Returns false if the browser has none, as inside some apps. */
export function printPage(): boolean {
  return attempt(() => {
    window.print()
    return true
  }, false)
}
