import { expect, test } from 'vitest'
import { postPath } from '#content/paths.ts'
import { servicePaths } from '#support/addresses.ts'
import { builtPages, builtText, findElements, findings } from '#support/built-site.ts'

/** The newest articles: as many as fit into the single line of the header rule. */
const newest = new Set(
  JSON.parse(builtText('feed.json'))
    .items.slice(0, 20)
    .map(({ url }: { url: string }) => postPath(url.split('/').at(-1) ?? '')),
)

const firstOf = (page: (typeof builtPages)[number]) =>
  page.elements.find(({ tag, attributes }) => tag === 'img' && attributes.fetchpriority === 'high')?.attributes
const stylesOf = (page: (typeof builtPages)[number]) =>
  findElements(page, 'style')
    .map(({ inner }) => inner)
    .join('')

test('a page’s first picture is sketched in the page itself, also in the newest articles, and no other picture is', () => {
  const isSketched = ({ path }: (typeof builtPages)[number]) => !path.startsWith('/blog/') || newest.has(path)
  const problems = findings(builtPages, (page) => {
    const sketched = [...stylesOf(page).matchAll(/img\[src="([^"]*)"\]\{background-image:url\('data:image/g)]
    const src = firstOf(page)?.src
    return String(sketched.map(([, name]) => name)) === String(src && isSketched(page) ? [src] : [])
      ? []
      : [`not ${src}`]
  })
  expect(problems).toEqual([])
})

test('pictures that a phone shows below the heading come first', () => {
  const first = Object.fromEntries(builtPages.map((page) => [page.path, firstOf(page)]))
  expect(first['/agents']?.src).toBe('/art/agents-suite.svg')
  expect(first['/jobs']?.src).toBe('/art/jobs-places.svg')
  expect(first['/products']?.src).toBe('/art/products-week.svg')
  expect(first['/services/refer']?.src).toBe('/art/refer-commission.svg')
  expect(first['/services/agentic-ai-training']?.src).toBe('/art/training-globe.svg')
  for (const path of servicePaths) expect(first[path]?.src, path).toMatch(/^\/art\/scene-/)
  expect(first['/projects']?.src).toMatch(/^\/(art|covers)\/project-/)
  expect(first['/blog']?.src).toMatch(/^\/covers\//)
  for (const [path, image] of Object.entries(first).filter(([path]) => path.startsWith('/blog/')))
    expect(image?.src).toBe(`/covers/${path.slice('/blog/'.length)}-960.webp`)
})

test('a first picture is drawn as soon as it has loaded', () => {
  const slow = builtPages.flatMap((page) => {
    const image = firstOf(page)
    return image && (image.loading === 'lazy' || image.decoding !== 'sync') ? [page.path] : []
  })
  expect(slow).toEqual([])
})
