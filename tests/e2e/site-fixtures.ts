import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, type Page, expect as playwrightExpect } from '@playwright/test'
import type { RunningServer } from '#server/serve.ts'
import { addresses, servicePaths } from '#support/addresses.ts'
import { longestArticle } from '#support/content-source.ts'
import { reportTextNodeMutations } from './text-node-mutations.ts'
import { test as base } from './worker-fixtures.ts'

export { DIST, serveSite } from './worker-fixtures.ts'

/**
 * The pauses between polls, in milliseconds. The pauses of Playwright grow to a second, and most of a second would be
 * wasted.
 */
const POLL_INTERVALS_MS = [20, 50, 100, 100, 200]

export const expect = Object.assign(playwrightExpect.configure({}), {
  poll: ((actual, options) =>
    playwrightExpect.poll(actual, {
      intervals: POLL_INTERVALS_MS,
      ...(typeof options === 'string' ? { message: options } : options),
    })) satisfies typeof playwrightExpect.poll,
})

/** Every address of the site, all articles included. */
export { addresses as everyPage }

const kinds = ['/', '/agents', '/blog', '/jobs', '/contact', longestArticle.path, ...servicePaths.slice(0, 1)]
/** The pages on which a rule for all pages is tested: one of each kind, and all of them in `npm run soak:browser`. */
export const pageSeries = [
  { where: 'on a page of each kind', pages: kinds, tag: [] as string[] },
  { where: 'on every page', pages: addresses, tag: '@soak' },
] as const

/**
 * Collects the problems of a page from now on: errors, violations of its policy, requests to other origins, and changes
 * to text nodes that would fail on a translated page.
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

/**
 * Declares a test of the built site. The fixture `problems` collects the problems of the page, and the test fails if it
 * is not empty at the end. A test that expects problems removes them.
 */
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

/** Goes offline again, because some browsers report a document as online once the worker has served it. */
export async function goOfflineAgain(context: BrowserContext): Promise<void> {
  await context.setOffline(false)
  await context.setOffline(true)
}

/**
 * Waits until the page has hydrated and its deferred interface has loaded. The check runs in every frame, because
 * all tests wait here.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isChatButtonVisible = () =>
    document.querySelector('button[aria-label="Open chat"]')?.checkVisibility({ visibilityProperty: true })
  await page.waitForFunction(isChatButtonVisible, undefined, { timeout: 20_000 })
}

/** The media settings of most visitors. Tests without them run with reduced motion. */
export const withMotion = { reducedMotion: 'no-preference' } as const

/**
 * Hides the browser's support for reports of long tasks, which Firefox and Safari lack, so that a busy test machine
 * counts as an idle device.
 */
export async function hideLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['paint'] })
  })
}

/** Pauses the animation of the sky alone, so that it does not delay other checks. */
export async function pauseSky(page: Page): Promise<void> {
  await page.evaluate(() => {
    const styleSheet = new CSSStyleSheet()
    styleSheet.replaceSync('[data-turning] > * { animation-play-state: paused !important }')
    document.adoptedStyleSheets.push(styleSheet)
  })
}

export const ACTIVE_FOOTER = '[data-island=footer][data-hydrated]'

/** Scrolls to the footer and waits until it has hydrated, which happens when it comes near the view. */
export async function activateFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator(ACTIVE_FOOTER)).toBeAttached()
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Returns the violations of WCAG 2.0 to 2.2, A and AA, in the current state of the page or of a selected element. */
export async function axeViolations(page: Page, selector = 'html'): Promise<readonly string[]> {
  const hasNoFrames = page.frames().length === 1
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(hasNoFrames) // takes half the time, but checks no frames
    .include(selector)
    .options({ runOnly: WCAG, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}

/** Removes the browser's report of the status 404 from the problems. */
export function removeStatus404(problems: string[]): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('status of 404')))
}
