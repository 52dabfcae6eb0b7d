import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, type Page, expect as playwrightExpect } from '@playwright/test'
import type { RunningServer } from '#server/serve.ts'
import { reportTextNodeMutations } from './text-node-mutations.ts'
import { test as base } from './worker-fixtures.ts'

export { DIST, serveSite } from './worker-fixtures.ts'

/**
 * The pauses between polls, in milliseconds. Playwright's own grow to a second, most of which tests would wait in vain.
 */
const LOOK_AGAIN_MS = [20, 50, 100, 100, 200]

export const expect = Object.assign(playwrightExpect.configure({}), {
  poll: ((actual, options) =>
    playwrightExpect.poll(actual, {
      intervals: LOOK_AGAIN_MS,
      ...(typeof options === 'string' ? { message: options } : options),
    })) satisfies typeof playwrightExpect.poll,
})

/** Every address of the site, all articles included. */
export { addresses as everyPage } from '#support/addresses.ts'

/**
 * Collects what is wrong from now on: the page reports an error, breaks its policy, asks another origin for anything,
 * or would break under a translator.
 */
export async function collectProblems(page: Page, origin: string): Promise<string[]> {
  await reportTextNodeMutations(page)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`foreign request: ${url}`)
  })
  return problems
}

/** Tests the built site. `problems` collects what is wrong on the page; a test that expects some empties it. */
export const test = base.extend<{ problems: string[]; site: RunningServer }>({
  site: ({ builtSite }, use) => use(builtSite),
  baseURL: async ({ site }, use) => use(site.url),
  problems: [
    async ({ page, site }, use) => {
      const problems = await collectProblems(page, site.url)
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

/** Goes offline again: some browsers report a document as online once the worker has answered it. */
export async function goOfflineAgain(context: BrowserContext): Promise<void> {
  await context.setOffline(false)
  await context.setOffline(true)
}

/**
 * Waits until the page has hydrated and its deferred interface has loaded. It checks at every frame, because all tests
 * wait here.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isOffered = () =>
    document.querySelector('button[aria-label="Open chat"]')?.checkVisibility({ visibilityProperty: true })
  await page.waitForFunction(isOffered, undefined, { timeout: 20_000 })
}

/** What most visitors see. All other tests run with reduced motion. */
export const withMotion = { reducedMotion: 'no-preference' } as const

/**
 * Makes the browser report no long tasks, as Firefox and Safari do, so that a busy test machine counts as an idle
 * device.
 */
export async function hideLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['paint'] })
  })
}

/** Pauses the sky as the switch in the footer does, so that it does not delay other checks. */
export async function pauseSky(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.motion = 'held'
  })
}

export const ACTIVE_FOOTER = '[data-island=footer][data-hydrated]'

/** Scrolls to the footer and waits until it has hydrated, which happens when it comes near. */
export async function activateFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator(ACTIVE_FOOTER)).toBeAttached()
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Returns what breaks WCAG 2.0 to 2.2, A and AA, on the page, or in a part of it, in its present state. */
export async function axeViolations(page: Page, part = 'html'): Promise<readonly string[]> {
  const isAlone = page.frames().length === 1
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(isAlone) // takes half the time, but checks no frames
    .include(part)
    .options({ runOnly: WCAG, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}
