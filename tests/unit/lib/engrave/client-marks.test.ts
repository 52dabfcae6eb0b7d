import { expect, test } from 'vitest'
import { clientMark, clientMarks } from '#lib/engrave/client-marks.ts'

test('a requested mark does not depend on the name', () => {
  expect(clientMarks).toEqual(['surahi', 'north', 'marigold', 'kite', 'lantern'])
  expect(clientMark('Anything', 'kite')).toBe(clientMark('Anything else', 'kite'))
})

test('a name without a mark always gets the same derived mark, which stays inside its square', () => {
  const names = Array.from({ length: 45 }, (_, index) => `A client with a long name ${index}`)
  for (const name of names) {
    const strokes = clientMark(name)
    expect(strokes).toBe(clientMark(name))
    expect(strokes).toMatch(/^M/)
    for (const number of strokes.match(/-?\d+(\.\d+)?/g) ?? []) expect(Number(number)).toBeLessThanOrEqual(22)
    expect(strokes).not.toContain('NaN')
  }
  expect(new Set(names.map((name) => clientMark(name))).size).toBeGreaterThan(15)
})
