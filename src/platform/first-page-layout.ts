import { whenIdle } from './idle.ts'

/**
 * Lays out the sections of the first page, one section whenever the browser is idle. Until then, the browser skips the
 * layout of sections that are out of view: laying out a long page at once, and again with each font, would delay a tap
 * on a slow phone. Pages that a navigation shows later are laid out at once.
 */
export async function layOutPageWhenIdle(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('main :is(section, aside, [data-long] > *)')) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    section.dataset.laidOut = ''
  }
  document.documentElement.dataset.laidOut = ''
}
