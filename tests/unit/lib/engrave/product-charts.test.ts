import { expect, test } from 'vitest'
import { classes } from '#lib/engrave/classes.ts'
import { funnel } from '#lib/engrave/funnel.ts'
import { week } from '#lib/engrave/week.ts'

const circle = { cx: 230, cy: 250, r: 170 }
const count = (text: string, part: string | RegExp) => text.split(part).length - 1

test('the week has five days, each an arc, and the last one is in signal', () => {
  const drawing = week(circle)
  expect(count(drawing, 'stroke-linecap="round"')).toBe(5)
  expect(count(drawing, 'stroke="#ff8a3d"')).toBe(1)
})

test('noon is at the top of the face and the day runs clockwise', () => {
  const drawing = week({ cx: 0, cy: 0, r: 100 }, [[12, 18]])
  expect(drawing).toContain('d="M0 -82A82 82 0 0 1 82 0"')
})

test('sixty-four leads enter, each ring has half as many, and one lead remains', () => {
  const drawing = funnel(circle)
  expect(count(drawing, /<circle[^>]* fill="#(?!ff8a3d)/)).toBe(64 + 32 + 16 + 8 + 4)
  expect(count(drawing, 'fill="#ff8a3d"')).toBe(1)
})

test('each lead of an inner ring comes from the ring outside it', () => {
  const ways = / d="([^"]*)" stroke="#6f82a6" stroke-width="\.9"/.exec(funnel(circle))?.[1] ?? ''
  expect(count(ways, 'M')).toBe(32 + 16 + 8 + 4)
})

test('the tree has a ring for each of fourteen classes, with the bark brightest', () => {
  const drawing = classes(circle)
  expect(count(drawing, 'Z"')).toBe(14)
  expect(count(drawing, 'stroke="#f3eddf"')).toBe(1)
})

test.each([week(circle), funnel(circle), classes(circle)])(
  'the drawing of a product has only valid numbers and less than 60 kB',
  (svg) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length).toBeLessThan(60_000)
  },
)
