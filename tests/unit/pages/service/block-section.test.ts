import { expect, test } from 'vitest'
import { sheetOf } from '#support/sheets.ts'

test('if a coloured section follows the hero, its colour fades in from the background of the page', () => {
  const sheet = sheetOf('pages/service/block-section-styles.ts')
  const grounds = new Set([...sheet.matchAll(/\[data-ink=(\w+)\] \{ background: /g)].map(([, ink]) => ink))
  const faded = [...sheet.matchAll(/\[data-ink=(\w+)\]:nth-child\(2\) \{ background: ([^;]+);/g)]
  expect(grounds.size).toBeGreaterThan(0)
  expect(new Set(faded.map(([, ink]) => ink))).toEqual(grounds)
  for (const [, , background] of faded)
    expect(background).toMatch(/^linear-gradient\(var\(--colors-ground\),.+transparent \d+rem\), /)
  expect(sheetOf('pages/service/service-page-styles.ts')).toMatch(
    /> section:nth-child\(2\)\[data-ink\] \{ margin-top: (0|var\(--spacing-0\));/,
  )
})
