import type { Browser } from '@playwright/test'
import { cpuTime, RUN_TASK, recordTrace } from './trace.ts'

/** How long `work` takes on the machine for which the limits of durations were set, in milliseconds of processor time. */
const REFERENCE_MS = 12
const TRIES = 40

/**
 * Returns how fast this machine's processor is compared with that of the machine for which the limits of durations were
 * set: 0.5 if the same work takes twice as long, and 1 if it is as fast or faster. A processor time multiplied by this
 * number is what it would be on that machine.
 */
export async function processorSpeed(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  await page.goto('about:blank')
  const events = await recordTrace(browser, page, async () => {
    for (let count = 0; count < TRIES; count++) await page.evaluate(work)
  })
  await page.close()
  const times = events.filter(({ name }) => name === RUN_TASK).map(cpuTime)
  const ofWork = times.toSorted((a, b) => b - a).slice(0, TRIES) // other tasks are shorter
  // the median, because the same task takes more processor time while other programs use the other half of the core
  const median = ofWork[TRIES / 2] ?? REFERENCE_MS
  return Math.min(1, REFERENCE_MS / median)
}

/** Runs in the page: what scripts and layout do for a list. */
function work(): number {
  const words = Array.from({ length: 400 }, (_, index) => `word-${(index * 7919) % 400}`)
  const list = document.createElement('ul')
  for (const word of words.toSorted()) list.appendChild(document.createElement('li')).textContent = word.repeat(9)
  document.body.replaceChildren(list)
  return list.offsetHeight
}
