import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { config } from '#content/config.ts'
import { compressFiles } from '../compress-files.ts'
import type { CheckResult } from './request-checks.ts'
import type { RunningHost } from './running-hosts.ts'

const WAIT_MS = 60_000
const NOT_REACHED: readonly string[] = ['The visit did not come so far.']

/** Visits a host with a browser, and returns what does not work. The host is stopped at the end. */
export async function browserChecks(browser: Browser, host: RunningHost): Promise<readonly CheckResult[]> {
  return [
    {
      name: "a form's request passes the policy and reaches the mail service",
      problems: await sendForm(browser, host),
    },
    ...(await visitTwice(browser, host)),
  ]
}

/** Sends the newsletter form to a stand-in for the mail service, which the browser puts in its place. */
async function sendForm(browser: Browser, host: RunningHost): Promise<readonly string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const refused = violationsOf(page)
    const endpoint = new URL(config.mail.endpoint, host.url).href
    const posted = new Promise<string>((resolve) => {
      void page.route(endpoint, async (route) => {
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
        await route.fulfill({ status: 200, headers, body: 'OK' })
        if (route.request().method() === 'POST') resolve(route.request().postData() ?? '')
      })
    })
    await page.goto(`${host.url}/about`)
    const field = page.getByRole('contentinfo').locator('input[type=email]')
    await field.scrollIntoViewIfNeeded({ timeout: WAIT_MS })
    await page.locator('[data-island=footer][data-hydrated]').waitFor({ state: 'attached', timeout: WAIT_MS })
    await field.fill('visitor@example.com', { timeout: WAIT_MS })
    await field.press('Enter')
    const body = await Promise.race([posted, page.waitForTimeout(WAIT_MS).then(() => null)])
    if (body === null) return ['The stand-in for the mail service received nothing.', ...refused]
    return body.includes('visitor@example.com') ? refused : ['The stand-in received something else.', ...refused]
  } catch (error) {
    return [firstLine(error)]
  } finally {
    await context.close()
  }
}

/** Visits the site, publishes another worker as a deploy would, and opens a page after the server has stopped. */
async function visitTwice(browser: Browser, host: RunningHost): Promise<readonly CheckResult[]> {
  const update = { name: 'an open tab finds the worker of a newer version', problems: NOT_REACHED }
  const offline = { name: 'after one visit a page opens without the server', problems: NOT_REACHED }
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const refused = violationsOf(page)
    await page.goto(host.url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: WAIT_MS })
    await publishWorker(host.site)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)
    update.problems = await problemsOf(page.waitForFunction(isWaiting, null, { timeout: WAIT_MS }))
    await host.stop()
    offline.problems = await problemsOf(openAbout(page, host.url))
    return [update, { ...offline, problems: [...offline.problems, ...refused] }]
  } catch (error) {
    return [update, { ...offline, problems: [firstLine(error)] }]
  } finally {
    await context.close()
  }
}

async function openAbout(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/about`)
  await page.locator('h1').first().waitFor({ timeout: WAIT_MS })
}

/** Adds a line to the worker that a host serves, which makes it another version for browsers. */
async function publishWorker(site: string): Promise<void> {
  const isCompressed = existsSync(join(site, 'sw.js.gz'))
  appendFileSync(join(site, 'sw.js'), '\n// another version\n')
  if (isCompressed) await compressFiles(site, ['/sw.js'], 'quick')
}

async function problemsOf(work: Promise<unknown>): Promise<readonly string[]> {
  return work.then(
    () => [],
    (error) => [firstLine(error)],
  )
}

function firstLine(error: unknown): string {
  return String(error).split('\n')[0] ?? ''
}

/** Returns a list that fills with what the policy of a page refuses. */
function violationsOf(page: Page): readonly string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text())
  })
  return refused
}
