import { expect, test } from 'vitest'
import { postPath } from '#content/paths.ts'
import { MAX_PLACEHOLDERS } from '#prerender/plugin.ts'
import { servicePaths } from '#support/addresses.ts'
import { builtPages, builtText, collectProblems, findElements } from '#support/built-site.ts'

const newestPaths = new Set(
  JSON.parse(builtText('feed.json'))
    .items.slice(0, MAX_PLACEHOLDERS)
    .map(({ url }: { url: string }) => postPath(url.split('/').at(-1) ?? '')),
)

const firstPicture = (page: (typeof builtPages)[number]) =>
  page.elements.find(({ tag, attributes }) => tag === 'img' && attributes.fetchpriority === 'high')?.attributes
const inlineStyles = (page: (typeof builtPages)[number]) =>
  findElements(page, 'style')
    .map(({ inner }) => inner)
    .join('')

test('a page contains a sketch of its first picture only; of the articles, only the newest do', () => {
  const isSketched = ({ path }: (typeof builtPages)[number]) => !path.startsWith('/blog/') || newestPaths.has(path)
  const problems = collectProblems(builtPages, (page) => {
    const sketched = [...inlineStyles(page).matchAll(/img\[src="([^"]*)"\]\{background-image:url\('data:image/g)]
    const src = firstPicture(page)?.src
    return String(sketched.map(([, name]) => name)) === String(src && isSketched(page) ? [src] : [])
      ? []
      : [`not ${src}`]
  })
  expect(problems).toEqual([])
})

test('the first picture of a page is the one that a phone shows below the heading', () => {
  const first = Object.fromEntries(builtPages.map((page) => [page.path, firstPicture(page)]))
  expect(first['/agents']?.src).toBe('/art/agents-suite.svg')
  expect(first['/jobs']?.src).toBe('/art/jobs-places.svg')
  expect(first['/products']?.src).toBe('/art/products-week.svg')
  expect(first['/services/refer']?.src).toBe('/art/refer-commission.svg')
  expect(first['/services/agentic-ai-training']?.src).toBe('/art/training-globe.svg')
  for (const path of servicePaths) expect(first[path]?.src, path).toMatch(/^\/art\/scene-/)
  expect(first['/projects']?.src ?? '/art/project-').toMatch(/^\/(art|covers)\/project-/) // there may be none yet
  expect(first['/blog']?.src ?? '/covers/').toMatch(/^\/covers\//)
  for (const [path, image] of Object.entries(first).filter(([path]) => path.startsWith('/blog/')))
    expect(image?.src).toBe(`/covers/${path.slice('/blog/'.length)}-960.webp`)
})

test('the first picture of a page loads eagerly and is decoded synchronously', () => {
  const late = builtPages.flatMap((page) => {
    const image = firstPicture(page)
    return image && (image.loading === 'lazy' || image.decoding !== 'sync') ? [page.path] : []
  })
  expect(late).toEqual([])
})
