import { expect, test } from 'vitest'
import { missing, missingPaths } from '#lib/engrave/missing.ts'
import { phase, phasePath } from '#lib/engrave/phase.ts'

test('a new moon has no lit area, a full moon is lit entirely', () => {
  expect(phasePath(0)).toBe('')
  expect(phasePath(1)).toBe('M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18Z')
})

test('a half moon is lit on the right, up to its middle', () => {
  expect(phasePath(0.5)).toBe('M12 3A9 9 0 0 1 12 21A0.1 9 0 0 1 12 3Z')
  expect(phase(0.5)).toContain('d="M12 3A9 9 0 0 1 12 21A0.1 9 0 0 1 12 3Z" fill="#f3eddf"')
})

test('the chain runs through all pages, and the gap from the last one to the missing one', () => {
  const pages = [
    [0, 0],
    [50, 50],
  ] as const
  expect(missingPaths(pages, [100, 100], { w: 200, h: 100 })).toEqual({ chain: 'M0 0L100 50', gap: 'M100 50L200 100' })
  expect(missing(pages, [100, 100])).toContain('viewBox="0 0 1312 520"')
})
