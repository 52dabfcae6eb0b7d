import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import { servicePaths } from '#support/addresses.ts'
import { itemsOf } from '#support/written.ts'
import { alive, expect, holdSky, moving, test, violationsOn } from './site.ts'
import { holdBack } from './visitor.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

const MOST_ELEMENTS = 1900
const { journey, firstLight } = parse(readFileSync('src/content/pages/home.yaml', 'utf8')) as {
  readonly journey: { readonly heading: readonly string[] }
  readonly firstLight: { readonly heading: string }
}
const parts = (page: Page) => page.locator('[data-part]')

/** Walks down the page as a reader does, so that every part comes near once and is taken over by its script. */
async function walkDown(page: Page): Promise<void> {
  for (const part of await parts(page).all()) await comeNear(part)
}

/** Scrolls to a part and waits until its script has taken it over. */
async function comeNear(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  await expect(part).toHaveAttribute('data-awake')
}

for (const width of [390, 1440]) {
  test(`at ${width} px every part wakes when it comes near, is accessible, and the page stays small`, async ({
    page,
  }) => {
    await page.emulateMedia(moving)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await alive(page)
    await holdSky(page)
    await walkDown(page)
    expect(await page.locator('*').count()).toBeLessThanOrEqual(MOST_ELEMENTS)
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('a part’s script is not fetched before the part comes near', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/')
  await alive(page)
  await page.waitForLoadState('networkidle')
  const isPart = (path: string) => /\/assets\/(sunrise|personas|refer-teaser)-.*\.js$/.test(path)
  expect(fetched.filter(isPart)).toEqual([])
  await page.getByRole('heading', { name: firstLight.heading }).scrollIntoViewIfNeeded()
  await expect.poll(() => fetched.filter(isPart).length).toBeGreaterThan(0)
})

const terminalOn = (page: Page) => page.locator('figure', { hasText: 'vyomix.run' })

/** Lets half a second pass, and answers what the terminal then shows. */
async function typeOn(page: Page): Promise<string | null> {
  await page.clock.runFor(500)
  return terminalOn(page).textContent()
}

test('the terminal goes through three scripts, and holds when it is told to', async ({ page }) => {
  await page.emulateMedia(moving)
  await page.clock.install()
  await page.goto('/')
  await alive(page)
  await holdSky(page)
  await page.clock.pauseAt(Date.now() + 60_000) // else a slow machine types on while the test looks
  const terminal = terminalOn(page)
  const goOn = () => expect.poll(() => typeOn(page), { intervals: [10], timeout: 60_000 })
  await goOn().toContain('script 1 of 3') // it may be further by now, and comes round
  await goOn().toContain('AI system ready')
  await page.clock.runFor(5500) // 34 characters take 2380 ms at most, and then rest for 3000 ms
  await expect(terminal).toContainText('script 2 of 3')
  await page.getByRole('button', { name: 'Pause the terminal' }).click()
  const held = await terminal.textContent()
  await page.clock.runFor(30_000)
  expect(await terminal.textContent()).toBe(held)
  await page.getByRole('button', { name: 'Play the terminal' }).click()
  await goOn().toContain('script 3 of 3')
})

/** How much of its line the terminal has uncovered, 0 to 1, when a share of the typing's time is over. */
function typedAt(terminal: Locator, share: number): Promise<number> {
  return terminal.evaluate((figure, share) => {
    const typing = figure.getAnimations({ subtree: true }).find((one) => one.constructor === Animation)
    const cover = typing?.effect instanceof KeyframeEffect ? typing.effect.target : null
    if (!typing || !cover?.parentElement) return Number.NaN
    typing.currentTime = share * Number(typing.effect?.getComputedTiming().endTime)
    const line = cover.parentElement.getBoundingClientRect()
    return (cover.getBoundingClientRect().left - line.left) / line.width
  }, share)
}

test('a line of the terminal is covered until it is typed, and stays typed when it is held and let go', async ({
  page,
}) => {
  await page.emulateMedia(moving)
  await page.clock.install()
  await page.goto('/')
  await alive(page)
  await holdSky(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const terminal = terminalOn(page)
  await expect.poll(() => typeOn(page), { intervals: [50] }).toContain('you approve it before work starts')
  expect(await typedAt(terminal, 0)).toBeCloseTo(0, 2)
  const half = await typedAt(terminal, 0.5)
  expect(half).toBeGreaterThan(0.3)
  expect(half).toBeLessThan(0.7)
  expect(await typedAt(terminal, 1)).toBeCloseTo(1, 2)

  await page.clock.runFor(2500) // 33 characters take 2310 ms at most, and then rest for 3000 ms
  const button = page.getByRole('button', { name: 'Pause the terminal' })
  const played = await button.evaluate(async (element: HTMLElement) => {
    const typing = element.closest('figure')?.getAnimations({ subtree: true })
    const states: (string | undefined)[] = []
    for (let click = 0; click < 2; click++) {
      element.click()
      await null // what follows from the click is done, and no frame has passed
      states.push(typing?.find((one) => one.constructor === Animation)?.playState)
    }
    return states
  })
  expect(played).toEqual(['finished', 'finished'])
})

test('with reduced motion the terminal stands printed, and no film is fetched', async ({ page }) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url())
  })
  await page.clock.install()
  await page.goto('/')
  await alive(page)
  await page.getByRole('link', { name: 'Start Your Journey' }).scrollIntoViewIfNeeded()
  await page.clock.runFor(10_000)
  await expect(terminalOn(page)).toContainText('AI system ready')
  await expect(page.getByRole('button', { name: 'Pause the terminal' })).toBeHidden()
  expect(films).toEqual([])
})

for (const width of [320, 360, 390])
  test(`no line of the terminal is cut ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await alive(page)
    await expect(terminalOn(page)).toContainText('AI system ready for your customers')
    const rooms = await terminalOn(page)
      .locator('div[aria-hidden=true] > p > *')
      .evaluateAll((texts) =>
        texts.map((text) => {
          const screen = text.closest('div') as Element
          const end = screen.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(screen).paddingRight)
          return Math.round(end - text.getBoundingClientRect().right)
        }),
      )
    expect(rooms.length).toBeGreaterThan(4)
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0)
  })

test('the pointers of the galaxy end at the words they belong to, whatever the plate cuts off', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [2560, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const band = page.getByRole('region', { name: journey.heading.join(' ') })
    await band.scrollIntoViewIfNeeded()
    const picture = band.locator('img[src^="/galaxy"]')
    await expect(picture).toHaveCSS('object-fit', 'cover')
    expect(await band.locator('svg[preserveAspectRatio$=slice]').boundingBox()).toEqual(await picture.boundingBox())
    const apart = await band.evaluate((element) => {
      const words = [...element.querySelectorAll('li')].filter((item) => item.checkVisibility())
      return [...element.querySelectorAll('path')].map((pointer, index) => {
        const end = pointer
          .getPointAtLength(pointer.getTotalLength())
          .matrixTransform(pointer.getScreenCTM() ?? undefined)
        const { left = NaN, top = NaN } = words[index]?.querySelector('b')?.getBoundingClientRect() ?? {}
        return [left - end.x, end.y - top].map(Math.round)
      })
    })
    expect(apart).toHaveLength(3)
    for (const [aside, below] of apart) {
      expect(aside, `beside at ${width}`).toBeGreaterThan(5)
      expect(aside).toBeLessThan(20)
      expect(below, `below the top of the words at ${width}`).toBeGreaterThan(7)
      expect(below).toBeLessThan(24)
    }
  }
})

for (const [width, forcedColors] of [
  [390, 'none'],
  [1440, 'none'],
  [1440, 'active'],
] as const)
  test(`what drifts in the galaxy is told once at ${width} px, forced colours ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const band = page.getByRole('region', { name: journey.heading.join(' ') })
    await band.scrollIntoViewIfNeeded()
    await expect(band.getByRole('listitem').filter({ hasText: 'Data insights' })).toHaveCount(1)
    await expect(band.getByText('Data insights').filter({ visible: true })).toHaveCount(1)
  })

test('the galaxy is fetched when its band is seen, and its button holds it', async ({ page }) => {
  await page.emulateMedia(moving)
  const film = page.waitForRequest(/\/galaxy\/galaxy\.(webm|mp4)$/)
  await page.goto('/')
  await alive(page)
  await page.getByRole('link', { name: 'Start Your Journey' }).scrollIntoViewIfNeeded()
  await film
  const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(isPaused).toBe(false)
  await page.getByRole('button', { name: 'Pause the galaxy' }).click()
  await expect.poll(isPaused).toBe(true)
  await page.getByRole('button', { name: 'Play the galaxy' }).click()
  await expect.poll(isPaused).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the button goes, and so must the motion
  await expect.poll(isPaused).toBe(true)
})

test('testimonials go round, are locked for half a second after each move, and say which one shows', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await alive(page)
  await comeNear(page.locator('[data-part=testimonials]'))
  const next = page.getByRole('button', { name: 'Next testimonial' })
  const shown = page.locator('#words [data-shown]') // while it fades, the one before is there too
  const count = itemsOf('testimonials.yaml').length
  test.skip(count < 2, 'a single one has no arrows')
  const names = Array.from({ length: count }, (_, place) => `${place + 1} of ${count}`)
  const [first = ''] = names
  await expect(shown).toHaveAccessibleName(first)
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const place of [...names.slice(1), first]) {
    await next.click()
    await expect(shown).toHaveAccessibleName(place)
    await expect(next).toBeDisabled()
    await page.clock.runFor(500)
    await expect(next).toBeEnabled()
  }
  await page.getByRole('button', { name: 'Previous testimonial' }).click()
  await expect(shown).toHaveAccessibleName(names.at(-1) ?? '')
})

test('the services drift until someone holds them, and their copies are hidden from the keyboard', async ({ page }) => {
  await page.emulateMedia(moving)
  await page.goto('/')
  await alive(page)
  await comeNear(page.locator('[data-part=services-carousel]'))
  const section = page.locator('#services')
  const hold = section.getByRole('button', { name: /^Pause the/ })
  const running = () =>
    section.evaluate(
      (element) => element.getAnimations({ subtree: true }).filter((a) => a.playState === 'running').length,
    )
  await expect.poll(running).toBeGreaterThan(0)
  await hold.click()
  await page.mouse.move(0, 0)
  await expect.poll(running).toBe(0)
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(servicePaths.length)
})

for (const width of [768, 1440])
  test(`at ${width} px no more than one outcome of the day shows while its styles arrive late`, async ({ page }) => {
    const letThrough = await holdBack(page, 'assets/home-more-*.css')
    await page.emulateMedia(moving)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/', { waitUntil: 'commit' })
    const day = page.locator('#human-day')
    await day.scrollIntoViewIfNeeded()
    await expect(day).toBeInViewport()
    const shown = day.evaluate(async (part) => {
      const outcomes = [...part.querySelectorAll('li > p')].map((outcome) => getComputedStyle(outcome))
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      while (outcomes[0]?.position !== 'absolute') await frame()
      let most = 0
      for (let frames = 0; frames < 20; frames++) {
        most = Math.max(most, outcomes.filter(({ opacity }) => Number(opacity) > 0).length)
        await frame()
      }
      return most
    })
    letThrough()
    expect(await shown).toBe(1)
  })
