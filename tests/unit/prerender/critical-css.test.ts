import { expect, test } from 'vitest'
import { aboveFold, criticalStyles, cspStyleHash } from '#prerender/critical-css.ts'

const page = '<main class="hero lit"><p class="lead">Hello</p></main>'

test('rules for classes that the pages use are kept, and others are removed', () => {
  expect(criticalStyles('.hero{color:red}.hero .lead{color:blue}.footer{color:green}')([page])).toBe(
    '.hero{color:red}.hero .lead{color:blue}',
  )
})

test('rules without a class are kept', () => {
  expect(criticalStyles('body{margin:0}')([page])).toBe('body{margin:0}')
})

test('of a list of selectors, only those that can match are kept', () => {
  expect(criticalStyles('.hero,.footer{color:red}')([page])).toBe('.hero{color:red}')
})

test('hover and focus styles are removed', () => {
  expect(criticalStyles('.hero:hover{color:red}.hero:focus-visible{color:blue}.hero:first-child{top:0}')([page])).toBe(
    '.hero:first-child{top:0}',
  )
})

test('web fonts and background images, which would have to be fetched, are removed', () => {
  const css =
    "@font-face{font-family:Kalnia;src:url(/kalnia.woff2)}@font-face{font-family:Stand;src:local('Georgia')}" +
    ".hero{color:red;background-image:url('/art/sky.svg')}.lead{background:url(data:image/png;base64,AA)}"
  expect(criticalStyles(css)([page])).toBe(
    "@font-face{font-family:Stand;src:local('Georgia')}.hero{color:red}.lead{background:url(data:image/png;base64,AA)}",
  )
})

test('custom properties that no remaining rule reads are removed', () => {
  const css = ':root{--read:red;--unread:blue}.hero{color:var(--read)}.footer{color:var(--unread)}'
  expect(criticalStyles(css)([page])).toBe(':root{--read:red}.hero{color:var(--read)}')
})

test('animations, transitions, cursors and forced colours are removed', () => {
  const css =
    '@keyframes rise{from{top:0}}.hero{color:red;animation:rise 1s;transition:color 1s;interpolate-size:allow-keywords;cursor:pointer}' +
    '@media (forced-colors:active){.hero{border:1px solid}}'
  expect(criticalStyles(css)([page])).toBe('.hero{color:red}')
})

test('a block is removed when all rules and blocks in it are removed', () => {
  const css =
    '@layer recipes{@layer _base{.hero{color:red}}}@layer recipes{@layer _base{.footer{color:green}}}' +
    '@media print{@supports (top:0){.footer{top:0}}}.hero .lead{cursor:pointer}'
  expect(criticalStyles(css)([page])).toBe('@layer recipes{@layer _base{.hero{color:red}}}')
})

test('the layers, including empty ones, stay in the order of the full style sheet', () => {
  const css =
    '@layer reset,base,recipes;@layer base{.footer{color:green}}@layer recipes{@layer _base{.footer{color:green}}}' +
    '@layer recipes.slots{@layer _base{.hero{color:red}}}@layer recipes.slots{.footer{color:green}}' +
    '@layer utilities{.footer{top:0}}'
  expect(criticalStyles(css)([page])).toBe(
    '@layer reset,base,recipes;@layer recipes{@layer _base;}@layer recipes.slots{@layer _base{.hero{color:red}}}' +
      '@layer utilities;',
  )
})

test('the hash of a style has the form that a policy expects', () => {
  expect(cspStyleHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

test('fallback fonts are kept for the heading widths in use and for the default width', () => {
  const face = (widths: string) => `@font-face{font-family:Stand;src:local('Georgia');font-stretch:${widths}}`
  const faces = ['100% 101%', '102% 103%', '104% 105%', '108%'].map(face)
  const css = `${faces.join('')}.title{font-stretch:105%}.elsewhere{font-stretch:108%}`
  expect(criticalStyles(css)(['<h1 class="title">Sky</h1>'])).toBe(`${faces[0]}${faces[2]}.title{font-stretch:105%}`)
})

test('the first screens of a page contain its first three sections and its footer', () => {
  const section = (name: string) =>
    `<div data-island="${name}"><!--$--><section class="${name}"></section><!--/$--></div>`
  const page = (...names: readonly string[]) =>
    `<main>${names.map(section).join('')}</main><footer class="foot"></footer>`
  const firstScreens = aboveFold(page('a', 'b', 'c', 'd', 'e'))
  expect([...firstScreens.matchAll(/class="(\w+)"/g)].map(([, name]) => name)).toEqual(['a', 'b', 'c', 'foot'])
  expect(aboveFold(page('a', 'b', 'c'))).toBe(page('a', 'b', 'c'))
})
