import { expect, test } from 'vitest'
import { brandColors } from '#lib/brand-colors.ts'
import { contrastProblems, contrastRatio } from '#prerender/contrast-problems.ts'

test('black on white has the highest contrast, and a colour on itself the lowest', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#ff8a3d', '#ff8a3d')).toBe(1)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('the colours of the site as delivered can be read', () => {
  expect(contrastProblems(brandColors())).toEqual([])
})

test('a colour that is hard to read is reported with its setting, the pair and the ratio', () => {
  expect(contrastProblems(brandColors('#dd6a20 #ffab6b #ffab6b'))).toEqual([
    'VITE_SIGNAL_COLORS is too hard to read. The first colour (#dd6a20) on the ground of what is pointed at (#1a2a47) has ' +
      'a contrast of 4.1 to 1, but needs 4.5 to 1.',
    'VITE_SIGNAL_COLORS is too hard to read. The third colour (#ffab6b) on the ground of paper (#ffffff) has a contrast ' +
      'of 1.8 to 1, but needs 4.5 to 1.',
  ])
  const stars = '#a9c1ff #d3e0ff #202020 #ffe2a6 #ffc07d #ff9c7a'
  expect(contrastProblems(brandColors('', stars))[0]).toMatch(
    /^VITE_STAR_COLORS is too hard to read\. Colour 3 \(#202020\)/,
  )
})
