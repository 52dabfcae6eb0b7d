import { isTimestamp } from '#lib/untrusted.ts'

/**
 * How a visitor can install the site without the browser's install prompt: through the iOS share sheet, or not at all.
 */
export type InstallWay = 'ios-sheet' | 'none'

/**
 * Returns 'ios-sheet' for Safari on iOS, where visitors add the site by hand. Other browsers and in-app browsers on iOS
 * lack that menu entry or hide it. An iPad claims to be a Mac, but Macs have no touch screen.
 */
export function installWayOf(userAgent: string, touchPoints: number): InstallWay {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  const isSafari = /like Gecko\) Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/.test(userAgent) // others append a name
  return isIos && isSafari ? 'ios-sheet' : 'none'
}

/** How long a dismissed hint stays hidden: 90 days. */
const DISMISSED_MS = 90 * 24 * 60 * 60 * 1000

export function parseDismissal(stored: unknown): number | null {
  return isTimestamp(stored) && stored >= 0 ? stored : null
}

/**
 * Returns whether the hint may be shown at the time `now`, after its dismissal at `dismissedAt` (null if it was never
 * dismissed). A dismissal in the future is ignored, because the clock has been set back.
 */
export function canShowAgain(dismissedAt: number | null, now: number): boolean {
  return dismissedAt === null || dismissedAt > now || now - dismissedAt > DISMISSED_MS
}
