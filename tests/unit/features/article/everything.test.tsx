import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { Prose } from '#features/article/ui/prose.tsx'
import { brandColors } from '#lib/brand-colors.ts'
import { markdownToBlocks } from '#prerender/markdown.ts'
import { readHtml } from '#support/markup.ts'
import { semanticTokens } from '#ui/theme/tokens.ts'

const written = readFileSync('tests/support/everything/article.md', 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
const { blocks, mistakes } = markdownToBlocks(written, {
  fill: (text) => text,
  isAddress: () => true,
  findPicture: (name) => ({ file: `everything/${name}`, width: 1400, height: 800 }),
})
const html = renderToStaticMarkup(
  <Router ssrPath="/blog/everything">
    <Prose blocks={blocks} />
  </Router>,
)
const withoutClasses = html.replaceAll(/ class="[^"]*"/g, '')
const { elements } = readHtml(html)
const attributesOf = (name: string) => elements.filter((each) => each.tag === name).map(({ attributes }) => attributes)

test('an article may use everything that the README describes', () => {
  expect(mistakes).toEqual([])
})

test('every footnote leads from the text to its list and back, with names for screen readers', () => {
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  const links = attributesOf('a').filter(({ role }) => role?.startsWith('doc-'))
  expect(links.map((link) => [link.href, link['aria-label']])).toEqual([
    ['#footnote-why', 'Footnote 1'],
    ['#footnote-why', 'Footnote 1'],
    ['#footnote-second', 'Footnote 2'],
    ['#footnote-why-ref', 'Back to footnote 1 in the text, place 1'],
    ['#footnote-why-ref-2', 'Back to footnote 1 in the text, place 2'],
    ['#footnote-second-ref', 'Back to footnote 2 in the text'],
  ])
  for (const { href } of links) expect(ids).toContain(href?.slice(1))
})

test('tasks are text with their state, and no form fields', () => {
  expect(html).not.toContain('<input')
  expect(withoutClasses).toContain('<span>Done: </span></span><span>Measured before the change</span>')
  expect(withoutClasses).toContain('<span>Not done: </span></span>')
})

test('a picture comes in sizes with its own size, loads late, and has a caption', () => {
  expect(attributesOf('img')).toEqual([
    expect.objectContaining({
      src: '/covers/picture-everything--rising-line-png-960.webp',
      width: '1400',
      height: '800',
      loading: 'lazy',
      decoding: 'async',
      alt: 'A blue field with a yellow line from the lower left to the upper right',
    }),
  ])
  expect(html).toContain('-480.avif 480w, /covers/picture-everything--rising-line-png-960.avif 960w')
  expect(withoutClasses).toContain('<figcaption>The line rises, as drawn by the tests.</figcaption>')
})

test('coloured code is copied as it was written, and has classes but no styles', () => {
  const [code = ''] = /<code><span[^>]*># the newest[\s\S]*?<\/code>/.exec(html) ?? []
  const copied = code
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
  expect(written).toContain(`\n${copied.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')}\n`)
  expect(code.match(/<span class="/g)?.length).toBeGreaterThan(10)
  expect(html).not.toContain('style=')
  expect(new Set(code.match(/class="[^"]*"/g)).size).toBeGreaterThanOrEqual(4)
})

type Values = Readonly<Record<string, string>>

/** Returns the values of a colour token on screen, with more contrast, and on paper. */
function valuesOf(path: string): Values {
  const at = (node: unknown, key: string) => (node as Readonly<Record<string, unknown>>)[key]
  const token = path.split('.').reduce(at, semanticTokens(brandColors()).colors as unknown) as {
    DEFAULT?: object
    value?: unknown
  }
  return (at(token.DEFAULT ?? token, 'value') ?? {}) as Values
}

function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each(['text', 'text.3', 'star.o', 'star.k', 'star.m', 'star.a'])(
  'code in the colour %s has a contrast of at least 4.5:1 on screen, with more contrast, and on paper',
  (path) => {
    expect(path === 'text' || readFileSync('src/features/article/ui/prose-styles.ts', 'utf8').includes(path)).toBe(true)
    for (const mode of ['base', '_contrast', '_print']) {
      const [color, ground] = [valuesOf(path), valuesOf('ground.deep')].map((all) => all[mode] ?? all.base ?? '#000')
      const [low = 0, high = 0] = [luminance(color ?? ''), luminance(ground ?? '')].sort((a, b) => a - b)
      expect((high + 0.05) / (low + 0.05), mode).toBeGreaterThanOrEqual(4.5)
    }
  },
)
