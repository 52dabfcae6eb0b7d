import { whenIdle } from './idle.ts'

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
