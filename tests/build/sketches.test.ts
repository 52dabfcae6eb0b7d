import { expect, test } from 'vitest'
import { all, findings, pages } from '#support/built-site.ts'

const firstOf = (page: (typeof pages)[number]) =>
  page.elements.find(({ tag, attributes }) => tag === 'img' && attributes.fetchpriority === 'high')?.attributes
const stylesOf = (page: (typeof pages)[number]) =>
  all(page, 'style')
    .map(({ inner }) => inner)
    .join('')

test('a page’s first picture is sketched in the page itself, and no other picture is', () => {
  const problems = findings(pages, (page) => {
    const sketched = [...stylesOf(page).matchAll(/img\[src="([^"]*)"\]\{background-image:url\('data:image/g)]
    const src = firstOf(page)?.src
    return String(sketched.map(([, name]) => name)) === String(src ? [src] : []) ? [] : [`not ${src}`]
  })
  expect(problems).toEqual([])
})

test('pictures that a phone shows beneath the heading come first', () => {
  const first = Object.fromEntries(pages.map((page) => [page.path, firstOf(page)]))
  expect(first['/agents']?.src).toBe('/art/agents-suite.svg')
  expect(first['/jobs']?.src).toBe('/art/jobs-places.svg')
  expect(first['/products']?.src).toBe('/art/products-week.svg')
  expect(first['/services/refer']?.src).toBe('/art/refer-commission.svg')
  expect(first['/services/agentic-ai-training']?.src).toBe('/art/training-globe.svg')
  expect(first['/services/web-hosting']?.src).toBe('/art/scene-host.svg')
  expect(first['/projects']?.src).toMatch(/^\/art\/project-/)
  expect(first['/blog']?.src).toMatch(/^\/covers\//)
  for (const [path, image] of Object.entries(first).filter(([path]) => path.startsWith('/blog/')))
    expect(image?.src).toBe(`/covers/${path.slice('/blog/'.length)}-960.webp`)
})

test('a first picture is drawn as soon as it is there', () => {
  const slow = pages.flatMap((page) => {
    const image = firstOf(page)
    return image && (image.loading === 'lazy' || image.decoding !== 'sync') ? [page.path] : []
  })
  expect(slow).toEqual([])
})
