import { expect, test } from 'vitest'
import { parseRedirects, redirectsFile } from '#prerender/redirects.ts'

const moves = [{ from: '/blog/edge-ai', to: '/blog/edge-ai-next-to-the-machine' }]

test('a former address and an address with an extension redirect to the current address', () => {
  expect(redirectsFile(['/', '/about'], moves).split('\n')).toEqual([
    '/blog/edge-ai /blog/edge-ai-next-to-the-machine 301',
    '/index.html / 301!',
    '/about.html /about 301!',
    '',
  ])
})

test('the moved pages can be read back from the file', () => {
  expect(parseRedirects(redirectsFile(['/', '/about'], moves))).toEqual(moves)
  expect(parseRedirects(redirectsFile(['/'], []))).toEqual([])
})
