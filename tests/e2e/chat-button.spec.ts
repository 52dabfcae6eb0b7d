import type { Page } from '@playwright/test'
import { longestArticle } from '#support/content-source.ts'
import { measureLayoutShift } from './page-actions.ts'
import { activateFooter, expect, test, waitForHydration } from './site-fixtures.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 1024 }
const DESK = { width: 1440, height: 900 }

const PAGES = ['/', '/contact', '/blog', '/services/agentic-ai-training', '/ai-agents-library', '/404']

const opener = (page: Page) => page.getByRole('button', { name: 'Open chat' })

/** Opens a page and lays all of it out. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
  await page.evaluate(() => {
    document.documentElement.dataset.forceLayout = ''
  })
}

/**
 * Scrolls each of these controls to where the button is, and focuses it if `isFocused`. Returns how many there were,
 * and which of them the button covered.
 */
function covered(page: Page, controls: string, isFocused: boolean) {
  return page.evaluate(
    async ([selector, wantsFocus]) => {
      const button = document.querySelector('button[aria-label="Open chat"]') as HTMLElement
      const home = () => button.getBoundingClientRect()
      const isBeside = ({ left, right, width }: DOMRect) => width === 0 || right <= home().left || left >= home().right
      const frames = async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      }
      const isOver = (control: HTMLElement) => {
        if (!button.checkVisibility({ visibilityProperty: true })) return false
        const box = control.getBoundingClientRect()
        return !isBeside(box) && box.top < home().bottom && box.bottom > home().top
      }
      const others = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (control) => control !== button && control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      let count = 0
      const found: string[] = []
      for (const control of others) {
        if (isBeside(control.getBoundingClientRect())) continue
        count += 1
        if (wantsFocus) control.focus()
        const box = control.getBoundingClientRect()
        scrollBy({ top: (box.top + box.bottom - home().top - home().bottom) / 2, behavior: 'instant' })
        await frames()
        if (isOver(control)) found.push(control.outerHTML.slice(0, 200))
        if (wantsFocus) control.blur()
      }
      scrollTo({ top: 0, behavior: 'instant' })
      await frames()
      return { count, found, isBack: button.checkVisibility({ visibilityProperty: true }) }
    },
    [controls, isFocused] as const,
  )
}

for (const size of [PHONE, TABLET]) {
  test(`on a screen of ${size.width} px the button hides while a visitor types, and the layout does not shift`, async ({
    page,
  }) => {
    const shift = await measureLayoutShift(page)
    await page.setViewportSize(size)
    let fields = 0
    for (const path of PAGES) {
      await visit(page, path)
      await activateFooter(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(opener(page)).toBeVisible()
      const before = await shift()
      const stayed = await page.evaluate(() => {
        const button = document.querySelector('button[aria-label="Open chat"]') as HTMLElement
        const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
        const all = document.querySelectorAll<HTMLElement>('textarea, select, input')
        const found = [...all].filter((field) => isSeen(field) && !field.closest('#chat'))
        const kept = found.filter((field) => {
          field.focus({ preventScroll: true })
          const isFocusable = () => {
            button.focus({ preventScroll: true })
            return document.activeElement === button
          }
          return document.activeElement !== field || isSeen(button) || isFocusable()
        })
        found.at(-1)?.blur()
        return { count: found.length, kept: kept.map(({ outerHTML }) => outerHTML) }
      })
      expect(stayed.kept, path).toEqual([])
      fields += stayed.count
      await expect(opener(page)).toBeVisible()
      expect(await shift(), path).toBe(before)
    }
    expect(fields).toBeGreaterThan(PAGES.length)
  })
}

test('on a wide screen the button stays while a visitor types, as long as it covers nothing', async ({ page }) => {
  await page.setViewportSize(DESK)
  await visit(page, '/contact')
  await page.getByRole('form', { name: 'Write to us' }).getByLabel('Name').focus()
  await expect(opener(page)).toBeVisible()
})

for (const size of [PHONE, TABLET, DESK]) {
  test(`on a screen of ${size.width} px the button covers no focused control and no submit button`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    let controls = 0
    for (const path of PAGES) {
      await visit(page, path)
      await activateFooter(page)
      for (const [which, isFocused] of [
        ['main [type=submit], footer [type=submit]', false],
        ['footer :is(a, button, input), main :is(button, input, textarea, select)', true],
      ] as const) {
        const { count, found, isBack } = await covered(page, which, isFocused)
        expect(found, path).toEqual([])
        expect(isBack, path).toBe(true)
        controls += count
      }
    }
    expect(controls).toBeGreaterThan(0)
  })
}

test('the button hides from a submit button that is laid out only when it comes into view', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await waitForHydration(page)
  const send = page.locator('#meeting [type=submit]')
  for (const _ of ['a first time', 'again, when its height is known']) {
    await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(opener(page)).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(opener(page)).toBeVisible()
  }
})

test('a focused button moves above a submit button that it would cover, and keeps the focus', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/contact')
  await opener(page).click()
  const send = page.getByRole('form', { name: 'Write to us' }).getByRole('button')
  await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await page.getByRole('button', { name: 'Close chat' }).click()
  await expect(opener(page)).toBeFocused()
  const areApart = async () => {
    const [above, below] = [await opener(page).boundingBox(), await send.boundingBox()]
    return above !== null && below !== null && above.y + above.height <= below.y
  }
  await expect.poll(areApart).toBe(true)
  await expect(opener(page)).toBeFocused()
  await expect(opener(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Shift+Tab') // to a control of the page
  await expect.poll(() => covered(page, '#main [type=submit]', false).then(({ found }) => found)).toEqual([])
})

for (const path of ['/', '/contact', '/blog', longestArticle.path, '/404', '/licenses']) {
  test(`at the very end of ${path} the button covers no text and no link`, async ({ page }) => {
    for (const size of [PHONE, TABLET, DESK, { width: 320, height: 568 }]) {
      await page.setViewportSize(size)
      await visit(page, path)
      await activateFooter(page)
      await expect
        .poll(() =>
          page.evaluate(() => {
            scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
            return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
          }),
        )
        .toBe(true)
      await expect(opener(page)).toBeVisible()
      expect(await page.evaluate(wordsAndLinksUnderButton), `${size.width}`).toEqual([])
    }
  })
}

/** Returns the texts and controls that the chat's button covers at the current scroll position. */
function wordsAndLinksUnderButton(): readonly string[] {
  const button = document.querySelector('button[aria-label="Open chat"]') as HTMLElement
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const isUnder = (box: DOMRect) => box.left < right && box.right > left && box.top < bottom && box.bottom > top
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (isSeen && [...range.getClientRects()].some(isUnder)) found.push(text.textContent ?? '')
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    const isSeen = control !== button && control.checkVisibility({ visibilityProperty: true })
    if (isSeen && isUnder(control.getBoundingClientRect())) found.push(control.outerHTML)
  }
  return found
}

test('an open panel stays across pages with its draft, until it is closed', async ({ page }) => {
  await page.setViewportSize(DESK)
  await visit(page, '/about')
  await opener(page).click()
  const box = page.getByRole('region', { name: /^Chat with/ }).getByRole('textbox')
  await box.fill('half a thought')
  for (const [name, path] of [
    ['Jobs', '/jobs'],
    ['Contact', '/contact'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(box).toBeVisible()
    await expect(box).toHaveValue('half a thought')
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs$/)
  await page.getByRole('textbox').first().focus() // a field of the page
  await expect(box).toBeVisible()
  await page.getByRole('button', { name: 'Close chat' }).click()
  await expect(box).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(opener(page)).toBeVisible()
})

test('on a phone the minimised panel hides as the button does', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/contact')
  await opener(page).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused()
  await page.keyboard.press('Escape')
  const restore = page.getByRole('button', { name: 'Show chat' })
  await expect(restore).toBeFocused()
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Message').focus()
  await expect(restore).toBeHidden()
  await form.getByLabel('Message').blur()
  await expect(restore).toBeVisible()
  await form.getByRole('button').evaluate((send) => send.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(restore).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(restore).toBeVisible()
})
