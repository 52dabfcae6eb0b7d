import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { jobPaths, pagePaths, projectPaths, servicePaths } from '#support/addresses.ts'
import { contentServiceName, longestArticle } from '#support/content-source.ts'
import { messageOf, pageTextOf } from '#support/messages.ts'
import { badlySpacedNames, balancedTexts, brokenWords, distortedDrawings, printProblems } from './layout-checks.ts'
import { measureLayoutShift } from './page-actions.ts'
import {
  activateFooter,
  axeViolations,
  everyPage,
  expect,
  hideLongTasks,
  pauseSky,
  test,
  waitForHydration,
  withMotion,
} from './site-fixtures.ts'

/** The largest allowed layout shift: at desktop widths, the last of many tags moves by some pixels when fonts load. */
const MAX_SHIFT = 0.001

/** Pages of one kind of record differ only in their words, so one is enough. `npm run soak:browser` opens the others. */
const samples = [longestArticle.path, projectPaths[0], jobPaths[0]]
/** Pages of text alone. `/privacy` is one of them, with a button besides. */
const textPages = ['/licenses', '/404']
const isSoaked = (path: string) =>
  pagePaths.includes(path) ? [...servicePaths.slice(1), ...textPages].includes(path) : !samples.includes(path)

for (const path of everyPage) {
  test(`${path} hydrates without an error, is accessible wide and narrow, never scrolls sideways and can be printed`, {
    tag: isSoaked(path) ? '@soak' : [],
  }, async ({ page }) => {
    await page.emulateMedia(withMotion)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const prerenderedHeading = await page.locator('h1').textContent()
    await waitForHydration(page)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.locator('h1').textContent()).toBe(prerenderedHeading)
    await expect.poll(() => page.title()).toContain(config.name)
    expect(await page.locator('head > title').count()).toBe(1)
    expect(await page.locator('meta[name=description]').count()).toBe(1)
    await pauseSky(page)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axeViolations(page)).toEqual([])
      expect(await brokenWords(page)).toEqual([])
    }
    expect(await balancedTexts(page)).toEqual([])
    expect(await badlySpacedNames(page)).toEqual([])
    await page.setViewportSize({ width: 768, height: 900 })
    expect(await distortedDrawings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await printProblems(page)).toEqual([])
  })
}

test('an unknown address shows the not-found page with status 404 and is not indexed', async ({ page, problems }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: pageTextOf('not-found', 'heading') })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await waitForHydration(page)
  // the browser reports the status 404
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404')))
})

test('a missing asset gets the status 404 and a plain text, but no page', async ({ page, site }) => {
  const response = await page.request.get(`${site.url}/assets/gone-12345678.js`)
  expect(response.status()).toBe(404)
  expect(response.headers()['content-type']).toContain('text/plain')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/blog', longestArticle.path, '/services']) {
    test(`${path} can be read and its links work`, {
      tag: ['/', longestArticle.path].includes(path) ? [] : '@soak',
    }, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL(/\/about$/)
      await expect(page.locator('h1')).toBeVisible()
    })
  }

  test('no button is shown that would need a script: in the library, below the scope sheet, and to delete data', async ({
    page,
  }) => {
    await page.goto(paths.agentsLibrary)
    // Playwright finds no text within the element
    const note = await page.locator('main noscript').evaluateAll((notes) => notes.map(({ textContent }) => textContent))
    expect(note).toContain(messageOf('library', 'page.unscripted'))
    await expect(page.getByRole('button', { name: messageOf('library', 'page.card.run') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: messageOf('library', 'page.card.sample') })).toHaveCount(0)
    await expect(page.getByText(messageOf('run', 'history.label'), { exact: true })).toBeHidden()
    await page.goto(paths.quote)
    await expect(page.getByRole('heading', { name: pageTextOf('quote', 'send.heading') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: pageTextOf('quote', 'send.send') })).toHaveCount(0)
    await page.goto(paths.privacy)
    await expect(page.getByRole('button', { name: pageTextOf('privacy', 'deletion.button') })).toHaveCount(0)
  })

  test('the Services menu opens, and its links work', async ({ page }) => {
    const [first = ''] = servicePaths
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await page.locator('summary', { hasText: 'Services' }).first().click()
    await page
      .getByRole('link', { name: contentServiceName(first) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`${first}$`))
  })
})

test('with reduced motion, no animation runs on the home page', async ({ page }) => {
  await hideLongTasks(page)
  await page.goto('/')
  await waitForHydration(page)
  await expect(page.locator('[data-turning] canvas')).toHaveCount(2)
  expect(
    await page.evaluate(
      // those that follow the scroll position move nothing: they show a picture that comes near
      () =>
        document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
    ),
  ).toBe(0)
})

test('the sky behind the sections turns once in 900 s while its tab is visible, until the visitor stops all movement', async ({
  page,
}) => {
  await page.emulateMedia(withMotion)
  await hideLongTasks(page)
  await page.goto('/privacy')
  await waitForHydration(page)
  // the sky behind the sections is in a fixed element
  const skyAnimation = () =>
    page.evaluate(() => {
      const background = Array.from(document.querySelectorAll('canvas')).find(
        (canvas) => getComputedStyle(canvas.closest('[aria-hidden]') ?? canvas).position === 'fixed',
      )
      const [animation] = background?.parentElement?.getAnimations() ?? []
      return { state: animation?.playState, duration: animation?.effect?.getTiming().duration }
    })
  await expect.poll(skyAnimation).toEqual({ state: 'running', duration: 900_000 })
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await setHidden(true)
  await expect.poll(skyAnimation).toMatchObject({ state: 'paused' })
  await setHidden(false)
  await expect.poll(skyAnimation).toMatchObject({ state: 'running' })

  await activateFooter(page)
  await page.getByRole('button', { name: messageOf('moving', 'everything.stop') }).click()
  await expect.poll(skyAnimation).not.toMatchObject({ state: 'running' })
  await page.getByRole('button', { name: messageOf('moving', 'everything.start') }).click()
  await expect.poll(skyAnimation).toEqual({ state: 'running', duration: 900_000 })
})

/** Returns the names of the running animations of the skies. */
const runningSkyAnimations = () =>
  Array.from(document.querySelectorAll('[data-drawn], [data-drawn] > *'))
    .flatMap((element) => element.getAnimations())
    .filter(({ playState }) => playState === 'running')
    .map((animation) => (animation as CSSAnimation).animationName)

test('on a busy device, the sky is complete without an opening animation, and turns after ten idle seconds', async ({
  page,
}) => {
  await page.emulateMedia(withMotion)
  await page.clock.install({ time: new Date() })
  await page.addInitScript(() => {
    addEventListener('load', () => {
      for (const stop = performance.now() + 200; performance.now() < stop; );
    })
  })
  await page.goto('/privacy')
  await expect(page.locator('[data-drawn]')).toHaveCount(2)
  expect(
    await page.locator('[data-drawn]').evaluateAll((discs) => discs.map((disc) => getComputedStyle(disc).opacity)),
  ).toEqual(['1', '1'])
  expect(await page.evaluate(runningSkyAnimations)).toEqual([])
  await page.clock.fastForward(10_000)
  await expect.poll(() => page.evaluate(runningSkyAnimations)).toEqual(['turn', 'turn'])
})

test('on an idle device the sky opens and turns at once', async ({ page }) => {
  await page.emulateMedia(withMotion)
  await hideLongTasks(page)
  await page.goto('/privacy')
  await expect.poll(() => page.evaluate(runningSkyAnimations)).toEqual(expect.arrayContaining(['expose', 'turn']))
})

test('both skies are drawn by one worker thread, and drawn again if the view becomes wider', async ({ page }) => {
  await page.emulateMedia(withMotion)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await waitForHydration(page)
  const skies = () =>
    page
      .locator('[data-drawn]')
      .evaluateAll((discs) =>
        discs.map((disc) => ({ canvases: disc.querySelectorAll('canvas').length, width: disc.clientWidth })),
      )
  await expect.poll(skies).toEqual([
    { canvases: 1, width: expect.any(Number) },
    { canvases: 1, width: expect.any(Number) },
  ])
  const narrow = await skies()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await skies()).every(({ width }, i) => width > (narrow[i]?.width ?? NaN))).toBe(true)
  await expect.poll(async () => (await skies()).map(({ canvases }) => canvases)).toEqual([1, 1])
  expect(page.workers().length).toBe(1)
})

test('with forced colours no sky is drawn, and the skies are drawn once forced colours are off', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const skyScript = page.waitForResponse(/assets\/device-[\w-]+\.js/)
  await page.goto('/about')
  await (await skyScript).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.locator('canvas').count()).toBe(0)
  await page.emulateMedia({ forcedColors: 'none' })
  const areDrawn = () => page.locator('[data-drawn]').evaluateAll((discs) => discs.map((disc) => disc.clientWidth > 0))
  await expect.poll(areDrawn).toEqual([true, true])
})

for (const path of ['/', '/blog', longestArticle.path, '/fun', '/jobs', ...servicePaths.slice(0, 1)])
  test(`the layout of ${path} does not shift while the page loads`, {
    tag: ['/', longestArticle.path].includes(path) ? [] : '@soak',
  }, async ({ page }) => {
    await page.emulateMedia(withMotion)
    const layoutShift = await measureLayoutShift(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await waitForHydration(page)
      await page.evaluate(() => document.fonts.ready)
      expect(await layoutShift(), `${path} at ${width}`).toBeLessThan(MAX_SHIFT)
    }
  })

for (const [path, width] of [
  ['/projects', 390],
  ['/blog', 1440],
] as const)
  test(`the pictures of ${path} that appear while a visitor scrolls move nothing at ${width} px`, async ({ page }) => {
    const layoutShift = await measureLayoutShift(page)
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    await waitForHydration(page)
    await page.evaluate(() => document.fonts.ready)
    const before = await layoutShift()
    await page.evaluate(scrollToEnd)
    expect((await layoutShift()) - before).toBeLessThan(MAX_SHIFT)
  })

/** Runs in the page. */
async function scrollToEnd() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
    scrollTo(0, top)
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }
}

test('the dot of a heading stays on the line of its last word, however narrow the heading', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto(paths.home)
  await waitForHydration(page)
  const wrongWidths = await page.locator('h1').evaluate((heading) => {
    const dot = heading.querySelector('[data-heading-dot]')
    const words = document.createRange()
    words.selectNodeContents(dot?.parentElement?.previousSibling?.previousSibling as Node)
    // at some of these widths the last word just fits
    return Array.from({ length: 150 }, (_, step) => 550 + step).filter((width) => {
      heading.style.width = `${width}px`
      const last = [...words.getClientRects()].at(-1)
      return !last || !dot || dot.getBoundingClientRect().top > last.bottom
    })
  })
  expect(wrongWidths).toEqual([])
})

test('the font size grows only in the widest windows', { tag: '@soak' }, async ({ page }) => {
  await page.goto(paths.licenses)
  const sizes: string[] = []
  for (const width of [390, 1440, 1920, 2560, 5120]) {
    await page.setViewportSize({ width, height: 900 })
    sizes.push(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
  }
  expect(sizes).toEqual(['16px', '16px', '16px', '18px', '22px'])
})
