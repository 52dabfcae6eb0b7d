import type { Locator, Page } from '@playwright/test'
import { messageOf } from '#support/messages.ts'
import { stoppableSite } from '#support/stoppable-site.ts'
import { test as base, type MailServer } from './hosts.ts'
import { alive, expect, footerAlive, watchPage } from './site.ts'

type Site = Awaited<ReturnType<typeof stoppableSite>>

/** A site that can be stopped, and a mail service on an origin of its own that can have bad days. */
export const test = base.extend<{ mail: MailServer; site: Site; problems: string[] }>({
  mail: ({ mailHost }, use) => use(mailHost.server),
  site: async ({ mailHost }, use) => {
    const site = await stoppableSite(mailHost.folder)
    await use(site)
    await site.close()
    await mailHost.server.forget() // every page needs the site, so that none is open any more
  },
  baseURL: async ({ site }, use) => use(site.url),
  /** What the page complains of, but for the network: that it fails is what these tests are about. */
  problems: [
    async ({ page, mail, site }, use) => {
      const problems = await watchPage(page, site.url)
      await use(problems)
      const isExpected = (problem: string) =>
        problem.includes(new URL(mail.endpoint).origin) || /Failed to load resource|net::ERR_/.test(problem)
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Every letter that arrived, by its reference: how many copies of it. */
export function copies({ accepted }: Pick<MailServer, 'accepted'>): readonly number[] {
  return [...accepted.values()].map((bodies) => bodies.length)
}

/** The shortest time between two posts, in milliseconds. */
export function shortestPause({ posts }: Pick<MailServer, 'posts'>): number {
  return Math.min(...posts.slice(1).map(({ at }, place) => at - (posts[place]?.at ?? 0)))
}

/** Types an address into the footer and subscribes: the shortest way into the outbox. */
export async function subscribe(page: Page, address: string): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await footerAlive(page)
  await footer.getByRole('textbox', { name: messageOf('newsletter', 'field') }).fill(address)
  await footer.getByRole('button', { name: messageOf('newsletter', 'button') }).click()
  await expect(footer.getByRole('textbox', { name: messageOf('newsletter', 'field') })).toHaveValue('')
}

export const meeting = (page: Page): Locator => page.locator('#meeting')

export async function askForMeeting(page: Page, details = 'A shop for handmade paper.'): Promise<void> {
  await meeting(page).getByLabel('Full Name').fill('Asha Verma')
  await meeting(page).getByLabel('Email Address').fill('asha@example.com')
  await meeting(page).getByLabel('Project Details').fill(details)
  await meeting(page).getByRole('button', { name: 'Schedule Meeting' }).click()
}

/** The count in the header. */
export const count = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /\d+ requests?\b/ })

const all = (requests: number) =>
  messageOf('outbox', `count.all.${requests === 1 ? 'one' : 'many'}`, { count: requests })

/** What the count says of requests of which none is on its way, of one that is, and of one that needs the visitor. */
export const waits = (requests: number): string => messageOf('outbox', 'count.waiting', { all: all(requests) })
export const ONE_GOES = messageOf('outbox', 'count.sending', { all: all(1) })
export const ONE_ASKS = messageOf('outbox', 'count.asking.one', { all: all(1), count: 'one' })

export const panel = (page: Page): Locator => page.getByRole('dialog', { name: messageOf('outbox', 'title') })

export async function openPanel(page: Page): Promise<Locator> {
  await count(page).click()
  await expect(panel(page)).toBeVisible()
  return panel(page)
}

/** Opens a page of the site and waits until it is alive. What the outbox needs may still be on its way. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** The same, down to the last script of the outbox, which comes after two seconds: the network may be lost now. */
export async function visit(page: Page, path: string): Promise<void> {
  await arrive(page, path)
  const isLast = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/requests-panel-[\w-]{8}\.js$/.test(name))
  await expect.poll(() => page.evaluate(isLast)).toBe(true)
}
