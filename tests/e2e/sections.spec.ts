import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { config } from '#content/config.ts'
import { servicePaths } from '#support/addresses.ts'
import { contentFiles, contentItems } from '#support/content-source.ts'
import { messageOf, pageTextOf } from '#support/messages.ts'
import { delayFiles } from './page-actions.ts'
import { axeViolations, expect, test, waitForHydration, withMotion } from './site-fixtures.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

const jobs = contentFiles('jobs')
/** Returns the button that pauses or resumes an animation. */
const buttonOn = (figure: Locator, action: 'play' | 'pause', what: string) =>
  figure.getByRole('button', { name: messageOf('controls', action, { what: messageOf('moving', what) }) })
/** A category of jobs that has some of the openings, but not all. */
const [category] = ['sales', 'tech'].filter((one) => {
  const { length } = jobs.filter((job) => job.category === one)
  return length > 0 && length < jobs.length
})
const categoryOn = (page: Page, name: string) =>
  page.getByRole('button', { name: pageTextOf('jobs', `categories.${name}`), exact: true })

for (const chosen of category ? [category] : []) {
  test('words and category together filter the jobs, and the address keeps both', async ({ page }) => {
    await page.goto('/jobs')
    await waitForHydration(page)
    const list = page.getByRole('link', { name: /^Apply Now for ./ }) // the one below the list is for no certain job
    await expect(list).toHaveCount(jobs.length)
    await categoryOn(page, chosen).click()
    await expect(categoryOn(page, chosen)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => new URL(page.url()).search).toBe(`?category=${chosen}`)
    await expect(list).toHaveCount(jobs.filter((job) => job.category === chosen).length)
    await page.getByRole('searchbox').fill('zzzz')
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ category: chosen, q: 'zzzz' })
    await expect(list).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: pageTextOf('jobs', 'none.action') }).click()
    await expect(list).toHaveCount(jobs.length)
  })

  test('text typed before the scripts load is searched for within the category of the address', async ({ page }) => {
    const letThrough = await delayFiles(page, 'assets/*.js')
    await page.goto(`/jobs?category=${chosen}`, { waitUntil: 'commit' })
    await page.getByRole('searchbox').fill('manager')
    letThrough()
    await waitForHydration(page)
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ category: chosen, q: 'manager' })
    await expect(page.getByRole('searchbox')).toHaveValue('manager')
    await expect(categoryOn(page, chosen)).toHaveAttribute('aria-pressed', 'true')
  })
}

for (const { title } of jobs.slice(0, 1))
  test('an address with a search shows its jobs', async ({ page }) => {
    await page.goto(`/jobs?${new URLSearchParams({ q: String(title) })}`)
    await waitForHydration(page)
    await expect(page.getByRole('searchbox')).toHaveValue(String(title))
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toContainText([String(title)])
  })

test('the email address is copied, and the visitor is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/jobs')
  await waitForHydration(page)
  await page.getByRole('button', { name: pageTextOf('jobs', 'end.mail.action') }).click()
  await expect(page.getByText('Email copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(config.email)
})

test('one service is open at a time', async ({ page }) => {
  await page.goto('/services')
  await waitForHydration(page)
  const open = page.locator('details[open]')
  await expect(open).toHaveCount(1)
  await expect(page.locator('main details').first()).toHaveAttribute('open')
  const rows = page.locator('main details > summary')
  for (const row of [rows.last(), rows.first()]) {
    const name = (await row.getByRole('heading').textContent()) ?? ''
    if (await row.evaluate((summary) => summary.parentElement?.hasAttribute('open'))) await row.click()
    await row.click()
    await expect(open).toHaveCount(1)
    await expect(open).toContainText(name)
  }
  expect(await axeViolations(page)).toEqual([])
  await rows.first().click()
  await expect(open).toHaveCount(0)
})

test('“Watch Demo” leads to the demonstration and plays it from its first step', async ({ page }) => {
  await page.emulateMedia(withMotion)
  await page.goto('/agents')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Watch Demo' }).click()
  await expect(page.getByRole('figure', { name: pageTextOf('agents', 'demo.heading') })).toBeFocused()
  await expect(page.locator('[aria-current=step]')).toHaveCount(1)
})

test('the demonstration’s cursor follows the marked step, and moves only while it is in view and not paused', async ({
  page,
}) => {
  await page.emulateMedia(withMotion)
  await page.clock.install()
  await page.goto('/agents')
  await waitForHydration(page)
  const figure = page.getByRole('figure', { name: pageTextOf('agents', 'demo.heading') })
  await figure.scrollIntoViewIfNeeded()
  const cursor = () =>
    figure.evaluate((element) => {
      const [crossing] = element.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation)
      const step = [...element.querySelectorAll('ol > li')].findIndex((one) => one.hasAttribute('aria-current'))
      return { state: crossing?.playState, intoStep: (Number(crossing?.currentTime) % 9600) - step * 1200 }
    })
  const state = async () => (await cursor()).state
  await expect.poll(state).toBe('running')
  await page.clock.runFor(3600)
  await buttonOn(figure, 'pause', 'timetable').press('Enter')
  await expect.poll(state).toBe('paused')
  const { intoStep } = await cursor()
  expect(intoStep).toBeGreaterThan(-100)
  expect(intoStep).toBeLessThan(1300)
  await buttonOn(figure, 'play', 'timetable').press('Enter')
  await expect.poll(state).toBe('running')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(state).toBe('paused')
})

test('the globe turns and its counter ticks every 50 ms, without layout work, until they are paused or out of view', async ({
  page,
}) => {
  await page.emulateMedia(withMotion)
  await page.goto('/services/agentic-ai-training')
  await waitForHydration(page)
  const figure = page.getByRole('figure').filter({ hasText: pageTextOf('training', 'globe.counting') })
  const globe = figure.locator('[data-drawn]')
  await expect(globe.locator('canvas')).toBeVisible()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet() // the sky behind it moves as well
    sheet.replaceSync('canvas:not(figure canvas) { visibility: hidden !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const before = await globe.screenshot()
  await expect.poll(async () => (await globe.screenshot()).equals(before)).toBe(false)

  const digits = () =>
    figure.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => {
        const { duration, easing } = animation.effect?.getTiming() ?? {}
        return { duration, easing, state: animation.playState, time: Number(animation.currentTime) }
      }),
    )
  const ticking = { easing: expect.stringMatching(/^steps\(10/), state: 'running' }
  expect(await digits()).toMatchObject([
    { ...ticking, duration: 5000 },
    { ...ticking, duration: 500 },
  ])
  // leading zeros reserve the space of later digits, so that no digit moves
  await expect(figure.locator('b > [aria-hidden]')).toHaveText(/^0,/)

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const layouts = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN
  const [laidOut, begun] = [await layouts(), (await digits())[0]?.time ?? NaN]
  await expect.poll(async () => ((await digits())[0]?.time ?? 0) - begun).toBeGreaterThan(1500)
  expect((await layouts()) - laidOut).toBeLessThan(15) // during thirty steps

  await buttonOn(figure, 'pause', 'globe').click()
  await expect.poll(async () => (await digits()).map(({ state }) => state)).toEqual(['paused', 'paused'])
  await expect.poll(async () => (await globe.screenshot()).equals(await globe.screenshot())).toBe(true)
  await buttonOn(figure, 'play', 'globe').press('Enter')
  await expect.poll(async () => (await digits()).map(({ state }) => state)).toEqual(['running', 'running'])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await digits()).map(({ state }) => state)).toEqual(['paused', 'paused'])
})

test('projects open in new tabs, and say so', async ({ page }) => {
  await page.goto('/projects')
  await waitForHydration(page)
  const links = page.locator('main a[target=_blank]')
  await expect(links).toHaveCount(contentFiles('projects').length)
  for (const link of await links.all()) {
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/[\w.-]+(\/|$)/)
    await expect(link).toContainText(messageOf('controls', 'newTab'))
  }
})

const asks = (path: string) => readFileSync(`src/content${path}.yaml`, 'utf8').includes('kind: questions')
for (const path of servicePaths.filter(asks).slice(0, 1))
  test('a service’s page shows its answers without scripts', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    await page.goto(path)
    const question = page.locator('main details').first()
    await expect(question.locator('p').first()).toBeHidden()
    await question.locator('summary').click()
    await expect(question.locator('p').first()).toBeVisible()
    await context.close()
  })

for (const { name } of contentItems('integrations.yaml').slice(0, 1))
  test('each kind of app on /agents has one icon beside its name, not the whole set', async ({ page }) => {
    await page.goto('/agents')
    const tile = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
    await tile.scrollIntoViewIfNeeded()
    const mark = tile.locator('img')
    await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const box = await mark.boundingBox()
    expect(box?.height).toBeCloseTo(box?.width ?? 0, 0)
  })
