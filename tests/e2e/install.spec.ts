import type { Page } from '@playwright/test'
import { config } from '#content/config.ts'
import { messageOf } from '#support/messages.ts'
import { DISMISSAL_KEY } from './leave-data.ts'
import { blockFiles, recordReads } from './page-actions.ts'
import { activateFooter, expect, test, waitForHydration } from './site-fixtures.ts'

/** Scrolls to the footer, and waits until the script of the install offer has loaded. */
async function scrollToOffer(page: Page): Promise<void> {
  await waitForHydration(page)
  await activateFooter(page)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/install-button-')),
  )
}

const installation = messageOf('search', 'do.installation.name')

/** Opens the menu of small screens. */
async function openMenu(page: Page) {
  await page.getByRole('button', { name: messageOf('site', 'header.openMenu') }).click()
  return page.getByRole('dialog', { name: messageOf('site', 'header.menu') })
}

/** Dispatches the event with which Chromium offers to install, and records whether the page prompts. */
const dispatchOffer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void Object.assign(window, { hasPrompted: true }),
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  })
  window.dispatchEvent(event)
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the browser finds nothing that prevents installing', async ({ page, context }) => {
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const devtools = await context.newCDPSession(page)
    const { errors } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // an incognito window can never be installed; the site would cause any other error
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  })
})

test('“Install” appears when the browser offers to install, prompts, and disappears', async ({ page }) => {
  await page.goto('/')
  await scrollToOffer(page)
  await page.evaluate(dispatchOffer)
  await page.getByRole('button', { name: messageOf('site', 'install.button'), exact: true }).click()
  expect(await page.evaluate(() => (window as unknown as { hasPrompted?: boolean }).hasPrompted)).toBe(true)
  await expect(page.getByRole('button', { name: messageOf('site', 'install.button'), exact: true })).toHaveCount(0)
})

test('a dismissed offer does not return after a reload', async ({ page }) => {
  const waitForRead = await recordReads(page)
  await page.goto('/')
  await scrollToOffer(page)
  await page.evaluate(dispatchOffer)
  await page.getByRole('button', { name: messageOf('site', 'install.dismiss') }).click()
  await expect(page.getByRole('button', { name: messageOf('site', 'install.button'), exact: true })).toHaveCount(0)
  await page.reload()
  await scrollToOffer(page)
  await page.evaluate(dispatchOffer)
  await waitForRead(DISMISSAL_KEY)
  await expect(page.getByRole('button', { name: messageOf('site', 'install.button'), exact: true })).toHaveCount(0)
})

test('the installed site does not offer to install itself', async ({ page }) => {
  const waitForRead = await recordReads(page)
  await page.addInitScript(() => {
    Object.assign(window, { isInstalled: true })
    const original = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
      query.includes('standalone') && 'isInstalled' in window ? original('all') : original(query)
  })
  await page.goto('/')
  await scrollToOffer(page)
  await page.evaluate(dispatchOffer)
  await waitForRead(DISMISSAL_KEY)
  const installButton = page.getByRole('button', { name: messageOf('site', 'install.button'), exact: true })
  await expect(installButton).toHaveCount(0)
  // only because it is installed: the same page would offer it otherwise
  await page.evaluate(() => Reflect.deleteProperty(window, 'isInstalled'))
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await page.evaluate(dispatchOffer)
  await expect(installButton).toBeVisible()
})

test('on a phone the menu offers to install, and the search does so after the offer was dismissed, until it is installed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await waitForHydration(page)
  const menu = await openMenu(page)
  await expect(menu.getByRole('link', { name: messageOf('search', 'do.deletion.name') })).toBeVisible()
  const install = menu.getByRole('button', { name: installation })
  await expect(install).toHaveCount(0)
  await page.evaluate(dispatchOffer)
  expect((await install.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await install.click()
  await expect(menu).toBeHidden()
  expect(await page.evaluate(() => (window as unknown as { hasPrompted?: boolean }).hasPrompted)).toBe(true)

  await page.evaluate(dispatchOffer)
  await scrollToOffer(page)
  await page.getByRole('button', { name: messageOf('site', 'install.dismiss') }).click()
  await openMenu(page)
  await expect(menu.getByRole('link', { name: messageOf('search', 'do.deletion.name') })).toBeVisible()
  await expect(install).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('install')
  const option = page.getByRole('option', { name: new RegExp(`^${installation}`) }) // answers contain the words, too
  await expect(option).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect(option).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  })

  test('“Install” explains the share sheet in a dialog, and closing the dialog returns the focus', async ({ page }) => {
    await page.goto('/')
    await scrollToOffer(page)
    const install = page.getByRole('button', { name: messageOf('site', 'install.button'), exact: true })
    await install.click()
    const dialog = page.getByRole('dialog', { name: messageOf('site', 'steps.title', { name: config.name }) })
    await expect(dialog).toContainText(messageOf('site', 'steps.share'))
    await expect(dialog).toContainText(messageOf('site', 'steps.add'))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(install).toBeFocused()
  })

  test('the menu and the search open the same dialog, which returns the focus to the button of the menu', async ({
    page,
  }) => {
    await page.goto('/about')
    await waitForHydration(page)
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: installation }).click()
    const dialog = page.getByRole('dialog', { name: messageOf('site', 'steps.title', { name: config.name }) })
    await expect(dialog).toContainText(messageOf('site', 'steps.add'))
    await expect(menu).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: messageOf('site', 'header.openMenu') })).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: new RegExp(`^${installation}`) }).click()
    await expect(dialog).toContainText(messageOf('site', 'steps.add'))
    await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1) // the script of the layers has loaded
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/about$/)
  })

  test('if the instructions fail to load, the page stays, and “Install” can be pressed again', {
    tag: '@soak',
  }, async ({ page, problems }) => {
    await blockFiles(page, 'assets/ios-sheet-*')
    await page.goto('/')
    await scrollToOffer(page)
    const install = page.getByRole('button', { name: messageOf('site', 'install.button'), exact: true })
    await install.click()
    await expect(page.getByRole('alert')).toContainText(messageOf('site', 'install.unloaded.title'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unrouteAll()
    await install.click()
    await expect(
      page.getByRole('dialog', { name: messageOf('site', 'steps.title', { name: config.name }) }),
    ).toBeVisible()
    expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
    problems.length = 0 // only the failed requests
  })
})
