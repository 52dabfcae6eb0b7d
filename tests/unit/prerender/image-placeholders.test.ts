import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { art } from '#prerender/art.ts'
import { coverSvg } from '#prerender/cover-images.ts'
import { MAX_PLACEHOLDER_BYTES, placeholderRule, placeholderSvg } from '#prerender/image-placeholders.ts'

const post = {
  slug: 'ai-in-cybersecurity',
  title: 'AI in cybersecurity, on both sides of the wall',
  tags: ['Cybersecurity', 'AI', 'Automation'],
  minutes: 9,
  date: '2025-06-03',
}

/** Images in the hero of a page, with their painted area in CSS pixels on a phone 412 wide. */
const firstImages: readonly (readonly [name: string, drawing: () => string, area: number])[] = [
  ...Object.entries(art)
    .filter(([name]) => /^(scene|project)-/.test(name))
    .map(([name, draw]) => [name, draw, 412 * 337] as const),
  ...(['agents-suite', 'jobs-places'] as const).map((name) => [name, art[name] ?? String, 412 * 692] as const),
  ...['training-globe', 'refer-commission', 'products-week'].map(
    (name) => [name, art[name] ?? String, 372 * 372] as const,
  ),
  ['a cover', () => coverSvg(post), 412 * 240],
]

describe.each(firstImages)('%s', (_, draw, area) => {
  const drawing = draw()
  const sketch = placeholderSvg(drawing)
  const attributesOf = (svg: string) => /^<svg ([^>]*)>/.exec(svg)?.[1] ?? ''

  test('the placeholder is small', () => {
    expect(brotliCompressSync(sketch).length).toBeLessThanOrEqual(MAX_PLACEHOLDER_BYTES)
  })

  // https://chromium.googlesource.com/chromium/src/+/main/docs/speed/metrics_changelog/2023_04_lcp.md
  test('the placeholder has enough entropy to count as a contentful paint', () => {
    expect(sketch.length * 8).toBeGreaterThan(0.05 * area)
  })

  test('the placeholder covers the same area as the drawing', () => {
    for (const attribute of attributesOf(drawing).match(/(viewBox|width|height|preserveAspectRatio)="[^"]*"/g) ?? [])
      expect(attributesOf(sketch)).toContain(attribute)
    expect(attributesOf(sketch)).toMatch(/(^| )width="\d+" height="\d+"/)
  })

  test('the placeholder has fewer lines, and all of them are from the drawing', () => {
    const linesOf = (svg: string) => svg.replace(/^<svg [^>]*>/, '').match(/M[^M"]*|<[^>]*?(?= d=|\/?>)/g) ?? []
    const drawingLines = new Set(linesOf(drawing))
    expect(linesOf(sketch).filter((line) => !drawingLines.has(line))).toEqual([])
    expect(linesOf(sketch).length).toBeLessThan(linesOf(drawing).length)
  })
})

const ring = (r: number) => `<circle cx="50" cy="50" r="${r}" stroke="#fff"/>`
const svgWith = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${inner}</svg>`

test('a small drawing is its own placeholder', () => {
  const small = svgWith(`<g fill="none">${ring(5)}</g>`).replace('<svg ', '<svg width="100" height="50" ')
  expect(placeholderSvg(small)).toBe(small)
})

test('of the lines of a style, the first is kept and then some at even intervals, and filled paths stay', () => {
  const trails = Array.from({ length: 800 }, (_, i) => `M${(i * 37) % 100} ${(i * 53) % 50}l${(i * 7919) % 997} 1`)
  const filledShape = '<path d="M0 40H100V50z" fill="#081020"/>'
  const sketch = placeholderSvg(svgWith(`<path d="${trails.join('')}" stroke="#fff"/>${filledShape}`))
  const keptLines = / d="([^"]*)" stroke/.exec(sketch)?.[1]?.split(/(?=M)/) ?? []
  const indices = keptLines.map((line) => trails.indexOf(line))
  const gaps = indices.slice(1).map((position, index) => position - (indices[index] ?? 0))
  expect(indices[0]).toBe(0)
  expect(indices.length).toBeGreaterThan(50)
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
  expect(sketch).toContain(filledShape)
})

test('a placeholder contains no line from outside the frame, and no line of a hundred points', () => {
  const longPath = `M10 10${'L20 20'.repeat(100)}`
  const sketch = placeholderSvg(
    svgWith(`<g><path d="M900 10L20 20" stroke="#fff"/><path d="${longPath}" stroke="#fff"/></g>${ring(5)}`),
  )
  expect(sketch).toBe(svgWith(ring(5)).replace('<svg ', '<svg width="100" height="50" '))
})

test('the definitions and clip paths of a drawing stay complete', () => {
  const clip = '<clipPath id="c"><path d="M900 0L1 1" fill="none"/></clipPath>'
  expect(placeholderSvg(svgWith(`<defs><circle r="1"/></defs>${clip}${ring(5)}`))).toContain(
    `<defs><circle r="1"/></defs>${clip}`,
  )
})

const body = '<img src="/art/later.svg" alt=""/><img src="/art/sky.svg" alt="" fetchPriority="high"/>'

test('the rule is for the first image of high priority, and escapes its drawing for a data URL', () => {
  const sky = svgWith(`<rect x="0" y="0" width="100%" height="50" fill="url(#ink)" aria-label="it's"/>`)
  const rule = placeholderRule(body, (src) => (src === '/art/sky.svg' ? sky : undefined))
  const [, url = ''] = /^img\[src="\/art\/sky\.svg"\]\{background-image:url\('([^']*)'\)\}$/.exec(rule) ?? []
  expect(url).toMatch(/^data:image\/svg\+xml,[^#()']*$/)
  expect(decodeURIComponent(url)).toBe(`data:image/svg+xml,${placeholderSvg(sky)}`)
})

test('a page without an image of high priority has no rule', () => {
  expect(placeholderRule('<img src="/art/later.svg" alt=""/>', () => svgWith(ring(5)))).toBe('')
})

test('a first image for which there is no drawing is an error', () => {
  expect(() => placeholderRule(body, () => undefined)).toThrow('/art/sky.svg')
})
