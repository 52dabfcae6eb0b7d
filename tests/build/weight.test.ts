import { expect, test } from 'vitest'
import { faq } from '#content/faq.ts'
import {
  all,
  type BuiltPage,
  bytesOf,
  documents,
  fileNames,
  findings,
  isBuilt,
  pages,
  SHELL,
  slugs,
  textOf,
} from '#support/built-site.ts'
import { brotliBytes, brotliSize, firstScripts, KB, withImports } from '#support/chunks.ts'

const BROTLI = 11
const COMPRESSING_MS = 60_000

/** A word that is found in the code of each thing wanted later, and in nothing else. */
const LATER = {
  'the chat panel': 'Minimize chat',
  'the FAQ':
    faq.find(({ answer }) => answer.length > 60 && !/[\d"'’`\\]/.test(answer))?.answer ?? 'no answer without figures',
  'workbox-window': 'messageSkipWaiting',
  'idb-keyval': 'oncomplete',
  Ark: 'data-scope',
} as const

const isPost = (page: BuiltPage) => slugs.some((slug) => page.path === `/blog/${slug}`)
const chunks = fileNames.filter((file) => /^assets\/.*\.js$/.test(file))
const styles = fileNames.filter((file) => file.endsWith('.css'))
const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`

test('the scripts of a first visit stay within 95 kB on every page, compressed', { timeout: COMPRESSING_MS }, () => {
  const loads = pages.map((page) => ({ page, bytes: brotliBytes(firstScripts(page), BROTLI) }))
  const kinds = new Map(loads.map((load) => [kindOf(load.page), load]))
  for (const [kind, { page }] of kinds) {
    const { bytes } = loads.filter((load) => kindOf(load.page) === kind).reduce((a, b) => (b.bytes > a.bytes ? b : a))
    console.log(`first scripts, ${kind}: ${kb(bytes)} in ${firstScripts(page).length} files`)
  }
  expect(loads.filter(({ bytes }) => bytes > 95 * KB).map(({ page, bytes }) => `${page.path}: ${kb(bytes)}`)).toEqual(
    [],
  )
})

test('the styles stay within 12 kB, compressed, and so do those the first paint waits for', {
  timeout: COMPRESSING_MS,
}, () => {
  const inline = new Map(pages.map((page) => [kindOf(page), brotliSize(inlineStyleOf(page), BROTLI)]))
  console.log(
    `styles: ${kb(brotliBytes(styles, BROTLI))}; inline ${[...inline].map(([kind, bytes]) => `${kind} ${kb(bytes)}`).join(', ')}`,
  )
  expect(
    findings(documents, (page) =>
      new Set(all(page, 'link', { rel: 'stylesheet' }).map(({ attributes }) => attributes.href)).size === 1
        ? []
        : ['not one style sheet'],
    ),
  ).toEqual([])
  expect(brotliBytes(styles, BROTLI)).toBeLessThanOrEqual(12 * KB)
  expect([...inline].filter(([, bytes]) => bytes > 12 * KB)).toEqual([])
})

// without scripts the whole sheet comes by a <noscript>; with them the first paint must not lack anything but hovers
test('a page can be painted with its own styles alone, and has all of them without scripts', () => {
  const known = classesIn(
    styles
      .map(textOf)
      .join('')
      .replace(/[^{}]*(:hover|:disabled|::-moz)[^{}]*\{[^{}]*\}/g, ''),
  )
  const naked = findings(pages, (page) => {
    const always = all(page, 'link', { rel: 'stylesheet' }).filter(({ attributes }) => attributes.media !== 'print')
    if (always.length !== 1) return ['no style sheet for visitors without scripts']
    const here = classesIn(inlineStyleOf(page))
    const used = new Set(page.elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []))
    return [...used].filter((name) => known.has(name) && !here.has(name))
  })
  expect(naked).toEqual([])
})

test('the first paint waits for nothing but the page: all else in its head is held back', () => {
  const problems = findings(documents, (page) => {
    const held = ['preload', 'modulepreload'].flatMap((rel) => all(page, 'link', { rel }))
    const early = held.filter(({ attributes }) => attributes.media !== 'print')
    return [
      ...early.map(({ attributes }) => `${attributes.href} is fetched too early`),
      ...(inlineStyleOf(page).match(/url\((?!["']?data:)[^)]*\)/g) ?? []),
    ]
  })
  expect(problems).toEqual([])
})

test('the script that waits for the first paint is small and brings no other with it', () => {
  const entries = new Set(pages.flatMap((page) => all(page, 'script', { type: 'module' })).map(srcOf))
  expect(entries.size).toBe(1)
  expect(withImports([...entries])).toEqual([...entries])
  expect(brotliBytes([...entries], BROTLI)).toBeLessThan(2 * KB)
})

test('two fonts are fetched after it, 60 kB together', () => {
  const problems = findings(pages, (page) => {
    const links = all(page, 'link', { rel: 'preload', as: 'font' })
    const files = links.map(({ attributes }) => attributes.href?.slice(1) ?? '')
    const bytes = files.reduce((sum, file) => sum + (isBuilt(file) ? bytesOf(file).length : 0), 0)
    const twice = links.filter(
      ({ attributes }) => attributes.crossorigin === undefined || attributes.type !== 'font/woff2',
    )
    return [
      ...(files.length === 2 && bytes > 0 && bytes <= 60 * KB ? [] : [`${files.length} fonts, ${kb(bytes)}`]),
      ...twice.map(() => 'a font that is fetched twice'),
    ]
  })
  expect(problems).toEqual([])
})

test('fonts are the site’s own, and text shows before they are there', () => {
  const faces = styles
    .flatMap((file) => textOf(file).match(/@font-face\{[^}]*\}/g) ?? [])
    .filter((face) => face.includes('url('))
  expect(faces.length).toBeGreaterThanOrEqual(3)
  expect(
    faces.filter(
      (face) => !/url\(["']?\/assets\/[\w-]+\.woff2/.test(face) || !/font-display:(swap|optional|fallback)/.test(face),
    ),
  ).toEqual([])
})

test('nothing but the page’s own scripts is fetched first', () => {
  const problems = findings(pages, (page) => {
    const text = firstScripts(page).map(textOf).join('\n')
    const heavy = Object.entries(LATER).flatMap(([name, word]) => (text.includes(word) ? [name] : []))
    const articles = slugs.filter(
      (slug) => page.path !== `/blog/${slug}` && firstScripts(page).some((file) => file.startsWith(`assets/${slug}-`)),
    )
    return [...heavy, ...articles]
  })
  expect(problems).toEqual([])
})

test('what is wanted later lies in scripts of its own', () => {
  const texts = chunks.map(textOf)
  expect(Object.entries(LATER).filter(([, word]) => !texts.some((text) => text.includes(word)))).toEqual([])
})

test('each page names its own script in its head; an article shows its text and never loads it again', () => {
  const problems = findings(pages, (page) => {
    const named = all(page, 'link', { rel: 'modulepreload' }).map(({ attributes }) => attributes.href ?? '')
    const text = kindOf(page) === 'article' ? page.path.slice('/blog/'.length) : 'no text'
    if (named.some((href) => href.includes(text))) return [`${text} is loaded although it is on the page`]
    return [kindOf(page) === 'article' ? 'post' : kindOf(page)]
      .filter((name) => !named.some((href) => new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`).test(href)))
      .map((name) => `${name} is not preloaded`)
  })
  expect(problems).toEqual([])
})

test('a page names every script it needs, so that none waits for another', () => {
  const problems = findings(pages, (page) => {
    const named = [...all(page, 'link', { rel: 'modulepreload' }), ...all(page, 'script', { type: 'module' })].map(
      ({ attributes }) => (attributes.href ?? attributes.src ?? '').slice(1),
    )
    const twice = named.filter((file, index) => named.indexOf(file) !== index)
    return [
      ...withImports(named)
        .filter((file) => !named.includes(file))
        .map((file) => `${file} is not named`),
      ...twice.map((file) => `${file} is named twice`),
    ]
  })
  expect(problems).toEqual([])
})

test('the shell asks for the program and for no page', () => {
  const shell = documents.filter(({ path }) => path === SHELL)
  const asked = shell.flatMap(firstScripts)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((file) => /^assets\/(home|blog|post|fun|outline|not-found)-/.test(file))).toEqual([])
})

function kindOf(page: BuiltPage): string {
  const own = { '/': 'home', '/blog': 'blog', '/fun': 'fun', '/404': 'not-found' }[page.path]
  return own ?? (isPost(page) ? 'article' : 'outline')
}

function inlineStyleOf(page: BuiltPage): string {
  return all(page, 'style')
    .map(({ inner }) => inner)
    .join('')
}

function classesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))
}

function srcOf({ attributes }: BuiltPage['elements'][number]): string {
  return attributes.src?.slice(1) ?? ''
}
