import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FALLBACK_INSTRUMENT, inkNames, instrument, instrumentKinds, scene } from '#lib/engrave/instruments/scene.ts'
import { sphereGlyph } from '#lib/engrave/instruments/sphere.ts'

const CARD = { w: 640, h: 520, base: 460, cx: 320, tall: 350 }
const HERO = { w: 1440, h: 760, base: 640, cx: 1050, tall: 440, end: '#081020' }

const count = (text: string, pattern: string | RegExp) => text.split(pattern).length - 1

/** Returns the names of unclosed elements; a well-formed document has none. */
function unclosedElements(svg: string): readonly string[] {
  const open: string[] = []
  for (const [tag, name = ''] of svg.matchAll(/<\/?([a-zA-Z]+)[^<>]*>/g)) {
    if (tag.startsWith('</')) expect(open.pop()).toBe(name)
    else if (!tag.endsWith('/>')) open.push(name)
  }
  return open
}

test('each instrument that a service may use has a drawing for menus', () => {
  const missing = instrumentKinds.filter(
    (kind) => kind !== FALLBACK_INSTRUMENT && !existsSync(`src/ui/brand/glyphs/${kind}.svg`),
  )
  expect(missing).toEqual([])
  expect(unclosedElements(sphereGlyph())).toEqual([])
})

test.each(instrumentKinds)('the drawing of %s is a well-formed file of less than 60 kB', (kind) => {
  for (const svg of inkNames.flatMap((ink) => [scene(kind, ink, CARD), scene(kind, ink, HERO)])) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(unclosedElements(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg).not.toContain('style=')
    expect(svg.length).toBeLessThan(60_000)
  }
})

test.each(instrumentKinds)('the instrument of %s has exactly one star, at the returned point', (kind) => {
  const { art, star } = instrument(kind, 'indigo', { cx: 320, base: 460, h: 350 })
  expect(count(art, 'fill="#ff8a3d"')).toBe(1)
  expect(art).toContain(`<circle cx="${star[0]}" cy="${star[1]}"`)
  expect(star[1]).toBeLessThan(460)
})

test.each(instrumentKinds)('the drawing of %s is the same every time', (kind) => {
  expect(scene(kind, 'slate', CARD)).toBe(scene(kind, 'slate', CARD))
})

test('the gnomon has twenty-four courses', () => {
  const { art } = instrument('web', 'azure', { cx: 320, base: 460, h: 350 })
  const stair = /<path d="([^"]*)" fill="#081326"/.exec(art)?.[1] ?? ''
  expect(count(stair, 'H')).toBe(24)
})

test('the round building has a window for each of twenty-four hours', () => {
  const { art } = instrument('host', 'patina', { cx: 320, base: 460, h: 350 })
  const windows = /<path d="([^"]*)" fill="#050a15"/.exec(art)?.[1] ?? ''
  expect(count(windows, 'Z')).toBe(24)
})

test('the balance carries five weights', () => {
  const { art } = instrument('shop', 'ember', { cx: 320, base: 460, h: 350 })
  expect(count(art, /stroke-width="1\.2"/)).toBe(5 + 1) // and the parcel
})

test('the ground of a page’s hero fades into the page', () => {
  expect(scene('seo', 'indigo', HERO)).toContain('<stop offset="1" stop-color="#081020"/>')
  expect(scene('seo', 'indigo', CARD)).toContain('<stop offset="1" stop-color="#060c1b"/>')
})
