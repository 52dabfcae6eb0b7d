import type { Locator, Page } from '@playwright/test'
import { moreThan, relatedTo } from '#features/article/related.ts'
import { find } from '#features/blog-search/search.ts'
import { longDate } from '#lib/dates.ts'
import { messageOf } from '#support/messages.ts'
import { articles, itemsOf, longest, plainPart } from '#support/written.ts'
import { alive, expect, test } from './site.ts'
import { holdBack } from './visitor.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

const ARTICLES = articles.length
const article = longest.path
const [newest = longest, second] = articles
const oldest = articles.at(-1) ?? longest
const allTags = [...new Set(articles.flatMap(({ tags }) => tags))]
const carrying = (tag: string) => find(articles, { text: tag, tag })
const holding = (text: string) => find(articles, { text, tag: null })
/** The tag that most articles carry, and another one. */
const [common = '', another = ''] = allTags.toSorted((a, b) => carrying(b).length - carrying(a).length)

test('the newest article is the featured one, told with its excerpt and tags', async ({ page }) => {
  await page.goto('/blog')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(ARTICLES)
  await expect(cards.first()).toContainText(newest.title)
  await expect(cards.first()).toContainText(plainPart(newest.excerpt))
  for (const tag of newest.tags) await expect(cards.first()).toContainText(tag)
  if (!second) return
  await expect(cards.nth(1)).toContainText(second.title)
  await expect(cards.nth(1)).not.toContainText(plainPart(second.excerpt))
})

test('the search finds words of a title, an excerpt or a tag, whatever their case', async ({ page }) => {
  await page.goto('/blog')
  await alive(page)
  for (const words of [
    oldest.title.slice(2).toUpperCase(),
    plainPart(oldest.excerpt).toUpperCase(),
    oldest.tags[0]?.toLowerCase() ?? '',
  ]) {
    await box(page).fill(words)
    await expect(page.getByRole('article')).toHaveCount(holding(words).length)
    await expect(page.getByRole('heading', { name: oldest.title })).toBeVisible()
  }
})

test('the first article found is the featured one', async ({ page }) => {
  await page.goto(`/blog?${new URLSearchParams({ q: oldest.title })}`)
  await alive(page)
  await expect(page.getByRole('article').first()).toContainText(oldest.title)
  await expect(page.getByRole('article').first()).toContainText(plainPart(oldest.excerpt))
})

test('the address follows the typing without filling the history, and the focus stays', async ({ page }) => {
  await page.goto('/blog')
  await alive(page)
  const before = await page.evaluate(() => history.length)
  await box(page).pressSequentially('quantum & co')
  await expect(page).toHaveURL(/\/blog\?q=quantum(\+|%20)%26(\+|%20)co$/)
  await expect(box(page)).toHaveValue('quantum & co')
  await expect(box(page)).toBeFocused()
  await box(page).press('ControlOrMeta+a')
  await box(page).press('Backspace')
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
  expect(await page.evaluate(() => history.length)).toBe(before)
})

test('letters typed faster than the address can follow are all kept', async ({ page }) => {
  await page.goto('/blog')
  await alive(page)
  await box(page).focus()
  const words = oldest.title.toLowerCase()
  await page.evaluate(async (letters) => {
    const input = document.activeElement as HTMLInputElement
    for (const letter of letters) {
      document.execCommand('insertText', false, letter)
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    return input.value
  }, words)
  await expect(box(page)).toHaveValue(words)
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(words)
  await expect(page.getByRole('article')).toHaveCount(holding(words).length)
})

test('a letter put into the middle of the words leaves the cursor there', async ({ page }) => {
  await page.goto('/blog?q=quntum')
  await alive(page)
  await box(page).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('ax', { delay: 20 })
  await expect(box(page)).toHaveValue('quaxntum')
})

test('what was typed before the scripts arrived is searched for', async ({ page }) => {
  const letThrough = await holdBack(page, 'assets/*.js')
  await page.goto('/blog', { waitUntil: 'commit' })
  await box(page).fill(oldest.title)
  letThrough()
  await alive(page)
  await expect(box(page)).toHaveValue(oldest.title)
  await expect(page.getByRole('article')).toHaveCount(holding(oldest.title).length)
})

test('an address with ?q= opens with the search done', async ({ page }) => {
  await page.goto(`/blog?${new URLSearchParams({ q: oldest.title })}`)
  await alive(page)
  await expect(box(page)).toHaveValue(oldest.title)
  await expect(page.getByRole('article')).toHaveCount(holding(oldest.title).length)
})

test('an address with ?tag= opens with the tag chosen', async ({ page }) => {
  await page.goto(`/blog?${new URLSearchParams({ tag: common })}`)
  await alive(page)
  await expect(box(page)).toHaveValue(common)
  await expect(page.getByRole('article')).toHaveCount(carrying(common).length)
  await expect(chip(page, common)).toHaveAttribute('aria-current', 'true')
})

test('a click on a tag puts it into the search box and marks it', async ({ page }) => {
  await page.goto('/blog')
  await alive(page)
  await chip(page, common).click()
  await expect.poll(() => new URL(page.url()).search).toBe(`?${new URLSearchParams({ tag: common })}`)
  await expect(box(page)).toHaveValue(common)
  await expect(page.getByRole('article')).toHaveCount(carrying(common).length)
  await expect(chip(page, common)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('navigation', { name: 'Tags', exact: true }).locator('[aria-current=true]')).toHaveCount(
    1,
  )
  await chip(page, another).click()
  await expect(box(page)).toHaveValue(another)
  await expect(page.getByRole('navigation', { name: 'Tags', exact: true }).locator('[aria-current=true]')).toHaveText([
    another,
  ])
  await box(page).fill('Edge')
  await expect(page).toHaveURL(/\/blog\?q=Edge$/)
  await expect(page.getByRole('navigation', { name: 'Tags', exact: true }).locator('[aria-current=true]')).toHaveCount(
    0,
  )
})

for (const path of ['/blog', '/ai-agents-library'])
  test(`on a phone a chip on ${path} that gets the focus is wholly in view, clear of the row’s fading ends`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await alive(page)
    const row = page.getByRole('search').locator('ul, fieldset')
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(100)
    const chips = row.locator('a, button')
    const count = await chips.count()
    await chips.first().focus()
    for (let place = 1; place < 2 * count - 1; place++) {
      await page.keyboard.press(place < count ? 'Tab' : 'Shift+Tab')
      const { x = 0, width = 0 } = (await page.locator(':focus').boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(19)
      expect(x + width).toBeLessThanOrEqual(390 - 47)
    }
  })

test('back from a tag shows all articles and an empty box', async ({ page }) => {
  await page.goto('/blog')
  await alive(page)
  await chip(page, another).click()
  await expect(page.getByRole('article')).toHaveCount(carrying(another).length)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
  await expect(box(page)).toHaveValue('')
})

test('nonsense finds nothing, says so, and one click shows all articles again', async ({ page }) => {
  await page.goto('/blog')
  await alive(page)
  await box(page).fill('xyzzy plugh')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expect(page.getByText('Try another word, or clear the search.')).toBeVisible()
  await page.getByRole('link', { name: 'View all articles' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(box(page)).toHaveValue('')
  await expect(box(page)).toBeFocused() // the link is gone
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
})

test('the list follows what is typed though the newsletter’s form cannot be had', async ({ page, problems }) => {
  await page.route('**/assets/letter-*.js', (route) => route.abort())
  await page.goto('/blog')
  await alive(page)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await box(page).fill('edge')
  await expect(page).toHaveURL(/q=edge/)
  await expect(page.locator('body[data-same]')).toHaveCount(1)
  problems.length = 0 // what was not fetched
})

test('a tag nobody uses finds nothing and harms nothing', async ({ page }) => {
  await page.goto('/blog?tag=Nobody%20uses%20this')
  await alive(page)
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expect(box(page)).toHaveValue('Nobody uses this')
  await page.getByRole('link', { name: 'View all articles' }).click()
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
})

test('odd characters are searched for as they are', async ({ page }) => {
  await page.goto('/blog')
  await alive(page)
  for (const words of ['%E0%A4', '"<b>" a+b&c=d#e?f', '🌌🚀 नमस्ते']) {
    await box(page).fill(words)
    await expect(box(page)).toHaveValue(words)
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(words)
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await page.reload()
    await alive(page)
    await expect(box(page)).toHaveValue(words)
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  }
})

test('an emoji that arrives in two halves is not overtaken by the address, which holds no half', async ({ page }) => {
  await page.goto('/blog')
  await alive(page)
  for (const half of ['\uD83D', '\uDE80'])
    await box(page).evaluate((input: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
    }, half)
  await expect(box(page)).toHaveValue('🚀')
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('🚀')
})

for (const path of ['/blog', '/jobs', '/ai-agents-library']) {
  test(`a browser that refuses most changes of the address keeps no list from its search on ${path}, and no link from its page`, async ({
    page,
  }) => {
    await page.addInitScript(allowFewChangesOfTheAddress)
    await page.goto(path)
    await alive(page)
    const search = page.getByRole('searchbox')
    await search.fill('nothing of the kind '.repeat(4))
    await expect(page.locator('main').getByRole('heading', { name: /found/ })).toBeVisible()
    await search.press('End')
    for (let key = 0; key < 80; key++) await search.press('Backspace')
    await expect(search).toHaveValue('')
    await expect(page.locator('main').getByRole('heading', { name: /found/ })).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'changesAsked'))).toBeLessThan(40)
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We began')
  })
}

test('links within an article are followed as all others, and a modified click opens a tab', async ({
  page,
  context,
}) => {
  const linking = articles.find(({ text }) => text.includes('](/')) ?? longest
  test.skip(!linking.text.includes('](/'), 'no article links to a page of the site')
  await page.goto(linking.path)
  await alive(page)
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  const link = page.locator('article section a[href^="/"]').first()
  const href = await link.getAttribute('href')
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
  await tab.close()
  await expect(page).toHaveURL(new RegExp(`${linking.path}$`))
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(linking.title)
})

test('an address that is no text at all shows the blog', async ({ page }) => {
  for (const query of ['?q=%E0%A4&tag=%', '?q=%00&q=b&tag=%00&&=', `?q=${'y'.repeat(5000)}`]) {
    await page.goto(`/blog${query}`)
    await alive(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible()
  }
})

test('the number of articles found is announced', async ({ page }) => {
  await page.goto('/blog')
  await alive(page)
  const count = page.getByRole('region', { name: 'Articles' }).getByRole('status')
  await expect(count).toHaveText('')
  for (const words of [common.toLowerCase(), oldest.title]) {
    const found = holding(words).length
    await box(page).fill(words)
    await expect(count).toHaveText(`${found} article${found === 1 ? '' : 's'} found`)
  }
  await box(page).fill('xyzzy')
  await expect(count).toHaveText('0 articles found')
})

test('on a phone, the contents list above the text leads to the headings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(article)
  await alive(page)
  const headings = await page.getByRole('article').first().locator('h2[id]').allTextContents()
  expect(headings.length).toBeGreaterThan(3)
  await page.getByRole('group').getByText('In this article').click()
  const links = page.getByRole('group').filter({ hasText: 'In this article' }).getByRole('link')
  await expect(links).toHaveText(headings.map((heading) => heading.replace(/^#+/, '')))
  const last = (await links.last().textContent()) ?? ''
  await links.last().click()
  const target = page.getByRole('heading', { level: 2, name: last })
  await expect(target).toBeInViewport()
  await expect.poll(async () => (await target.boundingBox())?.y).toBeGreaterThan(60)
})

test('beside a text or above it, the contents are told before the text', async ({ page }) => {
  await page.goto(article)
  const order = await page
    .getByRole('article')
    .first()
    .evaluate((whole) =>
      [...whole.querySelectorAll('nav[aria-label="In this article"], details:has(a[href^="#"]), h2[id]')].map(
        ({ localName }) => localName,
      ),
    )
  expect(order.slice(0, 3)).toEqual(['nav', 'details', 'h2'])
  expect(order.slice(3)).not.toContain('nav')
})

test('beside a text, the contents go with the reader and mark the chapter being read', async ({ page }) => {
  await page.goto(article)
  await alive(page)
  const contents = page.getByRole('navigation', { name: 'In this article' })
  const current = contents.locator('[aria-current=location]')
  const links = contents.getByRole('link')
  await expect(current).toHaveCount(0)
  const chapters = await links.allTextContents()
  expect(chapters.length).toBeGreaterThan(3)
  for (const place of [3, 1, chapters.length - 1]) {
    const chapter = chapters[place] ?? ''
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), await idOf(page, chapter))
    await expect(current).toHaveText(chapter)
    await expect(links.nth(place)).toBeInViewport({ ratio: 1 })
  }
  await links.first().click()
  await expect(page.getByRole('heading', { level: 2, name: chapters[0] ?? '' })).toBeInViewport()
  await expect(current).toHaveText(chapters[0] ?? '')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveCount(0)
})

test('a diagram is a picture with its words told', async ({ page }) => {
  const [, title = '', words = ''] = /\n```diagram title="([^"]*)" alt="([^"]*)"/.exec(longest.text) ?? []
  test.skip(words === '', 'no article has a diagram')
  await page.goto(article)
  const diagram = page.getByRole('figure', { name: title }).getByRole('img')
  await expect(diagram).toHaveAccessibleName(words)
  await page.setViewportSize({ width: 320, height: 700 })
  const box = await diagram.boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true)
})

test('the progress bar fills while the article is read', async ({ page }) => {
  await page.goto(article)
  await alive(page)
  const bar = page.locator('article > progress')
  await expect(page.getByRole('progressbar')).toHaveCount(0) // decoration: nobody is told of it
  await expect(bar).toHaveJSProperty('value', 0)
  await page.getByText('Popular Tags').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 2500)
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0.1)
  await page.getByRole('heading', { name: 'More Articles' }).scrollIntoViewIfNeeded()
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBe(1)
})

test("'Share' copies the link and says so", async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${article}?utm_source=letter#start`)
  await alive(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${article}`)
})

test("'Share' uses the system's own sheet where there is one", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] })
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => (window as unknown as { shared: ShareData[] }).shared.push(data),
    })
  })
  await page.goto(article)
  await alive(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
  await expect.poll(shared).toEqual([{ title: longest.title, url: `${site.url}${article}` }])
  await expect(page.getByText('Link copied')).toHaveCount(0)
})

test('a visitor who closes the sheet hears nothing more of it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async () => {
        Object.assign(window, { wasAsked: true })
        throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await page.goto(article)
  await alive(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => page.evaluate(() => 'wasAsked' in window)).toBe(true)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
})

test('a sheet that fails is replaced by the copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const value = async () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    Object.defineProperty(navigator, 'share', { value })
  })
  await page.goto(article)
  await alive(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible()
})

test('without a clipboard, the visitor reads that the link could not be copied and what to do', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(article)
  await alive(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('alert').getByText('The link could not be copied')).toBeVisible()
  await expect(page.getByRole('alert').getByText(messageOf('site', 'share.failedHint'))).toBeVisible()
})

test('an article names its author, its date and how long it takes', async ({ page }) => {
  await page.goto(article)
  const head = page.getByRole('article').first()
  const author = itemsOf('team.yaml').find(({ name }) => name === longest.author)
  await expect(head.getByText(longest.author).first()).toBeVisible()
  await expect(head.getByText(longDate(longest.date)).first()).toBeVisible()
  await expect(head.getByText(/\d min read$/).first()).toBeVisible()
  await expect(head.getByText(plainPart(String(author?.writes)))).toBeVisible()
})

test('an article leads on: to those related, ten popular tags, three more of which those with a tag in common come first', async ({
  page,
}) => {
  await page.goto(article)
  const related = page.getByRole('complementary', { name: 'Related' })
  await expect(related.getByRole('heading', { name: 'Related Articles' })).toBeVisible()
  const beside = related.getByRole('link', { name: /20\d\d$/ })
  await expect(beside).toHaveCount(relatedTo(longest, articles).length)
  for (const [place, { title, date }] of relatedTo(longest, articles).entries()) {
    await expect(beside.nth(place)).toContainText(title)
    await expect(beside.nth(place)).toContainText(longDate(date))
  }
  await expect(related.getByRole('navigation', { name: 'Popular tags' }).getByRole('link')).toHaveText(
    allTags.slice(0, 10),
  )
  await expect(page.getByRole('heading', { name: 'More Articles' })).toBeVisible()
  const more = page.getByRole('article').getByRole('article')
  await expect(more.getByRole('heading')).toHaveText(moreThan(longest, articles).map(({ title }) => title))
})

test("'Back to Blog' goes back to the list", async ({ page }) => {
  await page.goto(article)
  await alive(page)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
})

test('a tag of an article leads to the articles that carry it', async ({ page }) => {
  const [tag = ''] = longest.tags
  await page.goto(article)
  await alive(page)
  await page
    .getByRole('navigation', { name: 'Tags of this article' })
    .getByRole('link', { name: tag, exact: true })
    .click()
  await expect(page).toHaveURL(new RegExp(`/blog\\?tag=${encodeURIComponent(tag)}$`))
  await expect(box(page)).toHaveValue(tag)
  await expect(chip(page, tag)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article')).toHaveCount(carrying(tag).length)
})

test('a popular tag leads to the articles that carry it', async ({ page }) => {
  const tag = allTags.slice(0, 10).find((popular) => !longest.tags.includes(popular)) ?? common
  await page.goto(article)
  await alive(page)
  await page.getByRole('navigation', { name: 'Popular tags' }).getByRole('link', { name: tag, exact: true }).click()
  await expect(box(page)).toHaveValue(tag)
  await expect(page.getByRole('article')).toHaveCount(carrying(tag).length)
})

test('from one article to a related one, the page is the new one', async ({ page }) => {
  await page.goto(article)
  await alive(page)
  const related = page.getByRole('complementary', { name: 'Related' })
  const [next] = relatedTo(longest, articles)
  test.skip(!next, 'the article has no related one')
  await related.getByRole('link', { name: next?.title ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1, name: next?.title ?? '' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('article > progress')).toHaveJSProperty('value', 0)
})

test('an article nobody wrote takes the visitor to the list', async ({ page, problems }) => {
  await page.goto('/blog/never-written')
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible()
  forgetMissingPage(problems)
})

test('odd article addresses end at the list or the not-found page', async ({ page, problems }) => {
  for (const slug of [
    '%E0%A4',
    '..%2f',
    '..%2f..%2fetc%2fpasswd',
    `x'"<`,
    '%00',
    '%252e',
    'a b',
    '__proto__',
    'x'.repeat(2000),
  ]) {
    await page.goto(`/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: /^(Our Blog|This page was not found)/ })).toBeVisible()
    await alive(page)
    await expect(page.getByRole('heading', { level: 1, name: /^(Our Blog|This page was not found)/ })).toBeVisible()
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  }
  forgetMissingPage(problems)
})

/** As Safari does, which allows a hundred in ten seconds. */
function allowFewChangesOfTheAddress(): void {
  let left = 3
  Reflect.set(window, 'changesAsked', 0)
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (...how) => {
      Reflect.set(window, 'changesAsked', Reflect.get(window, 'changesAsked') + 1)
      left -= 1
      if (left < 0) throw new DOMException('Attempt to change the history too often', 'SecurityError')
      change(...how)
    }
  }
}

function box(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search articles' })
}

function chip(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Tags', exact: true }).getByRole('link', { name, exact: true })
}

/** The browser itself reports the status of a page that is not there. */
function forgetMissingPage(problems: string[]): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('status of 404')))
}

async function idOf(page: Page, chapter: string): Promise<string> {
  return (await page.getByRole('heading', { level: 2, name: chapter }).getAttribute('id')) ?? ''
}
