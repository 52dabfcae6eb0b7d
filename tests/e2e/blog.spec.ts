import type { Locator, Page } from '@playwright/test'
import { furtherPosts, relatedPosts } from '#content/articles/related-posts.ts'
import { tagPath } from '#content/query-paths.ts'
import { longDate } from '#lib/dates.ts'
import { foldForSearch } from '#lib/fold-for-search.ts'
import { searchPosts } from '#pages/blog/search.ts'
import { contentItems, longestArticle, longestPlainText, writtenArticles } from '#support/content-source.ts'
import { messageOf, pageTextOf, patternOf } from '#support/messages.ts'
import { blockFiles, delayFiles } from './page-actions.ts'
import { expect, removeStatus404, test, waitForHydration } from './site-fixtures.ts'

const ARTICLES = writtenArticles.length
const article = longestArticle.path
const [newest = longestArticle] = writtenArticles
const oldest = writtenArticles.at(-1) ?? longestArticle
const allTags = [...new Set(writtenArticles.flatMap(({ tags }) => tags))]
const postsWithTag = (tag: string) => searchPosts(writtenArticles, { text: tag, tag })
const postsWithText = (text: string) => searchPosts(writtenArticles, { text, tag: null })
/** The tag that most articles have, and another one. */
const [commonTag = '', otherTag = ''] = allTags.toSorted((a, b) => postsWithTag(b).length - postsWithTag(a).length)
/** Tags that occur in no title and no excerpt. */
const tagsOutsideTexts = allTags.filter((tag) =>
  writtenArticles.every(({ title, excerpt }) => !foldForSearch(`${title} ${excerpt}`).includes(foldForSearch(tag))),
)
/** Texts that the search finds in several articles, but not in the newest. */
const severalPostsTexts = [
  ...allTags,
  ...writtenArticles.flatMap(({ title }) => title.match(/\p{L}{4,}/gu) ?? []),
].filter((words) => postsWithText(words).length > 1 && !postsWithText(words).includes(newest))
const chapterCount = longestArticle.text.match(/^## /gm)?.length ?? 0
const noResult = { heading: pageTextOf('blog', 'none.heading'), action: pageTextOf('blog', 'none.action') }

test('the newest article is featured, with its excerpt and tags', async ({ page }) => {
  await page.goto('/blog')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(ARTICLES)
  await expect(cards.first()).toContainText(newest.title)
  await expect(cards.first()).toContainText(longestPlainText(newest.excerpt))
  for (const tag of newest.tags) await expect(cards.first()).toContainText(tag)
  for (const { title, excerpt } of writtenArticles.slice(1, 2)) {
    await expect(cards.nth(1)).toContainText(title)
    await expect(cards.nth(1)).not.toContainText(longestPlainText(excerpt))
  }
})

test('the search finds words of a title or an excerpt in upper or lower case', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/blog')
  await waitForHydration(page)
  for (const words of [oldest.title.slice(2).toUpperCase(), longestPlainText(oldest.excerpt).toUpperCase()]) {
    await searchBox(page).fill(words)
    await expect(page.getByRole('article')).toHaveCount(postsWithText(words).length)
    await expect(page.getByRole('heading', { name: oldest.title })).toBeVisible()
  }
})

for (const tag of tagsOutsideTexts.slice(0, 1))
  test('the search finds a tag that occurs in no title or excerpt, in upper or lower case', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.goto('/blog')
    await waitForHydration(page)
    for (const words of [tag.toLowerCase(), tag.toUpperCase()]) {
      await searchBox(page).fill(words)
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(
        postsWithTag(tag).map(({ title }) => title),
      )
    }
  })

for (const words of severalPostsTexts.slice(0, 1))
  test('the first of several articles that a search finds is featured', { tag: '@soak' }, async ({ page }) => {
    const [first = longestArticle, next = longestArticle] = postsWithText(words)
    const cards = page.getByRole('article')
    await page.goto('/blog')
    await waitForHydration(page)
    await expect(cards.first()).toContainText(newest.title)
    await searchBox(page).fill(words)
    await expect(cards).toHaveCount(postsWithText(words).length)
    await expect(cards.first()).toContainText(first.title)
    await expect(cards.first()).toContainText(longestPlainText(first.excerpt))
    await expect(cards.nth(1)).toContainText(next.title)
    await expect(cards.nth(1)).not.toContainText(longestPlainText(next.excerpt))
  })

test('the address follows the typing without adding history entries, and the focus stays', async ({ page }) => {
  await page.goto('/blog')
  await waitForHydration(page)
  const before = await page.evaluate(() => history.length)
  await searchBox(page).pressSequentially('quantum & co')
  await expect(page).toHaveURL(/\/blog\?q=quantum(\+|%20)%26(\+|%20)co$/)
  await expect(searchBox(page)).toHaveValue('quantum & co')
  await expect(searchBox(page)).toBeFocused()
  await searchBox(page).press('ControlOrMeta+a')
  await searchBox(page).press('Backspace')
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
  expect(await page.evaluate(() => history.length)).toBe(before)
})

test('every typed letter stays, even if the address cannot change as fast', async ({ page }) => {
  await page.goto('/blog')
  await waitForHydration(page)
  await searchBox(page).focus()
  const words = oldest.title.toLowerCase()
  await page.evaluate(async (letters) => {
    const input = document.activeElement as HTMLInputElement
    for (const letter of letters) {
      document.execCommand('insertText', false, letter)
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    return input.value
  }, words)
  await expect(searchBox(page)).toHaveValue(words)
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(words)
  await expect(page.getByRole('article')).toHaveCount(postsWithText(words).length)
})

test('the cursor stays in place while letters are typed into the middle of the text', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/blog?q=quntum')
  await waitForHydration(page)
  await searchBox(page).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('ax', { delay: 20 })
  await expect(searchBox(page)).toHaveValue('quaxntum')
})

test('text typed before the scripts loaded is searched for', async ({ page }) => {
  const release = await delayFiles(page, 'assets/*.js')
  await page.goto('/blog', { waitUntil: 'commit' })
  await searchBox(page).fill(oldest.title)
  release()
  await waitForHydration(page)
  await expect(searchBox(page)).toHaveValue(oldest.title)
  await expect(page.getByRole('article')).toHaveCount(postsWithText(oldest.title).length)
})

test('an address with ?q= opens with the search done', async ({ page }) => {
  await page.goto(`/blog?${new URLSearchParams({ q: oldest.title })}`)
  await waitForHydration(page)
  await expect(searchBox(page)).toHaveValue(oldest.title)
  await expect(page.getByRole('article')).toHaveCount(postsWithText(oldest.title).length)
})

test('an address with ?tag= opens with the tag chosen', { tag: '@soak' }, async ({ page }) => {
  await page.goto(`/blog?${new URLSearchParams({ tag: commonTag })}`)
  await waitForHydration(page)
  await expect(searchBox(page)).toHaveValue(commonTag)
  await expect(page.getByRole('article')).toHaveCount(postsWithTag(commonTag).length)
  await expect(tagLink(page, commonTag)).toHaveAttribute('aria-current', 'true')
})

test('a click on a tag fills the search box with it and marks the tag', async ({ page }) => {
  await page.goto('/blog')
  await waitForHydration(page)
  await tagLink(page, commonTag).click()
  await expect.poll(() => new URL(page.url()).search).toBe(`?${new URLSearchParams({ tag: commonTag })}`)
  await expect(searchBox(page)).toHaveValue(commonTag)
  await expect(page.getByRole('article')).toHaveCount(postsWithTag(commonTag).length)
  await expect(tagLink(page, commonTag)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('navigation', { name: 'Tags', exact: true }).locator('[aria-current=true]')).toHaveCount(
    1,
  )
  await tagLink(page, otherTag).click()
  await expect(searchBox(page)).toHaveValue(otherTag)
  await expect(page.getByRole('navigation', { name: 'Tags', exact: true }).locator('[aria-current=true]')).toHaveText([
    otherTag,
  ])
  await searchBox(page).fill('Edge')
  await expect(page).toHaveURL(/\/blog\?q=Edge$/)
  await expect(page.getByRole('navigation', { name: 'Tags', exact: true }).locator('[aria-current=true]')).toHaveCount(
    0,
  )
})

for (const path of ['/blog', '/ai-agents-library'])
  test(`on a phone, a focused tag on ${path} is fully in view between the fading edges of its row`, {
    tag: path === '/blog' ? [] : '@soak',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await waitForHydration(page)
    const row = page.getByRole('search').locator('ul, fieldset')
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(100)
    const tags = row.locator('a, button')
    const count = await tags.count()
    await tags.first().focus()
    for (let index = 1; index < 2 * count - 1; index++) {
      await page.keyboard.press(index < count ? 'Tab' : 'Shift+Tab')
      const { x = 0, width = 0 } = (await page.locator(':focus').boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(19)
      expect(x + width).toBeLessThanOrEqual(390 - 47)
    }
  })

test('going back from a tag shows all articles and an empty search box', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/blog')
  await waitForHydration(page)
  await tagLink(page, otherTag).click()
  await expect(page.getByRole('article')).toHaveCount(postsWithTag(otherTag).length)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
  await expect(searchBox(page)).toHaveValue('')
})

test('a search without a result says so, and one click shows all articles again', async ({ page }) => {
  await page.goto('/blog')
  await waitForHydration(page)
  await searchBox(page).fill('xyzzy plugh')
  await expect(page.getByRole('heading', { name: noResult.heading })).toBeVisible()
  await expect(page.getByText(pageTextOf('blog', 'none.text'))).toBeVisible()
  await page.getByRole('link', { name: noResult.action }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(searchBox(page)).toHaveValue('')
  await expect(searchBox(page)).toBeFocused() // the link no longer exists
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
})

test('the list follows the search even if the script of the newsletter form fails to load', { tag: '@soak' }, async ({
  page,
  problems,
}) => {
  await blockFiles(page, 'assets/newsletter-section-*.js')
  await page.goto('/blog')
  await waitForHydration(page)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await searchBox(page).fill(oldest.title)
  await expect(page.getByRole('article')).toHaveCount(postsWithText(oldest.title).length)
  await expect(page.locator('body[data-same]')).toHaveCount(1)
  problems.length = 0 // the failed requests
})

test('an unknown tag finds no article, and one click shows all articles again', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/blog?tag=Nobody%20uses%20this')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: noResult.heading })).toBeVisible()
  await expect(searchBox(page)).toHaveValue('Nobody uses this')
  await page.getByRole('link', { name: noResult.action }).click()
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
})

test('special characters are searched for literally', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/blog')
  await waitForHydration(page)
  for (const words of ['%E0%A4', '"<b>" a+b&c=d#e?f', '🌌🚀 नमस्ते']) {
    await searchBox(page).fill(words)
    await expect(searchBox(page)).toHaveValue(words)
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(words)
    await expect(page.getByRole('heading', { name: noResult.heading })).toBeVisible()
    await page.reload()
    await waitForHydration(page)
    await expect(searchBox(page)).toHaveValue(words)
    await expect(page.getByRole('heading', { name: noResult.heading })).toBeVisible()
  }
})

test('an emoji that arrives as two surrogates stays intact in the field and in the address', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/blog')
  await waitForHydration(page)
  for (const surrogate of ['\uD83D', '\uDE80'])
    await searchBox(page).evaluate((input: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
    }, surrogate)
  await expect(searchBox(page)).toHaveValue('🚀')
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('🚀')
})

for (const path of ['/blog', '/jobs', '/ai-agents-library']) {
  test(`in a browser that rejects most address changes, the search on ${path} still filters, and links work`, {
    tag: '@soak',
  }, async ({ page }) => {
    await page.addInitScript(allowFewChangesOfTheAddress)
    await page.goto(path)
    await waitForHydration(page)
    const search = page.getByRole('searchbox')
    await search.fill('nothing of the kind '.repeat(4))
    await expect(page.locator('main').getByRole('heading', { name: /found/ })).toBeVisible()
    await search.press('End')
    for (let key = 0; key < 80; key++) await search.press('Backspace')
    await expect(search).toHaveValue('')
    await expect(page.locator('main').getByRole('heading', { name: /found/ })).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'changeCount'))).toBeLessThan(40)
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(patternOf(pageTextOf('about', 'heading')))
  })
}

for (const linkingPost of writtenArticles.filter(({ text }) => text.includes('](/')).slice(0, 1))
  test('links in an article navigate without a reload, and leave a click with a modifier key to the browser', async ({
    page,
  }) => {
    await page.goto(linkingPost.path)
    await waitForHydration(page)
    await page.evaluate(() => {
      Reflect.set(window, 'isSameDocument', true)
      // not the tab, which is the browser's: with many browsers at work, one without a window sometimes leaves it blank
      window.addEventListener('click', (event) => Reflect.set(window, 'clicked', event), true)
    })
    const link = page.locator('article section a[href^="/"]').first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click({ modifiers: ['Control'] })
    expect(await page.evaluate(() => Reflect.get(window, 'clicked').defaultPrevented)).toBe(false)
    expect(addressOf(page)).toBe(linkingPost.path)
    await link.click()
    await expect.poll(() => addressOf(page)).toBe(href)
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(linkingPost.title)
  })

test('an address that cannot be decoded shows the blog', { tag: '@soak' }, async ({ page }) => {
  for (const query of ['?q=%E0%A4&tag=%', '?q=%00&q=b&tag=%00&&=', `?q=${'y'.repeat(5000)}`]) {
    await page.goto(`/blog${query}`)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1, name: pageTextOf('blog', 'heading') })).toBeVisible()
  }
})

test('the number of articles found is announced', async ({ page }) => {
  await page.goto('/blog')
  await waitForHydration(page)
  const count = page.getByRole('region', { name: 'Articles' }).getByRole('status')
  await expect(count).toHaveText('')
  for (const words of [commonTag.toLowerCase(), oldest.title, 'xyzzy']) {
    const expectedCount = postsWithText(words).length
    await searchBox(page).fill(words)
    await expect(count).toHaveText(`${expectedCount} article${expectedCount === 1 ? '' : 's'} found`)
  }
})

for (const contents of chapterCount > 1 ? [pageTextOf('post', 'contents')] : []) {
  test('on a phone, the table of contents above the text leads to the headings', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(article)
    await waitForHydration(page)
    const headings = await page.getByRole('article').first().locator('h2[id]').allTextContents()
    expect(headings).toHaveLength(chapterCount)
    await page.getByRole('group').getByText(contents).click()
    const links = page.getByRole('group').filter({ hasText: contents }).getByRole('link')
    await expect(links).toHaveText(headings.map((heading) => heading.replace(/^#+/, '')))
    const last = (await links.last().textContent()) ?? ''
    await links.last().click()
    const target = page.getByRole('heading', { level: 2, name: last })
    await expect(target).toBeInViewport()
    await expect.poll(async () => (await target.boundingBox())?.y).toBeGreaterThan(60)
  })

  test('the table of contents comes before the text in reading order, in both layouts', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.goto(article)
    const order = await page
      .getByRole('article')
      .first()
      .evaluate(
        (post, name) =>
          [...post.querySelectorAll(`nav[aria-label="${name}"], details:has(a[href^="#"]), h2[id]`)].map(
            ({ localName }) => localName,
          ),
        contents,
      )
    expect(order).toEqual(['nav', 'details', ...Array.from({ length: chapterCount }, () => 'h2')])
  })

  test('beside an article, the table of contents stays in view and marks the current chapter', async ({ page }) => {
    await page.goto(article)
    await waitForHydration(page)
    const list = page.getByRole('navigation', { name: contents })
    const current = list.locator('[aria-current=location]')
    const links = list.getByRole('link')
    await expect(current).toHaveCount(0)
    await expect(links).toHaveCount(chapterCount)
    const names = await links.allTextContents()
    for (const index of [chapterCount >> 1, 0, chapterCount - 1]) {
      const name = names[index] ?? ''
      await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), await idOf(page, name))
      await expect(current).toHaveText(name)
      await expect(links.nth(index)).toBeInViewport({ ratio: 1 })
    }
    await links.first().click()
    await expect(page.getByRole('heading', { level: 2, name: names[0] ?? '' })).toBeInViewport()
    await expect(current).toHaveText(names[0] ?? '')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(current).toHaveCount(0)
  })
}

for (const [, title = '', words = ''] of [
  ...longestArticle.text.matchAll(/\n```diagram title="([^"]*)" alt="([^"]*)"/g),
].slice(0, 1))
  test('a diagram is an image with an alternative text, and fits a screen of 320 px', async ({ page }) => {
    await page.goto(article)
    const diagram = page.getByRole('figure', { name: title }).getByRole('img')
    await expect(diagram).toHaveAccessibleName(words)
    await page.setViewportSize({ width: 320, height: 700 })
    const bounds = await diagram.boundingBox()
    expect((bounds?.x ?? -1) >= 0 && (bounds?.x ?? 0) + (bounds?.width ?? 999) <= 320).toBe(true)
  })

test('the progress bar fills while the article is read', async ({ page }) => {
  await page.goto(article)
  await waitForHydration(page)
  const bar = page.locator('article > progress')
  await expect(page.getByRole('progressbar')).toHaveCount(0) // decoration: hidden from assistive technology
  await expect(bar).toHaveJSProperty('value', 0)
  await page.getByText(pageTextOf('post', 'popular'), { exact: true }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 2500)
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0.1)
  await page.getByRole('heading', { name: pageTextOf('post', 'more') }).scrollIntoViewIfNeeded()
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBe(1)
})

test('‘Share’ copies the link and says so', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${article}?utm_source=letter#start`)
  await waitForHydration(page)
  await page.getByRole('button', { name: messageOf('site', 'share.button') }).click()
  await expect(page.getByRole('status').getByText(messageOf('site', 'share.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${article}`)
})

test('‘Share’ uses the system’s share sheet if there is one', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] })
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => (window as unknown as { shared: ShareData[] }).shared.push(data),
    })
  })
  await page.goto(article)
  await waitForHydration(page)
  await page.getByRole('button', { name: messageOf('site', 'share.button') }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
  await expect.poll(shared).toEqual([{ title: longestArticle.title, url: `${site.url}${article}` }])
  await expect(page.getByText(messageOf('site', 'share.copied'))).toHaveCount(0)
})

test('closing the share sheet shows no further message', { tag: '@soak' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async () => {
        Object.assign(window, { wasShareCalled: true })
        throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await page.goto(article)
  await waitForHydration(page)
  await page.getByRole('button', { name: messageOf('site', 'share.button') }).click()
  await expect.poll(() => page.evaluate(() => 'wasShareCalled' in window)).toBe(true)
  await expect(page.getByRole('button', { name: messageOf('controls', 'dismiss') })).toHaveCount(0)
})

test('if the share sheet fails, the link is copied instead', { tag: '@soak' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const value = async () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    Object.defineProperty(navigator, 'share', { value })
  })
  await page.goto(article)
  await waitForHydration(page)
  await page.getByRole('button', { name: messageOf('site', 'share.button') }).click()
  await expect(page.getByRole('status').getByText(messageOf('site', 'share.copied'))).toBeVisible()
})

test('without a clipboard, the visitor reads that the link could not be copied, and what to do', {
  tag: '@soak',
}, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(article)
  await waitForHydration(page)
  await page.getByRole('button', { name: messageOf('site', 'share.button') }).click()
  await expect(page.getByRole('alert').getByText(messageOf('site', 'share.failed'))).toBeVisible()
  await expect(page.getByRole('alert').getByText(messageOf('site', 'share.failedHint'))).toBeVisible()
})

test('an article shows its author, its date and its reading time', { tag: '@soak' }, async ({ page }) => {
  await page.goto(article)
  const post = page.getByRole('article').first()
  const author = contentItems('team.yaml').find(({ name }) => name === longestArticle.author)
  await expect(post.getByText(longestArticle.author).first()).toBeVisible()
  await expect(post.getByText(longDate(longestArticle.date)).first()).toBeVisible()
  await expect(post.getByText(/\d min read$/).first()).toBeVisible()
  await expect(post.getByText(longestPlainText(String(author?.writes)))).toBeVisible()
})

test('an article shows related articles, ten popular tags, and three more articles, those with a shared tag first', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto(article)
  const related = page.getByRole('complementary', { name: 'Related' })
  await expect(related.getByRole('heading', { name: pageTextOf('post', 'related') })).toBeVisible()
  const relatedLinks = related.getByRole('link', { name: /20\d\d$/ })
  await expect(relatedLinks).toHaveCount(relatedPosts(longestArticle, writtenArticles).length)
  for (const [index, { title, date }] of relatedPosts(longestArticle, writtenArticles).entries()) {
    await expect(relatedLinks.nth(index)).toContainText(title)
    await expect(relatedLinks.nth(index)).toContainText(longDate(date))
  }
  await expect(related.getByRole('navigation', { name: 'Popular tags' }).getByRole('link')).toHaveText(
    allTags.slice(0, 10),
  )
  await expect(page.getByRole('heading', { name: pageTextOf('post', 'more') })).toBeVisible()
  const more = page.getByRole('article').getByRole('article')
  await expect(more.getByRole('heading')).toHaveText(
    furtherPosts(longestArticle, writtenArticles).map(({ title }) => title),
  )
})

test('‘Back to Blog’ returns to the list', async ({ page }) => {
  await page.goto(article)
  await waitForHydration(page)
  await page.getByRole('link', { name: pageTextOf('post', 'back') }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
})

test('a tag of an article leads to the articles that have it', async ({ page }) => {
  const [tag = ''] = longestArticle.tags
  await page.goto(article)
  await waitForHydration(page)
  await page
    .getByRole('navigation', { name: pageTextOf('post', 'tags') })
    .getByRole('link', { name: tag, exact: true })
    .click()
  await expect.poll(() => addressOf(page)).toBe(tagPath(tag))
  await expect(searchBox(page)).toHaveValue(tag)
  await expect(tagLink(page, tag)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article')).toHaveCount(postsWithTag(tag).length)
})

test('a popular tag leads to the articles that have it', { tag: '@soak' }, async ({ page }) => {
  const tag = allTags.slice(0, 10).find((popular) => !longestArticle.tags.includes(popular)) ?? commonTag
  await page.goto(article)
  await waitForHydration(page)
  await page.getByRole('navigation', { name: 'Popular tags' }).getByRole('link', { name: tag, exact: true }).click()
  await expect(searchBox(page)).toHaveValue(tag)
  await expect(page.getByRole('article')).toHaveCount(postsWithTag(tag).length)
})

for (const { title } of relatedPosts(longestArticle, writtenArticles).slice(0, 1))
  test('a link from one article to a related article shows the related article', { tag: '@soak' }, async ({ page }) => {
    await page.goto(article)
    await waitForHydration(page)
    await page.getByRole('complementary', { name: 'Related' }).getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('article > progress')).toHaveJSProperty('value', 0)
  })

test('the address of an unknown article leads to the list, which says so until the visitor searches or leaves', async ({
  page,
  problems,
}) => {
  const note = page.getByText(pageTextOf('blog', 'missing'))
  await page.goto('/blog/never-written')
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('heading', { level: 1, name: pageTextOf('blog', 'heading') })).toBeVisible()
  await expect(note).toBeVisible()
  await searchBox(page).fill('quantum')
  await expect(note).toHaveCount(0)
  await searchBox(page).fill('')
  await expect(note).toBeVisible()
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/./)
  await page.goBack()
  await expect(searchBox(page)).toBeVisible()
  await expect(note).toHaveCount(0)
  removeStatus404(problems)
})

/** The first three are in the normal run. */
const malformedSlugs = [
  '%E0%A4',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  '..%2f',
  `x'"<`,
  '%00',
  '%252e',
  'a b',
  'x'.repeat(2000),
]
for (const [which, slugs, tag] of [
  ['a sample', malformedSlugs.slice(0, 3), [] as string[]],
  ['the others', malformedSlugs.slice(3), '@soak'],
] as const)
  test(`malformed article addresses lead to the list or the not-found page: ${which}`, { tag }, async ({
    page,
    problems,
  }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    const listOrNotFound = heading(pageTextOf('blog', 'heading')).or(heading(pageTextOf('not-found', 'heading')))
    for (const slug of slugs) {
      await page.goto(`/blog/${slug}`)
      await expect(listOrNotFound).toBeVisible()
      await waitForHydration(page)
      await expect(listOrNotFound).toBeVisible()
      await expect(page.getByText(messageOf('site', 'broken.title'))).toHaveCount(0)
    }
    removeStatus404(problems)
  })

/** Allows three changes of the address and rejects all others. Safari rejects more than a hundred in ten seconds. */
function allowFewChangesOfTheAddress(): void {
  let remaining = 3
  Reflect.set(window, 'changeCount', 0)
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (...args) => {
      Reflect.set(window, 'changeCount', Reflect.get(window, 'changeCount') + 1)
      remaining -= 1
      if (remaining < 0) throw new DOMException('Attempt to change the history too often', 'SecurityError')
      change(...args)
    }
  }
}

/** Returns path, query and fragment of the page's address. */
function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return `${pathname}${search}${hash}`
}

function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search articles' })
}

function tagLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Tags', exact: true }).getByRole('link', { name, exact: true })
}

async function idOf(page: Page, chapter: string): Promise<string> {
  return (await page.getByRole('heading', { level: 2, name: chapter }).getAttribute('id')) ?? ''
}
