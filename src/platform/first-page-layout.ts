import { attempt } from '#lib/attempt.ts'
import { firstInteraction } from './first-interaction.ts'
import { hashTarget } from './hash-target.ts'
import { whenIdle } from './idle.ts'

/**
 * Scrolls to the anchor in the address again, because the browser did so before the page had its styles and its height.
 * Does nothing after a reload or a history navigation, or once the visitor has begun to use the page.
 */
export function rescrollToHash(): void {
  const anchor = hashTarget(location.hash)
  const navigations = attempt(() => performance.getEntriesByType('navigation') as PerformanceNavigationTiming[], [])
  if (!anchor || navigations[0]?.type !== 'navigate' || firstInteraction.hasHappened()) return
  document.documentElement.dataset.forceLayout = ''
  anchor.scrollIntoView()
}

/**
 * Lays out the lower sections of the first page, one section whenever the browser is idle. Laying out a long page at
 * once, and again with each font, would delay a tap on a slow phone. Until then, the browser skips the layout of
 * sections that are out of view. Pages that a navigation shows later are laid out at once.
 */
export async function layOutPageWhenIdle(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('main :is(section, aside, [data-long] > *)')) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    section.dataset.laidOut = ''
  }
  document.documentElement.dataset.laidOut = ''
}
