import { expect, test } from 'vitest'
import { art } from '#prerender/art.ts'

test('no drawing sets words: a picture has none of the site’s fonts', () => {
  const worded = Object.entries(art).filter(([, draw]) => /<text|font-family/.test(draw()))
  expect(worded.map(([name]) => name)).toEqual([])
})
