import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { pagePaths, servicePaths } from '#support/addresses.ts'
import { longestArticle, writtenArticles } from '#support/content-source.ts'
import { messageOf, patternOf } from '#support/messages.ts'
import { expect, pauseSky, test, waitForHydration, withMotion } from './site-fixtures.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

/** The names of buttons that belong to floating or moving elements. */
const unprintedButtons = [messageOf('chat', 'button.open'), messageOf('controls', 'pause', { what: '{what}' })].map(
  patternOf,
)

test('in print, no hydrated page shows floating elements, motion controls or navigation, and all text is dark', async ({
  page,
}) => {
  test.slow()
  const onScreen = unprintedButtons.map(() => 0)
  for (const path of [...pagePaths, longestArticle.path]) {
    await page.emulateMedia({ media: 'screen', ...withMotion })
    await page.goto(path)
    await waitForHydration(page)
    await pauseSky(page)
    for (const [index, name] of unprintedButtons.entries())
      onScreen[index] = (onScreen[index] ?? 0) + (await page.getByRole('button', { name }).count())
    await page.emulateMedia({ media: 'print' })
    for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden()
    for (const name of unprintedButtons) await expect(page.getByRole('button', { name })).toHaveCount(0)
    expect([path, await page.evaluate(lightTexts)]).toEqual([path, []])
    expect([path, await fixedElements(page)]).toEqual([path, []])
  }
  for (const count of onScreen) expect(count).toBeGreaterThan(0) // a button that no page shows could not be printed
})

test('in print, the content of closed details is visible', async ({ page }) => {
  for (const path of [paths.home, paths.refer, servicePaths[0] ?? paths.services, paths.services]) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await waitForHydration(page)
    await page.emulateMedia({ media: 'print' })
    const closedDetails = page.locator('main details:not([open])')
    await expect(closedDetails).not.toHaveCount(0)
    for (const details of await closedDetails.all()) await expect(details.locator('summary + *')).toBeVisible()
  }
})

for (const { path } of writtenArticles.filter(({ text }) => text.includes('](/')).slice(0, 1))
  test('in print, an article shows the addresses of its links', async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const link = page.locator('article section a[href^="/"]').first()
    const textAfterLink = () => link.evaluate((element) => getComputedStyle(element, '::after').content)
    await expect.poll(textAfterLink).toContain('https://') // the full style sheets load after the page
    expect(await textAfterLink()).toContain(await link.getAttribute('href'))
  })

/** Returns texts that could not be read on white paper: those lighter than a middle grey. */
function lightTexts(): readonly string[] {
  const light: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim() || !parent.checkVisibility({ checkVisibilityCSS: true })) continue
    if (parent.closest('svg, img') || !canvas) continue
    canvas.fillStyle = getComputedStyle(parent).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    if (0.21 * red + 0.72 * green + 0.07 * blue > 128) light.push(`${node.nodeValue.trim()} (${canvas.fillStyle})`)
  }
  return light
}

/** Returns the visible elements with a fixed position, which would be printed on every sheet. */
function fixedElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.trim()}`),
  )
}
