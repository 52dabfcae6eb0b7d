import { attempt } from '#lib/attempt.ts'
import { firstInteraction } from './first-interaction.ts'
import { hashTarget } from './hash-target.ts'
import { whenIdle } from './idle.ts'

/**
 * Scrolls to the anchor in the address again, now that the page has its styles and its height: the browser did so too
 * early. Does nothing after a reload or a history navigation, or once the visitor has begun to use the page.
 */
export function rescrollToHash(): void {
  const anchor = hashTarget(location.hash)
  const arrivals = attempt(() => performance.getEntriesByType('navigation') as PerformanceNavigationTiming[], [])
  if (!anchor || arrivals[0]?.type !== 'navigate' || firstInteraction.hasHappened()) return
  document.documentElement.dataset.forceLayout = ''
  anchor.scrollIntoView()
}

/**
 * Lays out the lower sections of the first page, one whenever the browser is idle. Laid out all at once, and again with
 * each font, a long page would delay a tap on a slow phone. Until then the styles skip what is out of view. Pages that
 * are shown later are rendered on a click and need none of this.
 */
export async function layOutPageWhenIdle(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('main :is(section, aside, [data-long] > *)')) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    part.dataset.laidOut = ''
  }
  document.documentElement.dataset.laidOut = ''
}
