import { expect, test } from 'vitest'
import { register } from '#lib/engrave/register.ts'

const columns = Array.from({ length: 8 }, (_, i) => (i + 0.5) / 8)
const rule = register(500, columns)
const ticks = [...rule.matchAll(/M([\d.]+) 0V(\d+)/g)].map(([, x, length]) => ({
  x: Number(x),
  length: Number(length),
}))

test('the rule has as many ticks as there are apps', () => {
  expect(ticks).toHaveLength(500)
  expect(new Set(ticks.map(({ x }) => x)).size).toBe(500)
})

test('eight ticks reach down to the columns, each to the centre of one column', () => {
  const carried = ticks.filter(({ length }) => length === 132)
  expect(carried).toHaveLength(8)
  for (const [i, { x }] of carried.entries()) expect(Math.abs(x - 1312 * (columns[i] ?? 0))).toBeLessThan(1.4)
  expect(rule.match(/<circle/g)).toHaveLength(8)
})

test('the rule begins and ends with a long tick', () => {
  expect(ticks.filter(({ x }) => x === 0 || x === 1312).map(({ length }) => length)).toEqual([22, 22])
})

test('the drawing can be stretched to its box', () => {
  expect(rule).toContain('preserveAspectRatio="none"')
})
