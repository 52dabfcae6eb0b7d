import { expect, test } from 'vitest'
import { addSeal, hasSeal, parseSeal } from '#lib/page-seal.ts'

const html = '<!doctype html>\n<html>\n  <head>\n    <title>About</title>\n  </head>\n  <body>About us</body>\n</html>'
const page = addSeal(html, '/about', 'abc123')

test('a sealed page has its address and revision in its head and at its end', () => {
  expect(hasSeal(page, '/about', 'abc123')).toBe(true)
  expect(parseSeal(page)).toEqual({ address: '/about', revision: 'abc123' })
  expect(page.indexOf('/about abc123')).toBeLessThan(page.indexOf('<title>'))
  expect(page.lastIndexOf('/about abc123')).toBeGreaterThan(page.indexOf('About us'))
})

test('a page stays recognisable if a host writes into its head and its body', () => {
  const visited = page
    .replace('</head>', '<script src="/visits.js"></script></head>')
    .replace('</body>', '<img src="/pixel.gif"></body>')
  expect(hasSeal(visited, '/about', 'abc123')).toBe(true)
})

test.each([
  ['another page', addSeal(html, '/jobs', 'abc123')],
  ['an older revision of the page', addSeal(html, '/about', 'abc122')],
  ['a page without a seal', html],
  ['a page that is cut off', page.slice(0, -40)],
  ['a page without its beginning', page.slice(page.indexOf('<title>'))],
  ['an empty text', ''],
])('%s is not recognised as the page', (_, otherHtml) => {
  expect(hasSeal(otherHtml, '/about', 'abc123')).toBe(false)
})

test('a page that is cut off, or that has no seal, gives neither address nor revision', () => {
  expect(parseSeal(page.slice(0, -40))).toBeNull()
  expect(parseSeal(html)).toBeNull()
})
