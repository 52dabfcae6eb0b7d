import { record as words } from 'virtual:records/pages/about'
import { records as agencyTimeline } from 'virtual:records/timeline'
import { expect, test } from 'vitest'
import { art } from '#prerender/art.ts'

const { items: tiles } = words.tiles

test('the history is in chronological order', () => {
  const months = agencyTimeline.map(({ month }) => month)
  expect(months).toEqual([...months].sort())
  expect(agencyTimeline[0]?.since ?? 0).toBe(0)
})

test('each tile has a drawing and links to a page of its own', () => {
  expect(new Set(tiles.map(({ href }) => href)).size).toBe(tiles.length)
  for (const tile of tiles) expect(Object.keys(art)).toContain(tile.art)
})

test('every drawing of the page is an SVG file of less than 60 kB', () => {
  for (const name of ['about-exposure', ...tiles.map((tile) => tile.art)]) {
    const drawing = art[name]?.() ?? ''
    expect(drawing, name).toContain('xmlns="http://www.w3.org/2000/svg"')
    expect(drawing.length, name).toBeLessThan(60_000)
  }
})
