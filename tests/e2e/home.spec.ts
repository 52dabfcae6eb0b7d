import type { Locator, Page } from '@playwright/test'
import { servicePaths } from '#support/addresses.ts'
import { contentItems } from '#support/content-source.ts'
import { messageOf, pageListOf, pageTextOf, patternOf } from '#support/messages.ts'
import { delayFiles } from './page-actions.ts'
import { axeViolations, expect, pauseSky, test, waitForHydration, withMotion } from './site-fixtures.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

/**
 * The page is the longest of the site, and a phone styles and lays out every element of it during hydration. It has
 * 1,900 elements. Only the first item of each list counts towards the limit, so that staff can add records. To add a
 * section, remove other elements or raise the limit and say what for.
 */
const MOST_ELEMENTS = 950
const LATER_LIST_ITEMS = 'li + li, li + li *'

// The longest times of the terminal (src/docs/specification.md, how things behave).
const LONGEST_KEY_MS = 70
const AFTER_SCRIPT_MS = 3000
/** What the terminal types, script by script. */
const scripts = (
  pageListOf('home', 'terminal') as readonly { readonly lines: readonly { readonly text: string }[] }[]
).map(({ lines }) => lines.map(({ text }) => text))
const lastLineOf = (script: number) => scripts[script - 1]?.at(-1) ?? ''
const scriptOf = (number: number) => messageOf('moving', 'terminal.place', { number, all: scripts.length })

const callouts = pageListOf('home', 'journey.callouts') as readonly { readonly name: string }[]
const journeyOn = (page: Page) => page.getByRole('region', { name: pageTextOf('home', 'journey.heading') })
const buttonOn = (page: Page, action: 'play' | 'pause', what: string) =>
  page.getByRole('button', { name: messageOf('controls', action, { what }) })
const terminalName = messageOf('moving', 'terminal.name')
const galaxyName = messageOf('moving', 'galaxy.name')
const parts = (page: Page) => page.locator('[data-island]')

/** Scrolls down the page as a reader does, so that every island comes near once and hydrates. */
async function walkDown(page: Page): Promise<void> {
  for (const part of await parts(page).all()) await comeNear(part)
}

/** Scrolls to an island and waits until it has hydrated. */
async function comeNear(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  await expect(part).toHaveAttribute('data-hydrated')
}

for (const width of [390, 1440]) {
  test(`at ${width} px every island hydrates when it comes near and is accessible, and the page stays within its limit of elements`, async ({
    page,
  }) => {
    await page.emulateMedia(withMotion)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await waitForHydration(page)
    await pauseSky(page)
    await walkDown(page)
    expect(await page.locator(`*:not(${LATER_LIST_ITEMS})`).count()).toBeLessThanOrEqual(MOST_ELEMENTS)
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('an island’s script is not fetched before the island comes near', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const isPart = (path: string) => /\/assets\/(sunrise|personas|refer-teaser)-.*\.js$/.test(path)
  expect(fetched.filter(isPart)).toEqual([])
  await page.getByRole('heading', { name: pageTextOf('home', 'firstLight.heading') }).scrollIntoViewIfNeeded()
  await expect.poll(() => fetched.filter(isPart).length).toBeGreaterThan(0)
})

const terminalOn = (page: Page) => page.locator('figure', { hasText: messageOf('moving', 'terminal.title') })

/** Lets half a second pass, and returns the text that the terminal then shows. */
async function typeOn(page: Page): Promise<string | null> {
  await page.clock.runFor(500)
  return terminalOn(page).textContent()
}

test('the terminal runs through its scripts, and pauses when asked', async ({ page }) => {
  await page.emulateMedia(withMotion)
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  await pauseSky(page)
  // otherwise the terminal would type on during the checks of a slow machine
  await page.clock.pauseAt(Date.now() + 60_000)
  const terminal = terminalOn(page)
  const goOn = () => expect.poll(() => typeOn(page), { intervals: [10], timeout: 60_000 })
  await goOn().toContain(scriptOf(1)) // it may be further by now, and starts over at the end
  await goOn().toContain(lastLineOf(1))
  await page.clock.runFor(lastLineOf(1).length * LONGEST_KEY_MS + AFTER_SCRIPT_MS)
  await expect(terminal).toContainText(scriptOf(2))
  await buttonOn(page, 'pause', terminalName).click()
  const held = await terminal.textContent()
  await page.clock.runFor(30_000)
  expect(await terminal.textContent()).toBe(held)
  await buttonOn(page, 'play', terminalName).click()
  await goOn().toContain(scriptOf(3))
})

/** Returns how much of its line the terminal has uncovered, from 0 to 1, after a share of the typing time. */
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

test('a line of the terminal is covered until it is typed, and stays uncovered across pause and play', async ({
  page,
}) => {
  await page.emulateMedia(withMotion)
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  await pauseSky(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const terminal = terminalOn(page)
  await expect.poll(() => typeOn(page), { intervals: [50] }).toContain(lastLineOf(2))
  expect(await typedAt(terminal, 0)).toBeCloseTo(0, 2)
  const half = await typedAt(terminal, 0.5)
  expect(half).toBeGreaterThan(0.3)
  expect(half).toBeLessThan(0.7)
  expect(await typedAt(terminal, 1)).toBeCloseTo(1, 2)

  await page.clock.runFor(lastLineOf(2).length * LONGEST_KEY_MS) // it is typed by then, and rests
  const button = buttonOn(page, 'pause', terminalName)
  const played = await button.evaluate(async (element: HTMLElement) => {
    const typing = element.closest('figure')?.getAnimations({ subtree: true })
    const states: (string | undefined)[] = []
    for (let click = 0; click < 2; click++) {
      element.click()
      await null // the effects of the click have run, and no frame has passed
      states.push(typing?.find((one) => one.constructor === Animation)?.playState)
    }
    return states
  })
  expect(played).toEqual(['finished', 'finished'])
})

test('with reduced motion the terminal is complete from the start, and no video is fetched', async ({ page }) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url())
  })
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('link', { name: pageTextOf('home', 'journey.action') }).scrollIntoViewIfNeeded()
  await page.clock.runFor(10_000)
  await expect(terminalOn(page)).toContainText(lastLineOf(1))
  await expect(buttonOn(page, 'pause', terminalName)).toBeHidden()
  expect(films).toEqual([])
})

for (const width of [320, 360, 390])
  test(`no line of the terminal is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await waitForHydration(page)
    await expect(terminalOn(page)).toContainText(lastLineOf(1))
    const rooms = await terminalOn(page)
      .locator('div[aria-hidden=true] > p > *')
      .evaluateAll((texts) =>
        texts.map((text) => {
          const screen = text.closest('div') as Element
          const end = screen.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(screen).paddingRight)
          return Math.round(end - text.getBoundingClientRect().right)
        }),
      )
    expect(rooms.length).toBeGreaterThanOrEqual(scripts[0]?.length ?? Number.NaN)
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0)
  })

test('the pointers of the galaxy end at their labels, however the picture is cropped', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [2560, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const band = journeyOn(page)
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
    expect(apart).toHaveLength(callouts.length)
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
  test(`each label in the galaxy occurs once at ${width} px, forced colours ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const band = journeyOn(page)
    await band.scrollIntoViewIfNeeded()
    for (const { name } of callouts) {
      await expect(band.getByRole('listitem').filter({ hasText: name })).toHaveCount(1)
      await expect(band.getByText(name).filter({ visible: true })).toHaveCount(1)
    }
  })

test('the galaxy video is fetched when its section is in view, and its button pauses it', async ({ page }) => {
  await page.emulateMedia(withMotion)
  const film = page.waitForRequest(/\/galaxy\/galaxy\.(webm|mp4)$/)
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('link', { name: pageTextOf('home', 'journey.action') }).scrollIntoViewIfNeeded()
  await film
  const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(isPaused).toBe(false)
  await buttonOn(page, 'pause', galaxyName).click()
  await expect.poll(isPaused).toBe(true)
  await buttonOn(page, 'play', galaxyName).click()
  await expect.poll(isPaused).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the button goes, and so must the motion
  await expect.poll(isPaused).toBe(true)
})

const testimonials = contentItems('testimonials.yaml').length
for (const all of testimonials > 1 ? [testimonials] : [])
  test('testimonials wrap around, lock for half a second after each move, and say which one is shown', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await waitForHydration(page)
    await comeNear(page.locator('[data-island=testimonials]'))
    const one = messageOf('moving', 'testimonials.one')
    const next = page.getByRole('button', { name: messageOf('moving', 'paging.next', { one }) })
    const shown = page.locator('#words [data-shown]') // during the fade, the one before is there too
    const names = Array.from({ length: all }, (_, place) =>
      messageOf('moving', 'paging.place', { number: place + 1, all }),
    )
    const [first = ''] = names
    await expect(shown).toHaveAccessibleName(first)
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const place of [...names.slice(1), first]) {
      await next.click()
      await expect(shown).toHaveAccessibleName(place)
      await expect(next).toBeDisabled()
      await page.clock.runFor(499)
      await expect(next).toBeDisabled()
      await page.clock.runFor(1)
      await expect(next).toBeEnabled()
    }
    await page.getByRole('button', { name: messageOf('moving', 'paging.previous', { one }) }).click()
    await expect(shown).toHaveAccessibleName(names.at(-1) ?? '')
  })

test('the services drift until a visitor pauses them, and their copies are hidden from the keyboard', async ({
  page,
}) => {
  await page.emulateMedia(withMotion)
  await page.goto('/')
  await waitForHydration(page)
  await comeNear(page.locator('[data-island=services-carousel]'))
  const section = page.locator('#services')
  const hold = section.getByRole('button', { name: patternOf(messageOf('controls', 'pause', { what: '{what}' })) })
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
  test(`at ${width} px no more than one outcome of the day is visible while its styles load late`, async ({ page }) => {
    const letThrough = await delayFiles(page, 'assets/home-recent-projects-*.css')
    await page.emulateMedia(withMotion)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/', { waitUntil: 'commit' })
    const day = page.locator('#human-day')
    await expect(async () => {
      await day.scrollIntoViewIfNeeded() // what is laid out above it moves it
      await expect(day).toBeInViewport({ timeout: 500 })
    }).toPass()
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
