import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { config } from '#content/config.ts'
import { servicePaths } from '#support/addresses.ts'
import { contentFiles, contentItems } from '#support/content-source.ts'
import { messageOf, pageTextOf } from '#support/messages.ts'
import { delayFiles } from './page-actions.ts'
import { axeViolations, expect, test, waitForHydration, withMotion } from './site-fixtures.ts'

const jobs = contentFiles('jobs')
/** Returns the button that pauses or resumes an animation. */
const motionButton = (figure: Locator, action: 'play' | 'pause', name: string) =>
  figure.getByRole('button', { name: messageOf('controls', action, { what: messageOf('moving', name) }) })
/** A category of jobs that has some of the openings, but not all. */
const [category] = ['sales', 'tech'].filter((name) => {
  const { length } = jobs.filter((job) => job.category === name)
  return length > 0 && length < jobs.length
})
const categoryButton = (page: Page, name: string) =>
  page.getByRole('button', { name: pageTextOf('jobs', `categories.${name}`), exact: true })

for (const chosen of category ? [category] : []) {
  test('a search text and a category together filter the jobs, and the address has both', async ({ page }) => {
    await page.goto('/jobs')
    await waitForHydration(page)
    const list = page.getByRole('link', { name: /^Apply Now for ./ }) // the link below the list names no job
    await expect(list).toHaveCount(jobs.length)
    await categoryButton(page, chosen).click()
    await expect(categoryButton(page, chosen)).toHaveAttribute('aria-pressed', 'true')
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
    const release = await delayFiles(page, 'assets/*.js')
    await page.goto(`/jobs?category=${chosen}`, { waitUntil: 'commit' })
    await page.getByRole('searchbox').fill('manager')
    release()
    await waitForHydration(page)
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ category: chosen, q: 'manager' })
    await expect(page.getByRole('searchbox')).toHaveValue('manager')
    await expect(categoryButton(page, chosen)).toHaveAttribute('aria-pressed', 'true')
  })
}

for (const { title } of jobs.slice(0, 1))
  test('an address with a search shows the jobs that match it', async ({ page }) => {
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

test('“Watch Demo” moves the focus to the demonstration, which marks one step', async ({ page }) => {
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
      const [cursorAnimation] = element.getAnimations({ subtree: true }).filter((item) => item instanceof CSSAnimation)
      const step = [...element.querySelectorAll('ol > li')].findIndex((item) => item.hasAttribute('aria-current'))
      return {
        state: cursorAnimation?.playState,
        intoStep: (Number(cursorAnimation?.currentTime) % 9600) - step * 1200,
      }
    })
  const state = async () => (await cursor()).state
  await expect.poll(state).toBe('running')
  await page.clock.runFor(3600)
  await motionButton(figure, 'pause', 'timetable').press('Enter')
  await expect.poll(state).toBe('paused')
  const { intoStep } = await cursor()
  expect(intoStep).toBeGreaterThan(-100)
  expect(intoStep).toBeLessThan(1300)
  await motionButton(figure, 'play', 'timetable').press('Enter')
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
    const styleSheet = new CSSStyleSheet() // the sky behind the globe moves as well
    styleSheet.replaceSync('canvas:not(figure canvas) { visibility: hidden !important }')
    document.adoptedStyleSheets.push(styleSheet)
  })
  const before = await globe.screenshot()
  await expect.poll(async () => (await globe.screenshot()).equals(before)).toBe(false)

  const digitAnimations = () =>
    figure.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => {
        const { duration, easing } = animation.effect?.getTiming() ?? {}
        return { duration, easing, state: animation.playState, time: Number(animation.currentTime) }
      }),
    )
  const ticking = { easing: expect.stringMatching(/^steps\(10/), state: 'running' }
  expect(await digitAnimations()).toMatchObject([
    { ...ticking, duration: 5000 },
    { ...ticking, duration: 500 },
  ])
  // leading zeros reserve the space of later digits, so that no digit moves
  await expect(figure.locator('b > [aria-hidden]')).toHaveText(/^0/)

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const layoutCount = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN
  const [layoutsBefore, timeBefore] = [await layoutCount(), (await digitAnimations())[0]?.time ?? NaN]
  await expect.poll(async () => ((await digitAnimations())[0]?.time ?? 0) - timeBefore).toBeGreaterThan(1500)
  expect((await layoutCount()) - layoutsBefore).toBeLessThan(15) // during thirty steps

  await motionButton(figure, 'pause', 'globe').click()
  await expect.poll(async () => (await digitAnimations()).map(({ state }) => state)).toEqual(['paused', 'paused'])
  await expect.poll(async () => (await globe.screenshot()).equals(await globe.screenshot())).toBe(true)
  await motionButton(figure, 'play', 'globe').press('Enter')
  await expect.poll(async () => (await digitAnimations()).map(({ state }) => state)).toEqual(['running', 'running'])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await digitAnimations()).map(({ state }) => state)).toEqual(['paused', 'paused'])
})

test('links to projects open in new tabs, and say so', { tag: '@soak' }, async ({ page }) => {
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

const hasQuestions = (path: string) => readFileSync(`src/content${path}.yaml`, 'utf8').includes('kind: questions')
for (const path of servicePaths.filter(hasQuestions).slice(0, 1))
  test('without scripts, the answers on the page of a service can be opened', async ({ browser, site }) => {
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
  test('a kind of app on /agents has a single square icon beside its name', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/agents')
    const tile = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
    await tile.scrollIntoViewIfNeeded()
    const icon = tile.locator('img')
    await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const bounds = await icon.boundingBox()
    expect(bounds?.height).toBeCloseTo(bounds?.width ?? 0, 0)
  })
