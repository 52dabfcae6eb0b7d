import type { Page } from '@playwright/test'
import { longestArticle } from '#support/content-source.ts'
import { measureLayoutShift } from './page-actions.ts'
import { activateFooter, expect, test, waitForHydration } from './site-fixtures.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 1024 }
const DESKTOP = { width: 1440, height: 900 }

const PAGES = ['/', '/contact', '/blog', '/services/agentic-ai-training', '/ai-agents-library', '/404']
/** Each series of pages is one test. The normal run contains only the pages with most fields. */
const series = [
  { where: 'on pages with forms', pages: ['/contact', '/services/agentic-ai-training'], tag: [] as string[] },
  { where: 'on pages of every kind', pages: PAGES, tag: '@soak' },
] as const

const openButton = (page: Page) => page.getByRole('button', { name: 'Open chat' })

/** Opens a page and lays all of it out. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
  await page.evaluate(() => {
    document.documentElement.dataset.forceLayout = ''
  })
}

/**
 * Scrolls each selected control to the height of the chat button, and focuses the control if `isFocused`. Returns the
 * number of these controls, those that the button covered, and whether the button is visible at the top afterwards.
 */
function findCovered(page: Page, selector: string, isFocused: boolean) {
  return page.evaluate(
    async ([selector, wantsFocus]) => {
      const button = document.querySelector('button[aria-label="Open chat"]') as HTMLElement
      const buttonBox = () => button.getBoundingClientRect()
      const isBeside = ({ left, right, width }: DOMRect) =>
        width === 0 || right <= buttonBox().left || left >= buttonBox().right
      const frames = async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      }
      const isOver = (control: HTMLElement) => {
        if (!button.checkVisibility({ visibilityProperty: true })) return false
        const bounds = control.getBoundingClientRect()
        return !isBeside(bounds) && bounds.top < buttonBox().bottom && bounds.bottom > buttonBox().top
      }
      const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (control) => control !== button && control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      let count = 0
      const covered: string[] = []
      for (const control of elements) {
        if (isBeside(control.getBoundingClientRect())) continue
        count += 1
        if (wantsFocus) control.focus()
        const bounds = control.getBoundingClientRect()
        scrollBy({ top: (bounds.top + bounds.bottom - buttonBox().top - buttonBox().bottom) / 2, behavior: 'instant' })
        await frames()
        if (isOver(control)) covered.push(control.outerHTML.slice(0, 200))
        if (wantsFocus) control.blur()
      }
      scrollTo({ top: 0, behavior: 'instant' })
      await frames()
      return { count, covered, isVisibleAgain: button.checkVisibility({ visibilityProperty: true }) }
    },
    [selector, isFocused] as const,
  )
}

for (const { where, pages, tag } of series)
  test(`${where}, on phones and tablets the button hides while a visitor types, and the layout does not shift`, {
    tag,
  }, async ({ page }) => {
    const layoutShift = await measureLayoutShift(page)
    await page.setViewportSize(PHONE)
    const fieldCounts = { [PHONE.width]: 0, [TABLET.width]: 0 }
    for (const path of pages) {
      await visit(page, path)
      await activateFooter(page)
      for (const size of [PHONE, TABLET]) {
        await page.setViewportSize(size)
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await expect(openButton(page)).toBeVisible()
        // the other size has its own shift, which is reported a frame later
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        const before = await layoutShift()
        const result = await page.evaluate(() => {
          const button = document.querySelector('button[aria-label="Open chat"]') as HTMLElement
          const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
          const fields = document.querySelectorAll<HTMLElement>('textarea, select, input')
          const visible = [...fields].filter((field) => isShown(field) && !field.closest('#chat'))
          const failed = visible.filter((field) => {
            field.focus({ preventScroll: true })
            const isFocusable = () => {
              button.focus({ preventScroll: true })
              return document.activeElement === button
            }
            return document.activeElement !== field || isShown(button) || isFocusable()
          })
          visible.at(-1)?.blur()
          return { count: visible.length, failed: failed.map(({ outerHTML }) => outerHTML) }
        })
        expect(result.failed, `${path} at ${size.width}`).toEqual([])
        fieldCounts[size.width] = (fieldCounts[size.width] ?? 0) + result.count
        await expect(openButton(page)).toBeVisible()
        expect(await layoutShift(), `${path} at ${size.width}`).toBe(before)
      }
    }
    for (const count of Object.values(fieldCounts)) expect(count).toBeGreaterThan(pages.length)
  })

test('on a wide screen the button stays while a visitor types, as long as it covers nothing', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, '/contact')
  await page.getByRole('form', { name: 'Write to us' }).getByLabel('Name').focus()
  await expect(openButton(page)).toBeVisible()
})

for (const { where, pages, tag } of series)
  test(`${where}, the button covers no focused control and no submit button, however wide the screen`, { tag }, async ({
    page,
  }) => {
    test.slow()
    for (const path of pages) {
      await visit(page, path)
      await activateFooter(page)
      for (const size of [PHONE, TABLET, DESKTOP]) {
        await page.setViewportSize(size)
        let controlCount = 0
        for (const [selector, isFocused] of [
          ['main [type=submit], footer [type=submit]', false],
          ['footer :is(a, button, input), main :is(button, input, textarea, select)', true],
        ] as const) {
          const { count, covered, isVisibleAgain } = await findCovered(page, selector, isFocused)
          expect(covered, `${path} at ${size.width}`).toEqual([])
          expect(isVisibleAgain, `${path} at ${size.width}`).toBe(true)
          controlCount += count
        }
        expect(controlCount, `${path} at ${size.width}`).toBeGreaterThan(0)
      }
    }
  })

test('the button hides before it covers a submit button that is laid out only when it comes into view', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await waitForHydration(page)
  const send = page.locator('#meeting [type=submit]')
  for (const _ of ['a first time', 'again, when its height is known']) {
    await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(openButton(page)).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(openButton(page)).toBeVisible()
  }
})

test('a focused button moves above a submit button that it would cover, and keeps the focus', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/contact')
  await openButton(page).click()
  const send = page.getByRole('form', { name: 'Write to us' }).getByRole('button')
  await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await page.getByRole('button', { name: 'Close chat' }).click()
  await expect(openButton(page)).toBeFocused()
  const areApart = async () => {
    const [above, below] = [await openButton(page).boundingBox(), await send.boundingBox()]
    return above !== null && below !== null && above.y + above.height <= below.y
  }
  await expect.poll(areApart).toBe(true)
  await expect(openButton(page)).toBeFocused()
  await expect(openButton(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Shift+Tab') // moves the focus to a control of the page
  await expect.poll(() => findCovered(page, '#main [type=submit]', false).then(({ covered }) => covered)).toEqual([])
})

for (const path of ['/', '/contact', '/blog', longestArticle.path, '/404', '/licenses']) {
  test(`at the end of ${path} the button covers no text and no link`, {
    tag: path === '/contact' ? [] : '@soak', // all pages end with the same footer
  }, async ({ page }) => {
    await visit(page, path)
    await activateFooter(page)
    for (const size of [PHONE, TABLET, DESKTOP, { width: 320, height: 568 }]) {
      await page.setViewportSize(size)
      await expect
        .poll(() =>
          page.evaluate(() => {
            scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
            return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
          }),
        )
        .toBe(true)
      await expect(openButton(page)).toBeVisible()
      expect(await page.evaluate(textsAndControlsUnderButton), `${size.width}`).toEqual([])
    }
  })
}

/** Returns the texts and controls that the chat's button covers at the current scroll position. */
function textsAndControlsUnderButton(): readonly string[] {
  const button = document.querySelector('button[aria-label="Open chat"]') as HTMLElement
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const isUnder = (bounds: DOMRect) =>
    bounds.left < right && bounds.right > left && bounds.top < bottom && bounds.bottom > top
  const covered: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (isShown && [...range.getClientRects()].some(isUnder)) covered.push(text.textContent ?? '')
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    const isShown = control !== button && control.checkVisibility({ visibilityProperty: true })
    if (isShown && isUnder(control.getBoundingClientRect())) covered.push(control.outerHTML)
  }
  return covered
}

test('an open panel and its draft stay on other pages, until the panel is closed', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, '/about')
  await openButton(page).click()
  const messageField = page.getByRole('region', { name: /^Chat with/ }).getByRole('textbox')
  await messageField.fill('half a thought')
  for (const [name, path] of [
    ['Jobs', '/jobs'],
    ['Contact', '/contact'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(messageField).toBeVisible()
    await expect(messageField).toHaveValue('half a thought')
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs$/)
  await page.getByRole('textbox').first().focus() // a field of the page
  await expect(messageField).toBeVisible()
  await page.getByRole('button', { name: 'Close chat' }).click()
  await expect(messageField).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(openButton(page)).toBeVisible()
})

test('on a phone, the minimised panel hides whenever the button would hide', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/contact')
  await openButton(page).click()
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
