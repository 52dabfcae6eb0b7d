import { isTimestamp } from '#lib/untrusted.ts'

/** How a device can keep this site: through the browser's own question, through iOS' share sheet, or not at all. */
export type InstallWay = 'ios-sheet' | 'none'

/**
 * Tells iOS Safari, where a visitor adds the site by hand, from every other browser. In-app browsers and other
 * browsers on iOS have no such entry or hide it; an iPad says it is a Mac, but Macs have no touch screen.
 */
export function installWayOf(userAgent: string, touchPoints: number): InstallWay {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  const isSafari = /like Gecko\) Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/.test(userAgent) // others add their name
  return isIos && isSafari ? 'ios-sheet' : 'none'
}

/** A dismissed hint stays away for 90 days. */
const DISMISSED_MS = 90 * 24 * 60 * 60 * 1000

export function parseDismissal(stored: unknown): number | null {
  return isTimestamp(stored) && stored >= 0 ? stored : null
}

/** Whether a hint dismissed at `at` may show again. A clock set back never hides it for longer than 90 days. */
export function mayShow(at: number | null, now: number): boolean {
  return at === null || Math.abs(now - at) > DISMISSED_MS
}
