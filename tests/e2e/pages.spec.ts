import AxeBuilder from '@axe-core/playwright'
import { paths } from '#content/paths.ts'
import { alive, expect, test } from './site.ts'

const articles = [
  'agentic-ai-in-production',
  'a-chatbot-your-support-team-will-keep',
  'wordpress-headless-or-custom',
  'seo-when-answers-come-from-models',
  'edge-ai-next-to-the-machine',
  'ai-ethics-and-governance-for-small-teams',
  'quantum-computing-meets-ai',
  'ai-in-cybersecurity',
  'the-future-of-work-people-and-ai',
  'ai-driven-research-and-development',
].map((slug) => `/blog/${slug}`)
const everyPage = [...Object.values(paths), ...articles]

for (const path of everyPage) {
  test(`${path} comes alive without an error and without a foreign request`, async ({ page }) => {
    await page.goto(path)
    const prerendered = await page.locator('h1').textContent()
    await alive(page)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.locator('h1').textContent()).toBe(prerendered)
    await expect(page).toHaveTitle(/Vyomix/)
    expect(await page.locator('head > title').count()).toBe(1)
    expect(await page.locator('meta[name=description]').count()).toBe(1)
  })

  test(`${path} has no accessibility violation, wide or narrow, and never scrolls sideways`, async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await alive(page)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test('an unknown address shows the not-found page with status 404 and is not indexed', async ({ page, problems }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: /^This star is not on our chart/ })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await alive(page)
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404'))) // the browser reports the status
})

test('a missing asset is a 404 and never a page', async ({ page, site }) => {
  const answer = await page.request.get(`${site.url}/assets/gone-12345678.js`)
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type']).toContain('text/plain')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/blog', '/blog/edge-ai-next-to-the-machine', '/services']) {
    test(`${path} can be read and its links work`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL(/\/about$/)
      await expect(page.locator('h1')).toBeVisible()
    })
  }

  test('the Services menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await page.locator('summary', { hasText: 'Services' }).first().click()
    await page
      .getByRole('link', { name: /SEO Optimization/ })
      .first()
      .click()
    await expect(page).toHaveURL(/seo-optimization$/)
  })
})

test('nothing moves for visitors who ask for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await alive(page)
  await expect(page.locator('[data-drawn] > canvas').first()).toBeAttached()
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0)
})

test('the layout does not shift while a page loads', async ({ page }) => {
  for (const path of ['/', '/blog', '/blog/edge-ai-next-to-the-machine', '/fun']) {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await alive(page)
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      path,
    ).toBeLessThan(0.001)
  }
})
