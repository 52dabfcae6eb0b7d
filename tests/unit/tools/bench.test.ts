import { expect, test } from 'vitest'
import { AGAIN, lineOf, quantile, SELF } from '../../../src/tools/bench/report.mjs'

test('a figure is shown with its median and its spread', () => {
  expect(lineOf({ what: 'TBT', unit: 'ms', samples: { [SELF]: [130, 90, 100] } })).toEqual({
    figure: 'TBT, ms',
    [SELF]: '100 (90 to 130)',
  })
})

test('a figure that is exact has no spread', () => {
  expect(lineOf({ what: 'requests', unit: '', samples: { [SELF]: [42] } })).toEqual({
    figure: 'requests',
    [SELF]: '42',
  })
})

test.each([
  ['outside twice what the site differs from itself', 121, 'yes'],
  ['within that', 119, 'no'],
])('another site %s: differs, %s, %s', (_, other, differs) => {
  const line = lineOf({ what: 'LCP', unit: 'ms', samples: { [SELF]: [100], [AGAIN]: [110], other: [other] } })
  expect(line['other: differs']).toBe(differs)
  expect(line['other: ratio']).toBe((other / 100).toFixed(2))
})

test('a quantile is the sample that this share of them is below', () => {
  const samples = Array.from({ length: 20 }, (_, index) => index + 1)
  expect([quantile(samples, 0.5), quantile(samples, 0.95)]).toEqual([11, 20])
})
