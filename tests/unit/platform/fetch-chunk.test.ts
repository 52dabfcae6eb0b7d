import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importFetched } from '#platform/fetch-chunk.ts'

const answers: (() => Promise<Response>)[] = []
const asked: string[] = []

beforeEach(() => {
  answers.length = 0
  asked.length = 0
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', (href: string) => {
    asked.push(href)
    return (answers.shift() ?? (() => Promise.resolve(new Response('export {}'))))()
  })
})

afterEach(() => vi.unstubAllGlobals())

test('a part is imported once all its files are there, and each is fetched once', async () => {
  const load = vi.fn(() => Promise.resolve('part'))
  await expect(importFetched(load, ['assets/a-1.js', 'assets/b-1.js'])).resolves.toBe('part')
  await importFetched(load, ['assets/b-1.js'])
  expect(asked).toEqual(['/assets/a-1.js', '/assets/b-1.js'])
})

test('without a network the import is not made, since a browser may remember that it failed; the next try makes it', async () => {
  answers.push(() => Promise.reject(new TypeError('Failed to fetch')))
  const load = vi.fn(() => Promise.resolve('part'))
  await expect(importFetched(load, ['assets/c-1.js'])).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  await expect(importFetched(load, ['assets/c-1.js'])).resolves.toBe('part')
})

test('a file that the host does not have is a failure too', async () => {
  answers.push(() => Promise.resolve(new Response('Not found', { status: 404 })))
  await expect(importFetched(() => Promise.resolve('part'), ['assets/d-1.js'])).rejects.toThrow('/assets/d-1.js')
})
