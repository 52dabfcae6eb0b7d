import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { config } from '#content/config.ts'
import { addresses, articleSlugs } from '#support/addresses.ts'
import {
  type BuiltPage,
  builtBytes,
  builtPages,
  collectProblems,
  fileNames,
  findElements,
  htmlDocuments,
  indexablePages,
  isBuilt,
  pageFileName,
  SHELL_FILE,
  unlistedPaths,
} from '#support/built-site.ts'
import { missingTexts } from '#support/missing-texts.ts'

const META_NAMES = [
  'description',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'viewport',
  'theme-color',
]
const META_PROPERTIES = [
  'og:site_name',
  'og:type',
  'og:title',
  'og:description',
  'og:image',
  'og:image:width',
  'og:image:height',
]

const metaContents = (page: (typeof builtPages)[number], key: 'name' | 'property', value: string) =>
  findElements(page, 'meta', { [key]: value }).map(({ attributes }) => attributes.content ?? '')
const shell = htmlDocuments.filter(({ path }) => path === SHELL_FILE)
const isPost = (path: string) => articleSlugs.some((slug) => path === `/blog/${slug}`)

test('every address has a page of its own', () => {
  expect(addresses.filter((path) => !isBuilt(pageFileName(path)))).toEqual([])
  expect(addresses.length).toBeGreaterThan(20)
})

test('every HTML file is a page of the site or the shell', () => {
  const expected = [...addresses.map(pageFileName), 'app-shell.html']
  expect(fileNames.filter((file) => file.endsWith('.html') && !expected.includes(file))).toEqual([])
})

test('each page has its metadata once, in its head', () => {
  const once = (name: string, found: readonly unknown[]) =>
    found.length === 1 ? [] : [`${name} occurs ${found.length} times`]
  const problems = collectProblems(builtPages, (page) => [
    ...once('title', findElements(page, 'title')),
    ...META_NAMES.flatMap((name) => once(name, findElements(page, 'meta', { name }))),
    ...META_PROPERTIES.flatMap((property) => once(property, findElements(page, 'meta', { property }))),
    ...once(
      'charset',
      page.elements.filter(({ attributes }) => attributes.charset !== undefined),
    ),
    ...once('the manifest', findElements(page, 'link', { rel: 'manifest' })),
    ...once('the icon', findElements(page, 'link', { rel: 'icon' })),
    ...once('the touch icon', findElements(page, 'link', { rel: 'apple-touch-icon' })),
    ...page.elements
      .filter(({ tag, ancestors: within }) => /^(title|meta)$/.test(tag) && !within.includes('head'))
      .map(({ tag }) => `${tag} outside the head`),
  ])
  expect(problems).toEqual([])
})

test('titles are short and unique', () => {
  const titles = builtPages.map((page) => findElements(page, 'title')[0]?.text ?? '')
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(titles.filter((title) => title.length < 10 || title.length > 70)).toEqual([])
})

test('descriptions have 70 to 160 characters and are unique', () => {
  const descriptions = builtPages.map((page) => ({
    path: page.path,
    text: metaContents(page, 'name', 'description').join(),
  }))
  expect(descriptions.filter(({ text }) => text.length < 70 || text.length > 160)).toEqual([])
  expect(
    descriptions.filter(({ text }, index) => descriptions.findIndex((other) => other.text === text) !== index),
  ).toEqual([])
})

test('each page names its own address as canonical, apart from those that search engines should not list', () => {
  const problems = collectProblems(builtPages, (page) => {
    const found = findElements(page, 'link', { rel: 'canonical' }).map(({ attributes }) => attributes.href)
    const expected = unlistedPaths.includes(page.path) ? [] : [`${config.siteUrl}${page.path}`]
    const urls = metaContents(page, 'property', 'og:url')
    return String(found) === String(expected) && String(urls) === String(expected)
      ? []
      : [`canonical ${found}, og:url ${urls}`]
  })
  expect(problems).toEqual([])
})

test('only the search, the not-found page and the shell are marked noindex', () => {
  const withRobots = builtPages.filter((page) => metaContents(page, 'name', 'robots').join() !== '')
  expect(withRobots.map(({ path }) => path)).toEqual(unlistedPaths)
  expect(shell.map((page) => metaContents(page, 'name', 'robots'))).toEqual([['noindex']])
})

test('the metadata for sharing agrees with the page', () => {
  const problems = collectProblems(builtPages, (page) => {
    const [description, og, twitter] = [
      metaContents(page, 'name', 'description'),
      metaContents(page, 'property', 'og:description'),
      metaContents(page, 'name', 'twitter:description'),
    ]
    const title = findElements(page, 'title')[0]?.text ?? ''
    const sharedTitle = metaContents(page, 'property', 'og:title').join()
    return [
      ...(String(description) === String(og) && String(og) === String(twitter) ? [] : ['descriptions differ']),
      ...(sharedTitle !== '' &&
      title.includes(sharedTitle) &&
      metaContents(page, 'name', 'twitter:title').join() === sharedTitle
        ? []
        : [`"${sharedTitle}" is not in "${title}"`]),
      ...(metaContents(page, 'name', 'twitter:card').join() === 'summary_large_image' ? [] : ['not a large card']),
      ...(metaContents(page, 'property', 'og:type').join() === (isPost(page.path) ? 'article' : 'website')
        ? []
        : ['wrong og:type']),
    ]
  })
  expect(problems).toEqual([])
})

test('the picture of a shared page exists and has the size it declares', async () => {
  const images = collectProblems(builtPages, (page) => metaContents(page, 'property', 'og:image'))
  expect(images.filter((line) => !line.includes(`: ${config.siteUrl}/`))).toEqual([])
  expect(
    collectProblems(builtPages, (page) =>
      String(metaContents(page, 'property', 'og:image')) === String(metaContents(page, 'name', 'twitter:image'))
        ? []
        : ['og:image and twitter:image differ'],
    ),
  ).toEqual([])
  const files = new Set(
    builtPages
      .flatMap((page) => metaContents(page, 'property', 'og:image'))
      .map((url) => url.replace(`${config.siteUrl}/`, '')),
  )
  expect([...files].filter((file) => !isBuilt(file))).toEqual([])
  for (const file of files) {
    const { width, height, format } = await sharp(builtBytes(file)).metadata()
    expect([file, width, height, format]).toEqual([file, 1200, 630, 'jpeg'])
  }
})

test('each page has one h1, one main, a language, and text', () => {
  const problems = collectProblems(builtPages, (page) => {
    const [html] = findElements(page, 'html')
    const [h1] = findElements(page, 'h1')
    return [
      ...(findElements(page, 'h1').length === 1 && h1?.ancestors.includes('main') && h1.text !== ''
        ? []
        : [`${findElements(page, 'h1').length} h1`]),
      ...(findElements(page, 'main').length === 1 ? [] : [`${findElements(page, 'main').length} main`]),
      ...(html?.attributes.lang === 'en' && html.attributes.dir === 'ltr' ? [] : ['no language']),
      ...(hasEnoughText(page) ? [] : ['hardly any text without scripts']),
    ]
  })
  expect(problems).toEqual([])
})

/** Tells whether a page has 150 characters at least, or is a short one that shows the whole text of its record. */
function hasEnoughText(page: BuiltPage): boolean {
  const text = (findElements(page, 'main')[0]?.text ?? '').replace(/\s+/g, ' ')
  return text.length >= 150 || (text !== '' && missingTexts(page)?.length === 0)
}

test('each page shows the text of its record, nested fields included', () => {
  expect(collectProblems(builtPages, (page) => missingTexts(page) ?? [])).toEqual([])
  expect(builtPages.filter((page) => missingTexts(page) !== null)).not.toEqual([])
})

test('headings never skip a level', () => {
  const problems = collectProblems(builtPages, (page) => {
    const levels = page.elements
      .filter(({ tag, ancestors: within }) => /^h[1-6]$/.test(tag) && within.includes('main'))
      .map(({ tag }) => Number(tag[1]))
    return levels.flatMap((level, index) =>
      level - (levels[index - 1] ?? 0) > 1 ? [`h${level} follows h${levels[index - 1] ?? 'nothing'}`] : [],
    )
  })
  expect(problems).toEqual([])
})

test('each article has its whole text in its page', () => {
  const shortened = indexablePages
    .filter(({ path }) => isPost(path))
    .filter((page) => {
      const source = readFileSync(`src/content/articles/${page.path.slice('/blog/'.length)}.md`, 'utf8')
      const wordCount = source.replace(/^---[\s\S]*?\n---/, '').split(/\s+/).length
      return (findElements(page, 'article')[0]?.text.split(/\s+/).length ?? 0) < 0.8 * wordCount
    })
  expect(shortened.map(({ path }) => path)).toEqual([])
})

test('the shell shows no page', () => {
  expect(shell.map((page) => findElements(page, 'body')[0]?.text)).toEqual([''])
  const elements = ['h1', 'main', 'header', 'a'].flatMap((tag) => shell.flatMap((page) => findElements(page, tag)))
  expect(elements).toEqual([])
  expect(shell.flatMap((page) => findElements(page, 'link', { rel: 'canonical' }))).toEqual([])
})
