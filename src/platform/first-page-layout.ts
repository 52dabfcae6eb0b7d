import { attempt } from '#lib/attempt.ts'
import { firstInteraction } from './first-interaction.ts'
import { hashTarget } from './hash-target.ts'
import { whenIdle } from './idle.ts'

/**
 * Puts a visitor whose address names an anchor there once more, now that the page has its styles and its height: the
 * browser went there before. Not one who came back to a place, or has begun to move about.
 */
export function rescrollToHash(): void {
  const anchor = hashTarget(location.hash)
  const arrivals = attempt(() => performance.getEntriesByType('navigation') as PerformanceNavigationTiming[], [])
  if (!anchor || arrivals[0]?.type !== 'navigate' || firstInteraction.hasHappened()) return
  document.documentElement.dataset.forceLayout = ''
  anchor.scrollIntoView()
}

/**
 * Lays the lower parts of the first page out, one whenever the browser has nothing better to do: in one go, and again
 * with each of its fonts, a long page would keep a tap waiting on a slow phone. Until then the site's styles skip what is
 * not in view. Pages that come later are rendered on a click and need none of it.
 */
export async function layOutPageWhenIdle(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('main :is(section, aside, [data-long] > *)')) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    part.dataset.laidOut = ''
  }
  document.documentElement.dataset.laidOut = ''
}
