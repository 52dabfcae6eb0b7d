import type { Locator, Page } from '@playwright/test'
import { messageOf } from '#support/messages.ts'
import { stoppableSite } from '#support/stoppable-site.ts'
import { activateFooter, collectProblems, expect, waitForHydration } from './site-fixtures.ts'
import { test as base, type FakeMailServer } from './worker-fixtures.ts'

type Site = Awaited<ReturnType<typeof stoppableSite>>

/** Declares a test of a site that can be stopped, with a fake mail service on an origin of its own that can fail. */
export const test = base.extend<{ mail: FakeMailServer; site: Site; problems: string[] }>({
  mail: ({ mailHost }, use) => use(mailHost.server),
  site: async ({ mailHost }, use) => {
    const site = await stoppableSite(mailHost.folder)
    await use(site)
    await site.close()
    await mailHost.server.reset() // all pages are closed by now, because every page depends on this fixture
  },
  baseURL: async ({ site }, use) => use(site.url),
  /** The problems of the page, except those of the network, which the tests cause. */
  problems: [
    async ({ page, mail, site }, use) => {
      const problems = await collectProblems(page, site.url)
      await use(problems)
      const isExpected = (problem: string) =>
        problem.includes(new URL(mail.endpoint).origin) || /Failed to load resource|net::ERR_/.test(problem)
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Returns how many copies of each request the mail service has accepted. */
export function copyCounts({ accepted }: Pick<FakeMailServer, 'accepted'>): readonly number[] {
  return [...accepted.values()].map((bodies) => bodies.length)
}

/** Returns the shortest time between two consecutive posts, in milliseconds. */
export function shortestInterval({ posts }: Pick<FakeMailServer, 'posts'>): number {
  return Math.min(...posts.slice(1).map(({ at }, index) => at - (posts[index]?.at ?? 0)))
}

/** Subscribes to the newsletter in the footer, which is the quickest way to add a request to the outbox. */
export async function subscribeToNewsletter(page: Page, address: string): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await activateFooter(page)
  await footer.getByRole('textbox', { name: messageOf('newsletter', 'field') }).fill(address)
  await footer.getByRole('button', { name: messageOf('newsletter', 'button') }).click()
  await expect(footer.getByRole('textbox', { name: messageOf('newsletter', 'field') })).toHaveValue('')
}

export const meetingForm = (page: Page): Locator => page.locator('#meeting')

export async function submitMeetingForm(page: Page, details = 'A shop for handmade paper.'): Promise<void> {
  await meetingForm(page).getByLabel('Full Name').fill('Asha Verma')
  await meetingForm(page).getByLabel('Email Address').fill('asha@example.com')
  await meetingForm(page).getByLabel('Project Details').fill(details)
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
}

/** Returns the button in the header that shows the number of waiting requests. */
export const outboxButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /\d+ requests?\b/ })

const countText = (requests: number) =>
  messageOf('outbox', `count.all.${requests === 1 ? 'one' : 'many'}`, { count: requests })

/** Returns the name of `outboxButton` while this number of requests waits. */
export const waitingName = (requests: number): string =>
  messageOf('outbox', 'count.waiting', { all: countText(requests) })
/** The name of `outboxButton` while the only request is being sent. */
export const ONE_SENDING_NAME = messageOf('outbox', 'count.sending', { all: countText(1) })
/** The name of `outboxButton` while the only request needs a decision of the visitor. */
export const ONE_UNDECIDED_NAME = messageOf('outbox', 'count.asking.one', { all: countText(1), count: 'one' })

export const waitingRequestsPanel = (page: Page): Locator =>
  page.getByRole('dialog', { name: messageOf('outbox', 'title') })

export async function openWaitingRequestsPanel(page: Page): Promise<Locator> {
  await outboxButton(page).click()
  await expect(waitingRequestsPanel(page)).toBeVisible()
  return waitingRequestsPanel(page)
}

/** Opens a page of the site and waits until it has hydrated. The scripts of the outbox may still be loading. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/**
 * Opens a page, tells it that a form got the focus, and waits until this has loaded the last script of the outbox. From
 * then on, the outbox works without a network.
 */
export async function gotoWithOutbox(page: Page, path: string): Promise<void> {
  await gotoHydrated(page, path)
  const hasLastScript = () => {
    document.querySelector('form')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    return performance.getEntriesByType('resource').some(({ name }) => /\/requests-panel-[\w-]{8}\.js$/.test(name))
  }
  await expect.poll(() => page.evaluate(hasLastScript)).toBe(true)
}
