import { expect, test } from 'vitest'
import { art } from '#prerender/art.ts'

test('no drawing contains text, because an image cannot use the site’s fonts', () => {
  const withText = Object.entries(art).filter(([, draw]) => /<text|font-family/.test(draw()))
  expect(withText.map(([name]) => name)).toEqual([])
})
