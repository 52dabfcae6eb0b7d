import { expect, test } from 'vitest'
import { findBrokenReferences } from '#prerender/broken-references.ts'

const files = new Set(['/feed.xml', '/art/sky.svg', '/covers/a-480.webp'])
const brokenIn = (html: string) =>
  findBrokenReferences(
    new Map([
      ['/', html],
      ['/jobs', '<h2 id="end">End</h2>'],
    ]),
    files,
  )

test.each([
  '<a class="x" href="/jobs">',
  '<a href="/jobs#end">',
  '<a href="/jobs?text=a#end">',
  '<a href="/feed.xml">',
  '<p id="top"><a href="#top">',
  '<a href="#">',
  '<a href="https://elsewhere.example/nowhere">',
  '<img src="/art/sky.svg">',
  '<source srcset="/covers/a-480.webp 480w">',
  '<img src="data:image/png;base64,AAAA">',
])('no broken reference is reported in %s', (html) => {
  expect(brokenIn(html)).toEqual([])
})

test.each([
  ['<a href="/nowhere">', '/ links to /nowhere, which is neither a page nor a file'],
  ['<a href="/jobs#begin">', '/ links to /jobs#begin, but the page /jobs has no such anchor'],
  ['<a href="#begin">', '/ links to #begin, but the page / has no such anchor'],
  ['<img alt="" src="/art/moon.svg">', '/ shows /art/moon.svg, which is missing'],
  [
    '<source srcset="/covers/a-480.webp 480w, /covers/b-960.webp 960w">',
    '/ shows /covers/b-960.webp, which is missing',
  ],
])('the broken reference in %s is reported: %s', (html, sentence) => {
  expect(brokenIn(html)).toEqual([sentence])
})
