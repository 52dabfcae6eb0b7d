import { expect, test } from 'vitest'
import { about, figures, tiles, values } from '#content/about.ts'
import { timeline } from '#content/about-timeline.ts'
import { paths } from '#content/paths.ts'
import { art } from '#prerender/art.ts'

test('the page begins in Jaipur in 2024', () => {
  expect(about.heading.join(' ')).toBe('We began in Jaipur, in 2024')
})

test('the description suits a search result', () => {
  expect(about.description.length).toBeGreaterThanOrEqual(70)
  expect(about.description.length).toBeLessThanOrEqual(160)
})

test('the agency has six values', () => {
  expect(values.map(({ name }) => name)).toEqual([
    'Innovation',
    'Excellence',
    'Collaboration',
    'Integrity',
    'Adaptability',
    'Impact',
  ])
})

test('the history is told in the order it happened', () => {
  const months = timeline.map(({ month }) => month)
  expect(months).toEqual([...months].sort())
  expect(timeline[0]?.since).toBe(0)
})

test('the four figures are the ones the agency states everywhere', () => {
  expect(figures.map(({ reading, name }) => `${reading} ${name}`)).toEqual([
    '200+ projects',
    '50+ team members',
    '15+ awards',
    '35+ countries',
  ])
})

test('four tiles have a picture, a sentence and a page behind them', () => {
  expect(tiles).toHaveLength(4)
  expect(new Set(tiles.map(({ href }) => href)).size).toBe(4)
  for (const tile of tiles) {
    expect(tile.text).toMatch(/\.$/)
    expect(Object.keys(art)).toContain(tile.art)
    expect(Object.values(paths)).toContain(tile.href)
  }
})

test('every drawing of the page is a file of its own size', () => {
  for (const name of ['about-exposure', ...tiles.map((tile) => tile.art)]) {
    const drawing = art[name]?.() ?? ''
    expect(drawing, name).toContain('xmlns="http://www.w3.org/2000/svg"')
    expect(drawing.length, name).toBeLessThan(60_000)
  }
})
