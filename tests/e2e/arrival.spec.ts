import type { Locator, Page } from '@playwright/test'
import { slugify } from '#lib/slugify.ts'
import { servicePaths } from '#support/addresses.ts'
import { longestArticle, writtenArticles } from '#support/content-source.ts'
import { pageTextOf, patternOf } from '#support/messages.ts'
import { libraryRecords } from './library-fixtures.ts'
import { blockFiles, delayFiles } from './page-actions.ts'
import { expect, pageSeries, test, waitForHydration, withMotion } from './site-fixtures.ts'
import { type StreamedPage, streamedPage } from './streamed-page.ts'

/** Records the style sheets in the order in which they are applied. */
async function recordStyleSheets(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const applied: string[] = []
    Object.assign(globalThis, { applied })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') applied.push(target.href)
    }).observe(document, { subtree: true, attributeFilter: ['rel'] })
  })
  return async () => {
    const addresses = await page.evaluate(() => (globalThis as unknown as { applied: string[] }).applied)
    return addresses.map((address) => /(\w+)-[\w-]+\.css$/.exec(address)?.[1] ?? address)
  }
}

const centreOf = (element: Locator) =>
  element.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  })

test('style sheets are applied in document order, however they load, and the font sheet last', async ({ page }) => {
  const appliedSheets = await recordStyleSheets(page)
  const release = await delayFiles(page, 'assets/site-*.css')
  const early = page.waitForResponse(/about-[\w-]+\.css/)
  await page.goto('/about')
  await (await early).finished()
  release()
  await waitForHydration(page)
  expect(await appliedSheets()).toEqual(['site', 'about', 'fonts'])
  const fonts = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family))
  await expect.poll(fonts).toContain('Hanken Grotesk')
})

test('a page hydrates and keeps its style if one of its style sheets fails to load', async ({ page, problems }) => {
  await page.emulateMedia(withMotion)
  await blockFiles(page, 'assets/about-*.css')
  await page.goto('/about')
  await waitForHydration(page)
  await expect(page.getByRole('banner')).toHaveCSS('transition-duration', '0.24s, 0.24s') // from the site's style sheet
  expect(problems.every((problem) => problem.includes('ERR_FAILED'))).toBe(true)
  problems.length = 0
})

test('a page hydrates even if its fonts never load', { tag: '@soak' }, async ({ page }) => {
  await delayFiles(page, 'assets/*.woff2')
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the script of the footer, which is not in view, is fetched once a visitor scrolls', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, name] = /assets\/(device|footer)-[\w-]+\.js$/.exec(request.url()) ?? []
    if (name && !fetched.includes(name)) fetched.push(name)
  })
  await page.goto('/agents')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual(['device'])
  await page.evaluate(() => scrollTo(0, 1))
  await expect.poll(() => fetched).toEqual(['device', 'footer'])
})

test('a picture has a sketch as its background until it has loaded', async ({ page }) => {
  const release = await delayFiles(page, 'art/agents-suite.svg')
  await page.goto('/agents', { waitUntil: 'domcontentloaded' })
  const chart = page.locator('img[src="/art/agents-suite.svg"]')
  await expect(chart).toHaveCSS('background-image', /^url\("data:image\/svg/)
  release()
  await expect(chart).toHaveCSS('background-image', 'none')
})

for (const [path, drawing] of [
  ['/agents', '/art/agents-suite.svg'],
  ['/jobs', '/art/jobs-places.svg'],
] as const) {
  test(`the chart of ${path} stays in place when the heading’s font loads, and its centre is the heading’s full stop`, {
    tag: path === '/agents' ? [] : '@soak',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await delayFiles(page, 'assets/*.woff2')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await waitForHydration(page)
    const chart = page.locator(`img[src="${drawing}"]`)
    const before = await centreOf(chart)
    release()
    await expect
      .poll(() =>
        page.evaluate(() => [...document.fonts].some((f) => f.family === 'Kalnia Words' && f.status === 'loaded')),
      )
      .toBe(true)
    expect(await centreOf(chart)).toEqual(before)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const [x, y] = await centreOf(chart)
      const [dotX, dotY] = await centreOf(page.locator('h1 [data-heading-dot]'))
      expect(Math.hypot(x - dotX, y - dotY), `pixels apart at ${width}`).toBeLessThan(1)
    }
  })
}

test('the later chapters of an article are laid out after hydration, without scrolling', async ({ page }) => {
  const release = await delayFiles(page, 'assets/index-*.js')
  await page.goto(longestArticle.path, { waitUntil: 'commit' })
  const chapters = page.locator('article h2[id] + p')
  await expect(page.locator('article aside')).toBeAttached()
  const isLaidOut = (chapter: Locator) => chapter.evaluate((p) => p.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(() => isLaidOut(chapters.first())).toBe(true)
  expect(await isLaidOut(chapters.last())).toBe(false)
  release()
  await expect.poll(() => isLaidOut(chapters.last())).toBe(true)
})

const agents = libraryRecords.toSorted((a, b) => (a.order ?? a.number) - (b.order ?? b.number)).map(({ name }) => name)

const batches = (field: string) => patternOf(pageTextOf('training', `batches.${field}`))

for (const [content, path, first = '', last] of [
  ['the second group of jobs', '/jobs', pageTextOf('jobs', 'groups.tech'), pageTextOf('jobs', 'groups.sales')],
  ['the list of the steps', '/services', pageTextOf('services', 'heading'), pageTextOf('services', 'process.heading')],
  ['the last of the projects', '/projects', /./, pageTextOf('projects', 'next.heading')],
  ['the oldest of the articles', '/blog', /./, writtenArticles.at(-1)?.title ?? ''],
  [
    'the list of batches',
    '/services/agentic-ai-training',
    pageTextOf('training', 'benefits.experts.name'),
    new RegExp(`${batches('heading').source}|${batches('begunHeading').source}`),
  ],
  ['the last of the agents', '/ai-agents-library', agents[0], agents.at(-1) ?? ''],
] as const) {
  test(`${content} is laid out after hydration, without scrolling`, {
    tag: path === '/jobs' ? [] : '@soak',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 480 })
    const release = await delayFiles(page, 'assets/index-*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const isLaidOut = (name: string | RegExp) =>
      page
        .getByRole('main')
        .getByRole('heading', { name, includeHidden: true })
        .first()
        .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
    await expect.poll(() => isLaidOut(first)).toBe(true)
    expect(await isLaidOut(last)).toBe(false)
    release()
    await expect.poll(() => isLaidOut(last)).toBe(true)
  })
}

/**
 * Pauses all CSS animations; styles still apply. Returns a function that sets the speed of the animations, where 1 is
 * normal.
 */
async function pauseAnimations(page: Page): Promise<(playbackRate: number) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  const play = (playbackRate: number) => browser.send('Animation.setPlaybackRate', { playbackRate })
  await play(0)
  return play
}

for (const { where, pages, tag } of pageSeries)
  test(`${where}, sections with deferred layout have no background, border or shadow (they would count as a layout shift)`, {
    tag,
  }, async ({ page, problems }) => {
    await blockFiles(page, 'assets/index-*.js')
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      for (const width of [412, 768, 1440]) {
        await page.setViewportSize({ width, height: 823 })
        const [skipped, decorated] = await page.evaluate(() => {
          const skipped = [...document.querySelectorAll('body *')].filter(
            (element) => getComputedStyle(element).contentVisibility === 'auto',
          )
          const invisible = 'none 0px rgba(0, 0, 0, 0)'
          const decorated = skipped.filter((element) => {
            const { backgroundImage, borderWidth, backgroundColor, boxShadow } = getComputedStyle(element)
            return `${backgroundImage} ${borderWidth} ${backgroundColor}` !== invisible || boxShadow !== 'none'
          })
          return [skipped.length, decorated.map((element) => element.outerHTML.slice(0, 80))]
        })
        expect.soft(skipped, `${path} at ${width}`).toBeGreaterThan(0)
        expect.soft(decorated, `${path} at ${width}`).toEqual([])
      }
    }
    expect(problems.every((problem) => problem.includes('ERR_FAILED'))).toBe(true)
    problems.length = 0
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } })

  for (const { where, pages, tag } of pageSeries)
    test(`${where}, the first frame shows the whole first screen`, { tag }, async ({ page, problems }) => {
      await blockFiles(page, 'assets/index-*.js')
      await pauseAnimations(page)
      for (const path of pages) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        for (const width of [320, 412, 480]) {
          await page.setViewportSize({ width, height: 832 })
          const missing = await page.evaluate(() =>
            [...document.querySelectorAll('main *')]
              .filter((element) => getComputedStyle(element).contentVisibility === 'hidden')
              // an element within a skipped one has no position yet
              .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
              .filter((element) => element.getBoundingClientRect().top < innerHeight)
              .map((element) => element.outerHTML.slice(0, 80)),
          )
          expect.soft(missing, `${path} at ${width}`).toEqual([])
        }
      }
      expect(problems.every((problem) => problem.includes('ERR_FAILED'))).toBe(true)
      problems.length = 0
    })

  for (const [path, selector] of [
    ['/', '#services h2'],
    ['/agents', '#demo figure li >> nth=-1'],
    ['/about', 'main section ~ section ~ section h2 >> nth=0'],
  ] as const)
    test(`the first frame lays out only the first screen, and the rest follows without scripts: ${path}`, async ({
      page,
    }) => {
      await delayFiles(page, 'assets/index-*.js')
      const play = await pauseAnimations(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const isLaidOut = () =>
        page.locator(selector).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      expect(await isLaidOut()).toBe(false)
      await play(1)
      await expect.poll(isLaidOut).toBe(true)
    })

  for (const path of [
    '/privacy#questions',
    '/agents#closing',
    '/about#timeline',
    '/services#process',
    ...[...longestArticle.text.matchAll(/\n## ([^`*_[\n]+)\n/g)]
      .slice(-1)
      .map(([, heading = '']) => `${longestArticle.path}#${slugify(heading)}`),
  ])
    test(`a link to an anchor scrolls to it without scripts: ${path}`, {
      tag: /^\/(about|blog)/.test(path) ? [] : '@soak',
    }, async ({ page, problems }) => {
      await blockFiles(page, 'assets/index-*.js')
      await page.goto(path)
      await expect(page.locator(':target')).toBeInViewport()
      expect(problems.every((problem) => problem.includes('ERR_FAILED'))).toBe(true)
      problems.length = 0
    })
})

for (const path of ['/', '/about', longestArticle.path, '/licenses', '/privacy', '/services'])
  test(`hydration measures only elements that are laid out: ${path}`, {
    tag: ['/', longestArticle.path].includes(path) ? [] : '@soak',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const measured: string[] = []
      Object.assign(globalThis, { measured, requestIdleCallback: () => 0 }) // as on a device too busy to lay out more
      const measure = Element.prototype.getBoundingClientRect
      Element.prototype.getBoundingClientRect = function () {
        const isSkipped = this.checkVisibility() && !this.checkVisibility({ contentVisibilityAuto: true })
        if (isSkipped) measured.push(this.outerHTML.slice(0, 80))
        return measure.call(this)
      }
    })
    await page.goto(path)
    await waitForHydration(page)
    await page.evaluate(() => scrollBy(0, 1)) // after one more frame, all intersection observers have been notified
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => (globalThis as unknown as { measured: string[] }).measured)).toEqual([])
  })

test('until its script runs, the header scrolls away with the page, so that no text shows through it', async ({
  page,
}) => {
  const release = await delayFiles(page, 'assets/index-*.js')
  await page.goto('/privacy', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(() => scrollTo(0, 900))
  await expect(header).not.toBeInViewport()
  release()
  await expect(header).toBeInViewport()
  expect(await header.evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0)
})

type PartialPage = { readonly page: Page; readonly host: StreamedPage }

/**
 * Opens a page of which only the HTML up to the heading has arrived. With `isTimePaused`, CSS animations stand still,
 * so that arriving content can reveal the page, but no timeout can.
 */
const streamedTest = test.extend<{ openPartially: (path: string, isTimePaused: boolean) => Promise<PartialPage> }>({
  openPartially: async ({ context, site }, use) => {
    const hosts: StreamedPage[] = []
    await use(async (path, isTimePaused) => {
      // not the fixture `page`, which reports requests to other hosts as problems: this page has a host of its own
      const page = await context.newPage()
      const browser = await context.newCDPSession(page)
      await browser.send('Animation.enable')
      if (isTimePaused) await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
      const host = await streamedPage(site.url, path)
      hosts.push(host)
      const navigation = page.goto(host.url, { waitUntil: 'commit' })
      await host.sendUpTo('</h1>')
      await navigation
      await expect(page.locator('h1')).toBeAttached()
      return { page, host }
    })
    for (const host of hosts) host.close()
  },
})

for (const path of ['/', '/agents', '/jobs', ...servicePaths.slice(0, 1)])
  streamedTest(
    `a page that arrives in pieces is shown as soon as its first section is complete: ${path}`,
    { tag: ['/', '/jobs'].includes(path) ? [] : '@soak' },
    async ({ openPartially }) => {
      const { page, host } = await openPartially(path, true)
      await expect(page.locator('h1')).toBeHidden()
      await expect(page.locator('header')).toBeHidden()
      await host.sendUpTo('</section>')
      await host.sendUpTo('</h2>')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await page.evaluate(() => document.readyState)).toBe('loading')
    },
  )

streamedTest(
  'if the connection breaks in the first section, what has arrived is shown after one second',
  async ({ openPartially }) => {
    const { page, host } = await openPartially('/about', false)
    await host.loseConnection()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

streamedTest(
  'a page that is cut off in its first section is shown at once, and still hydrates',
  async ({ openPartially }) => {
    const { page, host } = await openPartially('/about', true)
    const release = await delayFiles(page, 'assets/core-*.js')
    await host.end()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    release()
    await waitForHydration(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  },
)
