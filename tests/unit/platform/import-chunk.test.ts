import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetModules } from '#support/fresh-modules.ts'

const responses: Record<string, (() => Promise<Response>)[]> = {}
const fetchedUrls: string[] = []
const preloaded: string[] = []
let importChunk: typeof import('#platform/import-chunk.ts').importChunk

const json = (table: object) => () => Promise.resolve(Response.json(table))
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

/** The scripts in the document head by the ids of their chunks. Each script is after the scripts that it imports. */
const headScripts = new Map<string, string>()

/** Returns a link element of the document head, with no other attributes than its address and its dataset. */
const linkTo = (href: string, dataset = {}) => ({
  dataset,
  getAttribute: (attribute: string) => {
    if (attribute !== 'href') throw new Error(`The fake link has no attribute ${attribute}.`)
    return href
  },
})

/** Returns the elements of the document head for a selector. */
function queryHead(selector: string) {
  if (selector === 'link[data-chunk-manifest]') return [linkTo('/parts/1.json')]
  if (selector === 'link[data-script]') return [...headScripts].map(([script, href]) => linkTo(href, { script }))
  throw new Error(`The fake document head does not support the selector ${selector}.`)
}

beforeEach(async () => {
  vi.useFakeTimers()
  for (const name of Object.keys(responses)) delete responses[name]
  headScripts.clear()
  fetchedUrls.length = 0
  preloaded.length = 0
  responses['/parts/1.json'] = [
    json({
      files: ['assets/forms-1.js', 'assets/dialog-1.js', 'assets/sky-1.js'],
      parts: { dialog: [1, 0], sky: [2] },
    }),
  ]
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', {
    querySelector: (selector: string) => queryHead(selector)[0] ?? null,
    querySelectorAll: queryHead,
    createElement: () => ({}),
    head: { append: ({ rel, href }: HTMLLinkElement) => preloaded.push(`${rel} ${href}`) },
  })
  vi.stubGlobal('fetch', (href: string) => {
    fetchedUrls.push(href)
    return (responses[href]?.shift() ?? (() => Promise.resolve(new Response('export {}'))))()
  })
  forgetModules()
  ;({ importChunk } = await import('#platform/import-chunk.ts'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Expects that a load fails, after the second in which it tries again. */
async function expectFailure(loading: Promise<unknown>, message: string) {
  const failed = expect(loading).rejects.toThrow(message)
  await vi.advanceTimersByTimeAsync(1000)
  await failed
}

test('a chunk is imported after all its files have been fetched, and each file is fetched only once', async () => {
  const load = vi.fn((address: string) => Promise.resolve(address))
  await expect(importChunk(load, 'dialog')).resolves.toBe('/assets/dialog-1.js')
  await importChunk(load, 'dialog')
  expect(fetchedUrls).toEqual(['/parts/1.json', '/assets/dialog-1.js', '/assets/forms-1.js'])
  expect(preloaded).toEqual(['modulepreload /assets/dialog-1.js', 'modulepreload /assets/forms-1.js'])
})

describe('the islands of a page', () => {
  const filesWith = (islands: unknown) =>
    json({ files: ['assets/home-1.js', 'assets/team-1.js'], parts: { home: [0], team: [1] }, islands })
  const load = (address: string) => Promise.resolve(address)

  test('are fetched right after the page’s own files, so that they need no second round trip', async () => {
    responses['/parts/1.json'] = [filesWith({ home: [1] })]
    await importChunk(load, 'home')
    expect(fetchedUrls).toEqual(['/parts/1.json', '/assets/home-1.js', '/assets/team-1.js'])
  })

  test('do not delay the page, and are fetched again later if fetching fails', async () => {
    responses['/parts/1.json'] = [filesWith({ home: [1] })]
    responses['/assets/team-1.js'] = [noNetwork]
    await expect(importChunk(load, 'home')).resolves.toBe('/assets/home-1.js')
    const loading = importChunk(load, 'team')
    await vi.advanceTimersByTimeAsync(1000)
    await expect(loading).resolves.toBe('/assets/team-1.js')
  })

  test.each([[undefined], ['a sentence'], [{ home: 1 }], [{ home: [2, 'x', -1, null] }]])(
    'are ignored if the manifest lists them as %j',
    async (islands) => {
      responses['/parts/1.json'] = [filesWith(islands)]
      await importChunk(load, 'home')
      expect(fetchedUrls).toEqual(['/parts/1.json', '/assets/home-1.js'])
    },
  )
})

test('a chunk that the document head lists does not wait for the manifest', async () => {
  headScripts.set('about', '/assets/about-1.js')
  await expect(importChunk((address) => Promise.resolve(address), 'about')).resolves.toBe('/assets/about-1.js')
  expect(fetchedUrls).toEqual(['/assets/about-1.js'])
})

test('a script in the document head waits for the scripts before it, but not for those after it', async () => {
  for (const id of ['core', 'button', 'about']) headScripts.set(id, `/assets/${id}-1.js`)
  responses['/assets/button-1.js'] = [noNetwork, noNetwork]
  const load = vi.fn((address: string) => Promise.resolve(address))
  await expect(importChunk(load, 'core')).resolves.toBe('/assets/core-1.js')
  await expectFailure(importChunk(load, 'about'), 'Failed to fetch')
  expect(load).toHaveBeenCalledTimes(1)
  await expect(importChunk(load, 'about')).resolves.toBe('/assets/about-1.js')
})

test('a script that fails once is fetched again after a second', async () => {
  responses['/assets/sky-1.js'] = [noNetwork]
  const loading = importChunk(() => Promise.resolve('chunk'), 'sky')
  await vi.advanceTimersByTimeAsync(999)
  expect(fetchedUrls).toEqual(['/parts/1.json', '/assets/sky-1.js'])
  await vi.advanceTimersByTimeAsync(1)
  expect(fetchedUrls).toEqual(['/parts/1.json', '/assets/sky-1.js', '/assets/sky-1.js'])
  await expect(loading).resolves.toBe('chunk')
})

test('without a network the chunk is not imported, and the next attempt imports it', async () => {
  responses['/assets/sky-1.js'] = [noNetwork, noNetwork]
  const load = vi.fn(() => Promise.resolve('chunk'))
  await expectFailure(importChunk(load, 'sky'), 'Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  await expect(importChunk(load, 'sky')).resolves.toBe('chunk')
})

test.each([
  ['cannot be loaded', noNetwork],
  ['is missing', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['is not a manifest', json([])],
  ['is not JSON', () => Promise.resolve(new Response('<!doctype html>'))],
])('when the manifest %s, the next attempt requests it again', async (_, response) => {
  responses['/parts/1.json']?.unshift(response)
  const load = vi.fn(() => Promise.resolve('chunk'))
  // a `SyntaxError` would count as a browser that is too old
  await expect(importChunk(load, 'sky')).rejects.toSatisfy((error) => !(error instanceof SyntaxError))
  await expect(importChunk(load, 'sky')).resolves.toBe('chunk')
})

test.each([
  ['a file of another site', ['https://attacker.example/x.js'], [0]],
  ['a file that is not a string', [1], [0]],
  ['a file that is not in the list of files', ['assets/x.js'], [1]],
  ['a number instead of a list', ['assets/x.js'], 0],
  ['no file', ['assets/x.js'], []],
  ['a file but has no list of files', null, [0]],
])('a chunk for which the manifest lists %s is not loaded', async (_, files, dialog) => {
  responses['/parts/1.json'] = [json({ files, parts: { dialog } })]
  const load = vi.fn(() => Promise.resolve('chunk'))
  await expect(importChunk(load, 'dialog')).rejects.toThrow('dialog')
  expect(load).not.toHaveBeenCalled()
  expect(fetchedUrls).toEqual(['/parts/1.json'])
})

test('a script that is missing on the host causes an error with its address', async () => {
  const missing = () => Promise.resolve(new Response('Not found', { status: 404 }))
  responses['/assets/sky-1.js'] = [missing, missing]
  await expectFailure(
    importChunk(() => Promise.resolve('chunk'), 'sky'),
    '/assets/sky-1.js',
  )
})
