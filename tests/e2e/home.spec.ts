import type { Locator, Page } from '@playwright/test'
import { config } from '#content/config.ts'
import { slugify } from '#lib/slugify.ts'
import { servicePaths } from '#support/addresses.ts'
import { contentItems } from '#support/content-source.ts'
import { messageOf, pageListOf, pageTextOf, patternOf } from '#support/messages.ts'
import { delayFiles } from './page-actions.ts'
import { axeViolations, expect, pauseSky, test, waitForHydration, withMotion } from './site-fixtures.ts'

/**
 * The page is the longest of the site, and a phone styles and lays out every element of it during hydration. With the
 * records that it was built for, it uses the whole limit, so that every other addition fails a test. To add a section,
 * remove other elements or raise the limit and say what for.
 */
const MAX_ELEMENTS = 1900
/** How many records the page shows within that limit, and how many elements each record that staff add may bring. */
const [RECORDS_WITHIN_LIMIT, ELEMENTS_PER_RECORD] = [46, 25]
const recordsShown = [
  ...['agent-teasers', 'clients', 'integrations', 'personas', 'team', 'technologies', 'testimonials'].flatMap((name) =>
    contentItems(`${name}.yaml`),
  ),
  ...servicePaths,
].length
const maxElements = MAX_ELEMENTS + ELEMENTS_PER_RECORD * Math.max(0, recordsShown - RECORDS_WITHIN_LIMIT)

// The longest times of the terminal (src/docs/specification.md, how things behave).
const LONGEST_KEY_MS = 70
const AFTER_SCRIPT_MS = 3000
/** The prompt of the terminal. */
const command = slugify(config.shortName)
/** The lines that the terminal types, for each of its scripts. */
const scripts = (
  pageListOf('home', 'terminal') as readonly { readonly lines: readonly { readonly text: string }[] }[]
).map(({ lines }) => lines.map(({ text }) => text.replace('{command}', command)))
const lastLineOf = (script: number) => scripts[script - 1]?.at(-1) ?? ''
const scriptNumber = (number: number) => messageOf('moving', 'terminal.place', { number, all: scripts.length })

const callouts = pageListOf('home', 'journey.callouts') as readonly { readonly name: string }[]
const journeySection = (page: Page) => page.getByRole('region', { name: pageTextOf('home', 'journey.heading') })
const motionButton = (page: Page, action: 'play' | 'pause', what: string) =>
  page.getByRole('button', { name: messageOf('controls', action, { what }) })
const terminalName = messageOf('moving', 'terminal.name')
const galaxyName = messageOf('moving', 'galaxy.name')
const islands = (page: Page) => page.locator('[data-island]')

/** Scrolls to every island of the page, and waits until it has hydrated. */
async function hydrateAllIslands(page: Page): Promise<void> {
  for (const island of await islands(page).all()) await hydrateIsland(island)
}

/** Scrolls to an island and waits until it has hydrated. */
async function hydrateIsland(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded()
  await expect(island).toHaveAttribute('data-hydrated')
}

for (const width of [390, 1440]) {
  test(`at ${width} px every island hydrates and is accessible, and the page stays within its limit of elements`, {
    tag: width === 390 ? [] : '@soak',
  }, async ({ page }) => {
    await page.emulateMedia(withMotion)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await waitForHydration(page)
    await pauseSky(page)
    await hydrateAllIslands(page)
    // a script that is being preloaded has a link in the head until it has arrived
    await expect.poll(() => page.locator('*').count()).toBeLessThanOrEqual(maxElements)
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
  const isIslandScript = (path: string) => /\/assets\/(sunrise|personas|refer-teaser)-.*\.js$/.test(path)
  expect(fetched.filter(isIslandScript)).toEqual([])
  await page.getByRole('heading', { name: pageTextOf('home', 'firstLight.heading') }).scrollIntoViewIfNeeded()
  await expect.poll(() => fetched.filter(isIslandScript).length).toBeGreaterThan(0)
})

const terminalIn = (page: Page) =>
  page.locator('figure', { hasText: messageOf('moving', 'terminal.title', { command }) })

/** Lets half a second pass, and returns the text that the terminal then shows. */
async function typeForHalfASecond(page: Page): Promise<string | null> {
  await page.clock.runFor(500)
  return terminalIn(page).textContent()
}

test('the terminal runs through its scripts, and pauses when asked', async ({ page }) => {
  await page.emulateMedia(withMotion)
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  await pauseSky(page)
  // otherwise the terminal would type on during the checks of a slow machine
  await page.clock.pauseAt(Date.now() + 60_000)
  const terminal = terminalIn(page)
  const expectText = () => expect.poll(() => typeForHalfASecond(page), { intervals: [10], timeout: 60_000 })
  // the terminal may be at a later script by now, and begins again after the last
  await expectText().toContain(scriptNumber(1))
  await expectText().toContain(lastLineOf(1))
  await page.clock.runFor(lastLineOf(1).length * LONGEST_KEY_MS + AFTER_SCRIPT_MS)
  await expect(terminal).toContainText(scriptNumber(2))
  await motionButton(page, 'pause', terminalName).click()
  const pausedText = await terminal.textContent()
  await page.clock.runFor(30_000)
  expect(await terminal.textContent()).toBe(pausedText)
  await motionButton(page, 'play', terminalName).click()
  await expectText().toContain(scriptNumber(3))
})

/** Returns which share of its line the terminal shows, from 0 to 1, after a share of the typing time. */
function shownShare(terminal: Locator, share: number): Promise<number> {
  return terminal.evaluate((figure, share) => {
    const typing = figure.getAnimations({ subtree: true }).find((one) => one.constructor === Animation)
    const cover = typing?.effect instanceof KeyframeEffect ? typing.effect.target : null
    if (!typing || !cover?.parentElement) return Number.NaN
    typing.currentTime = share * Number(typing.effect?.getComputedTiming().endTime)
    const line = cover.parentElement.getBoundingClientRect()
    return (cover.getBoundingClientRect().left - line.left) / line.width
  }, share)
}

test('a line of the terminal is covered until it is typed, and stays visible after pause and play', {
  tag: '@soak',
}, async ({ page }) => {
  await page.emulateMedia(withMotion)
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  await pauseSky(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const terminal = terminalIn(page)
  await expect.poll(() => typeForHalfASecond(page), { intervals: [50] }).toContain(lastLineOf(2))
  expect(await shownShare(terminal, 0)).toBeCloseTo(0, 2)
  const half = await shownShare(terminal, 0.5)
  expect(half).toBeGreaterThan(0.3)
  expect(half).toBeLessThan(0.7)
  expect(await shownShare(terminal, 1)).toBeCloseTo(1, 2)

  await page.clock.runFor(lastLineOf(2).length * LONGEST_KEY_MS) // the line is complete by then
  const button = motionButton(page, 'pause', terminalName)
  const statesAfterClicks = await button.evaluate(async (element: HTMLElement) => {
    const typing = element.closest('figure')?.getAnimations({ subtree: true })
    const states: (string | undefined)[] = []
    for (let click = 0; click < 2; click++) {
      element.click()
      await null // the effects of the click have run, and no frame has passed
      states.push(typing?.find((one) => one.constructor === Animation)?.playState)
    }
    return states
  })
  expect(statesAfterClicks).toEqual(['finished', 'finished'])
})

test('with reduced motion the terminal is complete from the start, and no video is fetched', async ({ page }) => {
  const videos: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) videos.push(request.url())
  })
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('link', { name: pageTextOf('home', 'journey.action') }).scrollIntoViewIfNeeded()
  await page.clock.runFor(10_000)
  await expect(terminalIn(page)).toContainText(lastLineOf(1))
  await expect(motionButton(page, 'pause', terminalName)).toBeHidden()
  expect(videos).toEqual([])
})

for (const width of [320, 360, 390])
  test(`no line of the terminal is cut off at ${width} px`, { tag: width === 320 ? [] : '@soak' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await waitForHydration(page)
    await expect(terminalIn(page)).toContainText(lastLineOf(1))
    const distances = await terminalIn(page)
      .locator('div[aria-hidden=true] > p > *')
      .evaluateAll((texts) =>
        texts.map((text) => {
          const screen = text.closest('div') as Element
          const contentRight =
            screen.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(screen).paddingRight)
          return Math.round(contentRight - text.getBoundingClientRect().right)
        }),
      )
    expect(distances.length).toBeGreaterThanOrEqual(scripts[0]?.length ?? Number.NaN)
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0)
  })

test('the pointers of the galaxy end at their labels, however the picture is cropped', { tag: '@soak' }, async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [2560, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const section = journeySection(page)
    await section.scrollIntoViewIfNeeded()
    const picture = section.locator('img[src^="/galaxy"]')
    await expect(picture).toHaveCSS('object-fit', 'cover')
    expect(await section.locator('svg[preserveAspectRatio$=slice]').boundingBox()).toEqual(await picture.boundingBox())
    const distances = await section.evaluate((element) => {
      const labels = [...element.querySelectorAll('li')].filter((item) => item.checkVisibility())
      return [...element.querySelectorAll('path')].map((pointer, index) => {
        const pointerEnd = pointer
          .getPointAtLength(pointer.getTotalLength())
          .matrixTransform(pointer.getScreenCTM() ?? undefined)
        const { left = NaN, top = NaN } = labels[index]?.querySelector('b')?.getBoundingClientRect() ?? {}
        return [left - pointerEnd.x, pointerEnd.y - top].map(Math.round)
      })
    })
    expect(distances).toHaveLength(callouts.length)
    for (const [horizontal, vertical] of distances) {
      expect(horizontal, `horizontal distance at ${width}`).toBeGreaterThan(5)
      expect(horizontal).toBeLessThan(20)
      expect(vertical, `vertical distance at ${width}`).toBeGreaterThan(7)
      expect(vertical).toBeLessThan(24)
    }
  }
})

for (const [width, forcedColors] of [
  [390, 'none'],
  [1440, 'none'],
  [1440, 'active'],
] as const)
  test(`each label in the galaxy occurs once at ${width} px ${forcedColors === 'none' ? 'without' : 'with'} forced colours`, {
    tag: width === 390 || forcedColors === 'active' ? [] : '@soak',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const section = journeySection(page)
    await section.scrollIntoViewIfNeeded()
    for (const { name } of callouts) {
      await expect(section.getByRole('listitem').filter({ hasText: name })).toHaveCount(1)
      await expect(section.getByText(name).filter({ visible: true })).toHaveCount(1)
    }
  })

test('the galaxy video is fetched when its section is in view, and its button pauses it', async ({ page }) => {
  await page.emulateMedia(withMotion)
  const videoRequest = page.waitForRequest(/\/galaxy\/galaxy\.(webm|mp4)$/)
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('link', { name: pageTextOf('home', 'journey.action') }).scrollIntoViewIfNeeded()
  await videoRequest
  const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(isPaused).toBe(false)
  await motionButton(page, 'pause', galaxyName).click()
  await expect.poll(isPaused).toBe(true)
  await motionButton(page, 'play', galaxyName).click()
  await expect.poll(isPaused).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the button disappears, so the video has to stop
  await expect.poll(isPaused).toBe(true)
})

const testimonials = contentItems('testimonials.yaml').length
for (const testimonialCount of testimonials > 1 ? [testimonials] : [])
  test('testimonials wrap around, cannot be changed for half a second after each change, and state their position', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await waitForHydration(page)
    await hydrateIsland(page.locator('[data-island=testimonials]'))
    const item = messageOf('moving', 'testimonials.one')
    const next = page.getByRole('button', { name: messageOf('moving', 'paging.next', { one: item }) })
    const shown = page.locator('#words [data-shown]') // during the fade, the document has two testimonials
    const names = Array.from({ length: testimonialCount }, (_, index) =>
      messageOf('moving', 'paging.place', { number: index + 1, all: testimonialCount }),
    )
    const [first = ''] = names
    await expect(shown).toHaveAccessibleName(first)
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const name of [...names.slice(1), first]) {
      await next.click()
      await expect(shown).toHaveAccessibleName(name)
      await expect(next).toBeDisabled()
      await page.clock.runFor(499)
      await expect(next).toBeDisabled()
      await page.clock.runFor(1)
      await expect(next).toBeEnabled()
    }
    await page.getByRole('button', { name: messageOf('moving', 'paging.previous', { one: item }) }).click()
    await expect(shown).toHaveAccessibleName(names.at(-1) ?? '')
  })

test('the services drift until a visitor pauses them, and assistive technology ignores their copies', {
  tag: '@soak',
}, async ({ page }) => {
  await page.emulateMedia(withMotion)
  await page.goto('/')
  await waitForHydration(page)
  await hydrateIsland(page.locator('[data-island=services-carousel]'))
  const section = page.locator('#services')
  const pauseButton = section.getByRole('button', {
    name: patternOf(messageOf('controls', 'pause', { what: '{what}' })),
  })
  const running = () =>
    section.evaluate(
      (element) => element.getAnimations({ subtree: true }).filter((a) => a.playState === 'running').length,
    )
  await expect.poll(running).toBeGreaterThan(0)
  await pauseButton.click()
  await page.mouse.move(0, 0)
  await expect.poll(running).toBe(0)
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(servicePaths.length)
})

for (const width of [768, 1440])
  test(`at ${width} px at most one outcome of the day is visible when its style sheet loads late`, {
    tag: '@soak',
  }, async ({ page }) => {
    const release = await delayFiles(page, 'assets/home-sheet-*.css')
    await page.emulateMedia(withMotion)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/', { waitUntil: 'commit' })
    const day = page.locator('#human-day')
    await expect(async () => {
      await day.scrollIntoViewIfNeeded() // the layout above the section may still move it
      await expect(day).toBeInViewport({ timeout: 500 })
    }).toPass()
    const visibleCount = day.evaluate(async (island) => {
      const outcomes = [...island.querySelectorAll('li > p')].map((outcome) => getComputedStyle(outcome))
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      while (outcomes[0]?.position !== 'absolute') await frame()
      let maxVisible = 0
      for (let frames = 0; frames < 20; frames++) {
        maxVisible = Math.max(maxVisible, outcomes.filter(({ opacity }) => Number(opacity) > 0).length)
        await frame()
      }
      return maxVisible
    })
    release()
    expect(await visibleCount).toBe(1)
  })
