import { expect, test } from 'vitest'
import { appShell, htmlDocument } from '#prerender/document.ts'

const frame = {
  template: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <!--head-->
    <script type="module" crossorigin src="/assets/entry-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-4.js">
    <link rel="stylesheet" crossorigin href="/assets/site-5.css">
  </head>
  <body><div id="root"><!--app--></div></body>
</html>`,
  policy: "default-src 'none'; style-src 'self' 'sha256-aaaa='",
  chunkManifestUrl: '/parts/8.json',
  fonts: ['/assets/kalnia-3.woff2'],
  fontSheet: '/assets/fonts-7.css',
  styles: 'body{color:$&}',
  sheets: ['/assets/about-6.css'],
}

const page = {
  head: '<title>About | Vyomix</title><meta name="description" content="Who we are">',
  body: '<main><h1>About</h1></main>',
  name: 'outline',
  isDifferentByAddress: false,
  jsonLd: '<script type="application/ld+json">{}</script>',
  meta: { title: 'About', description: 'Who we are', canonical: '/about' },
  sources: ['/src/pages/outline.tsx'],
}
const html = htmlDocument(frame, page, [
  { id: 'entry', fileName: 'assets/entry-1.js' },
  { id: 'outline', fileName: 'assets/outline-2.js' },
])
const shell = appShell(frame)
const headOf = (document: string) => document.slice(0, document.indexOf('</head>'))

test('the tags of a page are inserted in the head of the template, and its body in the root', () => {
  expect(headOf(html)).toContain('<title>About | Vyomix</title><meta name="description" content="Who we are">')
  expect(html).toContain('<div id="root" data-page="outline"><main><h1>About</h1></main></div>')
  expect(html).not.toMatch(/<!--(head|app)-->/)
})

test('the policy comes before everything to which it applies', () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' 'sha256-aaaa='">`
  for (const document of [html, shell]) {
    const policyIndex = document.indexOf(policy)
    expect(policyIndex).toBeGreaterThan(0)
    expect(headOf(document).search(/<link|<title>|<script|<style/)).toBeGreaterThan(policyIndex)
  }
})

test('the styles of the first paint are in the page unchanged, because the policy contains their hash', () => {
  for (const document of [html, shell]) expect(headOf(document)).toContain('<style>body{color:$&}</style>')
})

test('all style sheets load after the first paint, and also without scripts', () => {
  const deferredSheet = (href: string, attribute = 'data-deferred') =>
    `<link rel="preload" as="style" media="print" ${attribute} crossorigin href="${href}">` +
    `<noscript><link rel="stylesheet" crossorigin href="${href}"></noscript>`
  expect(headOf(html)).toContain(
    deferredSheet('/assets/site-5.css') +
      deferredSheet('/assets/about-6.css') +
      deferredSheet('/assets/fonts-7.css', 'data-fonts'),
  )
})

test('a font is preloaded only after the first paint, and without credentials, as CSS requests it', () => {
  expect(headOf(html)).toContain(
    '<link rel="preload" media="print" href="/assets/kalnia-3.woff2" as="font" type="font/woff2" crossorigin>',
  )
})

test('every script loads with a lower priority than the content', () => {
  const scripts = headOf(html).match(/<(script type="module"|link rel="modulepreload")[^>]*>/g) ?? []
  expect(scripts).toHaveLength(3)
  for (const script of scripts) expect(script.match(/fetchpriority="low"/g), script).toHaveLength(1)
})

test('a script is preloaded once, and not at all if the template contains it', () => {
  expect(headOf(html)).toMatch(/<link rel="modulepreload"[^>]* href="\/assets\/outline-2\.js">/)
  expect(html.match(/entry-1\.js/g)).toHaveLength(1)
})

test('the page’s structured data is included', () => {
  expect(headOf(html)).toContain('<script type="application/ld+json">')
})

test('characters with a special meaning in replacement strings stay unchanged', () => {
  const odd = { ...page, head: '<title>$& $1 $$ $`</title>', body: "<p>Packages from $1,000: $& $' $$</p>" }
  const document = htmlDocument(frame, odd, [])
  expect(document).toContain('<title>$& $1 $$ $`</title>')
  expect(document).toContain(`<div id="root" data-page="outline"><p>Packages from $1,000: $& $' $$</p></div>`)
})

test('the shell has an empty body and no structured data, preloads fonts, and is not indexed', () => {
  expect(shell).toContain('<div id="root"></div>')
  expect(headOf(shell)).toContain('<meta name="robots" content="noindex">')
  expect(headOf(shell)).toContain('href="/assets/kalnia-3.woff2"')
  expect(shell).not.toMatch(/ld\+json|<!--(head|app)-->/)
})
