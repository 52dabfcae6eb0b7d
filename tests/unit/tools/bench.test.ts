import { expect, test } from 'vitest'
import { BASELINE, BASELINE_RERUN, quantile, tableRow } from '../../../src/tools/bench/report.mjs'

test('a figure is shown with its median and its spread', () => {
  expect(tableRow({ what: 'TBT', unit: 'ms', samples: { [BASELINE]: [130, 90, 100] } })).toEqual({
    figure: 'TBT, ms',
    [BASELINE]: '100 (90 to 130)',
  })
})

test('a figure with a single sample has no spread', () => {
  expect(tableRow({ what: 'requests', unit: '', samples: { [BASELINE]: [42] } })).toEqual({
    figure: 'requests',
    [BASELINE]: '42',
  })
})

test.each([
  ['more than twice the noise', 'yes', 121],
  ['less than twice the noise', 'no', 119],
])('if another site differs by %s, its column says “%s”', (_, differs, other) => {
  const line = tableRow({
    what: 'LCP',
    unit: 'ms',
    samples: { [BASELINE]: [100], [BASELINE_RERUN]: [110], other: [other] },
  })
  expect(line['other: differs']).toBe(differs)
  expect(line['other: ratio']).toBe((other / 100).toFixed(2))
})

test('a quantile is the sample below which the given share of the samples lies', () => {
  const samples = Array.from({ length: 20 }, (_, index) => index + 1)
  expect([quantile(samples, 0.5), quantile(samples, 0.95)]).toEqual([11, 20])
})
