import { readdirSync, readFileSync } from 'node:fs'
import { servicePaths } from '#support/addresses.ts'
import { itemsOf } from '#support/written.ts'
import { alive, expect, moving, test, violationsOn } from './site.ts'
import { holdBack } from './visitor.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

test('jobs are found by words and category together, and the address keeps both', async ({ page }) => {
  await page.goto('/jobs')
  await alive(page)
  const jobs = page.getByRole('link', { name: /^Apply Now/ })
  const all = await jobs.count()
  const inTech = await page
    .getByRole('region', { name: /^Tech/ })
    .getByRole('link', { name: /^Apply Now/ })
    .count()
  await page.getByRole('button', { name: /^Sales/ }).click()
  await expect(page.getByRole('button', { name: /^Sales/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/category=sales/)
  await expect.poll(() => jobs.count()).toBe(all - inTech)
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page).toHaveURL(/category=sales.*q=zzzz|q=zzzz.*category=sales/)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.poll(() => jobs.count()).toBe(all)
})

test('an address with a search shows its jobs', async ({ page }) => {
  await page.goto('/jobs?category=tech&q=a')
  await alive(page)
  await expect(page.getByRole('searchbox')).toHaveValue('a')
})

test('words typed before the scripts arrived are searched for within the category of the address', async ({ page }) => {
  const letThrough = await holdBack(page, 'assets/*.js')
  await page.goto('/jobs?category=sales', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('manager')
  letThrough()
  await alive(page)
  await expect(page).toHaveURL(/q=manager&category=sales/)
  await expect(page.getByRole('searchbox')).toHaveValue('manager')
  await expect(page.getByRole('button', { name: /^Sales/ })).toHaveAttribute('aria-pressed', 'true')
})

test('the email address is copied, and the visitor is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/jobs')
  await alive(page)
  await page.getByRole('button', { name: /copy/i }).click()
  await expect(page.getByText('Email copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hello@vyomix.example')
})

test('one service is open at a time', async ({ page }) => {
  await page.goto('/services')
  await alive(page)
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
  expect(await violationsOn(page)).toEqual([])
  await rows.first().click()
  await expect(open).toHaveCount(0)
})

test('“Watch Demo” goes to the demonstration and plays it from its first step', async ({ page }) => {
  await page.emulateMedia(moving)
  await page.goto('/agents')
  await alive(page)
  await page.getByRole('link', { name: 'Watch Demo' }).click()
  await expect(page.getByRole('figure', { name: /How Our AI Agents Work Together/ })).toBeFocused()
  await expect(page.locator('[aria-current=step]')).toHaveCount(1)
})

test('the demonstration’s cursor keeps step with the marked step, and moves only while it is seen and not held', async ({
  page,
}) => {
  await page.emulateMedia(moving)
  await page.clock.install()
  await page.goto('/agents')
  await alive(page)
  const figure = page.getByRole('figure', { name: /How Our AI Agents Work Together/ })
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
  await figure.getByRole('button', { name: 'Pause the demonstration' }).press('Enter')
  await expect.poll(state).toBe('paused')
  const { intoStep } = await cursor()
  expect(intoStep).toBeGreaterThan(-100)
  expect(intoStep).toBeLessThan(1300)
  await figure.getByRole('button', { name: 'Play the demonstration' }).press('Enter')
  await expect.poll(state).toBe('running')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(state).toBe('paused')
})

test('the globe turns and its counter ticks every 50 ms, with nothing laid out, until they are held or out of sight', async ({
  page,
}) => {
  await page.emulateMedia(moving)
  await page.goto('/services/agentic-ai-training')
  await alive(page)
  const figure = page.getByRole('figure').filter({ hasText: 'steps since you opened this page' })
  const globe = figure.locator('[data-drawn]')
  await expect(globe.locator('canvas')).toBeVisible()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet() // the sky behind it drifts by itself
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
  // zeros hold the places still to come, so that no digit moves aside
  await expect(figure.locator('b > [aria-hidden]')).toHaveText(/^0,/)

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const layouts = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN
  const [laidOut, begun] = [await layouts(), (await digits())[0]?.time ?? NaN]
  await expect.poll(async () => ((await digits())[0]?.time ?? 0) - begun).toBeGreaterThan(1500)
  expect((await layouts()) - laidOut).toBeLessThan(15) // of thirty steps

  await figure.getByRole('button', { name: 'Pause the globe' }).click()
  await expect.poll(async () => (await digits()).map(({ state }) => state)).toEqual(['paused', 'paused'])
  await expect.poll(async () => (await globe.screenshot()).equals(await globe.screenshot())).toBe(true)
  await figure.getByRole('button', { name: 'Play the globe' }).press('Enter')
  await expect.poll(async () => (await digits()).map(({ state }) => state)).toEqual(['running', 'running'])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await digits()).map(({ state }) => state)).toEqual(['paused', 'paused'])
})

test('projects open in tabs of their own, and say so', async ({ page }) => {
  await page.goto('/projects')
  await alive(page)
  const links = page.locator('main a[target=_blank]')
  await expect(links).toHaveCount(readdirSync('src/content/projects').filter((file) => file.endsWith('.md')).length)
  for (const link of await links.all()) {
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/[\w.-]+(\/|$)/)
    await expect(link).toContainText('(opens in a new tab)')
  }
})

test('the services of a detail page answer questions before any script runs', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  const asks = (path: string) => readFileSync(`src/content${path}.yaml`, 'utf8').includes('kind: questions')
  await page.goto(servicePaths.find(asks) ?? '')
  const question = page.locator('main details').first()
  await question.locator('summary').click()
  await expect(question.locator('p').first()).toBeVisible()
  await context.close()
})

test('each kind of connected app has one mark beside its name, not the whole sheet of them', async ({ page }) => {
  const [kind] = itemsOf('integrations.yaml')
  test.skip(!kind, 'there is none')
  await page.goto('/agents')
  const tile = page.getByRole('listitem').filter({ has: page.getByText(kind?.name ?? '', { exact: true }) })
  await tile.scrollIntoViewIfNeeded()
  const mark = tile.locator('img')
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const box = await mark.boundingBox()
  expect(box?.height).toBeCloseTo(box?.width ?? 0, 0)
})
