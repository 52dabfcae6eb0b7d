import { expect, test } from 'vitest'
import { parseUrl } from '#lib/parse-url.ts'

test('a text that is no address is no URL', () => {
  expect(parseUrl('https://a.example/b')?.pathname).toBe('/b')
  expect([parseUrl(''), parseUrl('/path'), parseUrl('https://')]).toEqual([null, null, null])
})
