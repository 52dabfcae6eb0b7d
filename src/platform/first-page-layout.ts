import { whenIdle } from './idle.ts'

/**
 * Lets the browser skip the layout of sections that are out of view on the page that is shown next, until
 * `layOutPageWhenIdle`. The first page begins like this.
 */
export function skipLayoutOutOfView(): void {
  delete document.documentElement.dataset.laidOut
}

/**
 * Lays out the sections of the page, one section whenever the browser is idle. Laying out a long page at once, and again
 * with each font, would delay its first paint and a tap on a slow phone. A page to which a visitor returns is laid out
 * at once, to return to the same place.
 */
export async function layOutPageWhenIdle(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('main :is(section, aside, [data-long] > *)')) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    section.dataset.laidOut = ''
  }
  document.documentElement.dataset.laidOut = ''
}
