import { expect, test } from 'vitest'
import { DAY_BOX, dayArc, dayStretches, onDayArc, stationAngles } from '#lib/engrave/day-arc.ts'
import { gears } from '#lib/engrave/gears.ts'
import { nodeRing } from '#lib/engrave/node-ring.ts'
import { persona } from '#lib/engrave/persona.ts'
import { referralSector } from '#lib/engrave/referral-sector.ts'
import { starChart } from '#lib/engrave/star-chart.ts'
import { sunrise } from '#lib/engrave/sunrise.ts'

const strokes = (path: string) => path.match(/M/g)?.length ?? 0
/** Returns the path data of the path with these attributes. */
const pathWith = (drawing: string, attributes: string) =>
  [...drawing.matchAll(/<path d="([^"]*)"([^>]*)\/>/g)].find(([, , others]) => others?.includes(attributes))?.[1] ?? ''

test('a persona has one star for each letter of its name, and one star is in signal', () => {
  const svg = persona('Shravana')
  const stars = [...svg.matchAll(/<circle [^>]*fill="(#[0-9a-f]{6})"\/>/g)].map(([, fill]) => fill)
  expect(stars.filter((fill) => fill === '#081020')).toHaveLength(8)
  expect(stars.filter((fill) => fill !== '#081020')).toHaveLength(8)
  expect(stars.filter((fill) => fill === '#ff8a3d')).toHaveLength(1)
})

test('a persona is drawn the same each time, and differently from any other', () => {
  expect(persona('Dhruva')).toBe(persona('Dhruva'))
  expect(persona('Dhruva')).not.toBe(persona('Rohini'))
})

test('the day has two scales: eight marks for each of its 24 hours, and one for each hour', () => {
  expect(strokes(pathWith(dayArc(), 'stroke-width=".9"'))).toBe(24 * 8 + 1 + 24 + 1)
})

test('six stations are evenly spread over the day, inside the box of the arc', () => {
  const angles = stationAngles(6)
  expect(angles).toHaveLength(6)
  expect(angles[0]).toBeCloseTo(-(angles[5] ?? 0))
  for (const [x, y] of angles.map(onDayArc)) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(DAY_BOX.w)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(DAY_BOX.h)
  }
})

test('the sun’s path to each station begins where the path to the previous one ends', () => {
  const paths = dayStretches(6)
  expect(paths).toHaveLength(6)
  const ends = paths.map((d) => d.match(/(\S+ \S+)$/)?.[1])
  const starts = paths.map((d) => d.match(/^M(\S+ [^A]+)A/)?.[1])
  expect(starts.slice(1)).toEqual(ends.slice(0, -1))
})

test('the referral sector has three lines for each percent, from zero to ten and from ten to fifteen', () => {
  const svg = referralSector(10, 15)
  expect(strokes(pathWith(svg, 'stroke="#ff8a3d"'))).toBe(10 * 3 + 1)
  expect(strokes(pathWith(svg, 'stroke="#ffab6b"'))).toBe(5 * 3 + 1)
})

test('the referral circle has a hundred divisions', () => {
  expect(strokes(pathWith(referralSector(10, 15), 'stroke="#6f82a6"/'.slice(0, -1)))).toBe(100)
})

test('the first of three wheels has 48 teeth, and the centre of one wheel is in signal', () => {
  const svg = gears([
    { cx: 110, cy: 178, r: 66 },
    { cx: 217, cy: 118, r: 46 },
    { cx: 226, cy: 222, r: 44 },
  ])
  expect(svg.match(/fill="#f3eddf"/g)).toHaveLength(2)
  expect(svg.match(/fill="#ff8a3d"/g)).toHaveLength(1)
  expect(strokes(svg.match(/<path d="([^"]*)"\/>/)?.[1] ?? '')).toBe(48)
})

test('a chart shows 150 faint stars and a border of 54 light steps', () => {
  const svg = starChart({ w: 980, h: 580 })
  expect(svg.match(/h0/g)).toHaveLength(150)
  const ladder = pathWith(svg, 'fill="#6f82a6"')
  expect(strokes(ladder)).toBe(2 * 17 + 2 * 10)
})

test('a node’s ring has 48 marks', () => {
  expect(strokes(nodeRing())).toBe(48)
})

test('the sun of the sunrise has forty bands, and sixteen lines are on the water', () => {
  const svg = sunrise()
  expect(strokes(pathWith(svg, 'fill="#ff8a3d"'))).toBe(40)
  expect(svg.match(/stroke-width="\.9"/g)).toHaveLength(16)
})

test.each([
  ['chart', starChart({ w: 440, h: 860 })],
  ['day', dayArc()],
  ['sunrise', sunrise()],
  ['referral', referralSector(10, 15)],
])('the %s is a small separate file', (_, svg) => {
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"')
  expect(svg.length).toBeLessThan(60_000)
  expect(svg).not.toContain('NaN')
})
