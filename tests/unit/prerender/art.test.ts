import { expect, test } from 'vitest'
import { art } from '#prerender/art.ts'

test('no drawing contains text, since an image cannot use the site’s fonts', () => {
  const worded = Object.entries(art).filter(([, draw]) => /<text|font-family/.test(draw()))
  expect(worded.map(([name]) => name)).toEqual([])
})
