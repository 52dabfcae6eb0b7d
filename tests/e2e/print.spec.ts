import { paths } from '#content/paths.ts'
import { servicePaths } from '#support/addresses.ts'
import { writtenArticles } from '#support/content-source.ts'
import { unprintedButtons } from './layout-checks.ts'
import { expect, pauseSky, test, waitForHydration, withMotion } from './site-fixtures.ts'

test('in print, a page that has floating buttons and motion controls on the screen shows neither', async ({ page }) => {
  await page.emulateMedia(withMotion)
  await page.goto(paths.home)
  await waitForHydration(page)
  await pauseSky(page)
  for (const name of unprintedButtons) await expect(page.getByRole('button', { name })).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  for (const name of unprintedButtons) await expect(page.getByRole('button', { name })).toHaveCount(0)
})

test('in print, the content of closed details is visible', { tag: '@soak' }, async ({ page }) => {
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
