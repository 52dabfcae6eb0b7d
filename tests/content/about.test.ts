import { record as words } from 'virtual:records/pages/about'
import { expect, test } from 'vitest'
import { timeline } from '#content/about-timeline.ts'
import { art } from '#prerender/art.ts'

const { items: tiles } = words.tiles
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

test('the history has eight entries from January 2024 to April 2025', () => {
  expect(timeline.map(({ date }) => date)).toEqual([
    'Jan 2024',
    'Apr 2024',
    'Jun 2024',
    'Sep 2024',
    'Nov 2024',
    'Jan 2025',
    'Mar 2025',
    'Apr 2025',
  ])
})

test('the trail of every event is as long as its date says', () => {
  for (const { month, date } of timeline) {
    expect(`${MONTHS[month % 12]} ${2024 + Math.floor(month / 12)}`).toBe(date)
  }
})

test('each tile has a drawing, and a page of its own behind it', () => {
  expect(new Set(tiles.map(({ href }) => href)).size).toBe(tiles.length)
  for (const tile of tiles) expect(Object.keys(art)).toContain(tile.art)
})

test('every drawing of the page is a file of its own size', () => {
  for (const name of ['about-exposure', ...tiles.map((tile) => tile.art)]) {
    const drawing = art[name]?.() ?? ''
    expect(drawing, name).toContain('xmlns="http://www.w3.org/2000/svg"')
    expect(drawing.length, name).toBeLessThan(60_000)
  }
})
