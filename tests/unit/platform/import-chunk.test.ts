import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const answers: Record<string, (() => Promise<Response>)[]> = {}
const asked: string[] = []
const preloaded: string[] = []
let importPart: typeof import('#platform/import-chunk.ts').importChunk

const json = (table: object) => () => Promise.resolve(Response.json(table))
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

/** The scripts in the head of the page by their ids, each after those it imports. */
const named = new Map<string, string>()

/** A link element of the head, with its address only. */
const linkTo = (href: string, dataset = {}) => ({
  dataset,
  getAttribute: (attribute: string) => {
    if (attribute !== 'href') throw new Error(`A link of the head does not know ${attribute}.`)
    return href
  },
})

/** What the head of the page returns for the selectors that it knows. */
function found(selector: string) {
  if (selector === 'link[data-chunk-manifest]') return [linkTo('/parts/1.json')]
  if (selector === 'link[data-script]') return [...named].map(([script, href]) => linkTo(href, { script }))
  throw new Error(`The head does not know the selector ${selector}.`)
}

beforeEach(async () => {
  for (const name of Object.keys(answers)) delete answers[name]
  named.clear()
  asked.length = 0
  preloaded.length = 0
  answers['/parts/1.json'] = [
    json({
      files: ['assets/forms-1.js', 'assets/letter-1.js', 'assets/sky-1.js'],
      parts: { letter: [1, 0], sky: [2] },
    }),
  ]
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', {
    querySelector: (selector: string) => found(selector)[0] ?? null,
    querySelectorAll: found,
    createElement: () => ({}),
    head: { append: ({ rel, href }: HTMLLinkElement) => preloaded.push(`${rel} ${href}`) },
  })
  vi.stubGlobal('fetch', (href: string) => {
    asked.push(href)
    return (answers[href]?.shift() ?? (() => Promise.resolve(new Response('export {}'))))()
  })
  vi.resetModules()
  ;({ importChunk: importPart } = await import('#platform/import-chunk.ts'))
})

afterEach(() => vi.unstubAllGlobals())

test('a chunk is imported once all its files in the manifest are there, and each file is fetched once', async () => {
  const load = vi.fn((address: string) => Promise.resolve(address))
  await expect(importPart(load, 'letter')).resolves.toBe('/assets/letter-1.js')
  await importPart(load, 'letter')
  expect(asked).toEqual(['/parts/1.json', '/assets/letter-1.js', '/assets/forms-1.js'])
  expect(preloaded).toEqual(['modulepreload /assets/letter-1.js', 'modulepreload /assets/forms-1.js'])
})

describe('the islands of a page', () => {
  const filesWith = (islands: unknown) =>
    json({ files: ['assets/home-1.js', 'assets/team-1.js'], parts: { home: [0], team: [1] }, islands })
  const load = (address: string) => Promise.resolve(address)

  test('are fetched with the page, so that they need no second round trip', async () => {
    answers['/parts/1.json'] = [filesWith({ home: [1] })]
    await importPart(load, 'home')
    expect(asked.toSorted()).toEqual(['/assets/home-1.js', '/assets/team-1.js', '/parts/1.json'])
  })

  test('do not keep the page waiting, and are fetched again later if that fails', async () => {
    answers['/parts/1.json'] = [filesWith({ home: [1] })]
    answers['/assets/team-1.js'] = [noNetwork]
    await expect(importPart(load, 'home')).resolves.toBe('/assets/home-1.js')
    await expect(importPart(load, 'team')).resolves.toBe('/assets/team-1.js')
  })

  test.each([[undefined], ['a sentence'], [{ home: 1 }], [{ home: [2, 'x', -1, null] }]])(
    'are ignored if the manifest lists them as %j',
    async (islands) => {
      answers['/parts/1.json'] = [filesWith(islands)]
      await importPart(load, 'home')
      expect(asked).toEqual(['/parts/1.json', '/assets/home-1.js'])
    },
  )
})

test('a chunk of the current page is listed in its head, and does not wait for the manifest', async () => {
  named.set('about', '/assets/about-1.js')
  await expect(importPart((address) => Promise.resolve(address), 'about')).resolves.toBe('/assets/about-1.js')
  expect(asked).toEqual(['/assets/about-1.js'])
})

test('a script in the head waits for the scripts before it, which it may import, but not for those after it', async () => {
  for (const id of ['core', 'button', 'about']) named.set(id, `/assets/${id}-1.js`)
  answers['/assets/button-1.js'] = [noNetwork]
  const load = vi.fn((address: string) => Promise.resolve(address))
  await expect(importPart(load, 'core')).resolves.toBe('/assets/core-1.js')
  await expect(importPart(load, 'about')).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(1)
  await expect(importPart(load, 'about')).resolves.toBe('/assets/about-1.js')
})

test('without a network, nothing is imported, since a browser may remember the failure; the next attempt imports it', async () => {
  answers['/assets/sky-1.js'] = [noNetwork]
  const load = vi.fn(() => Promise.resolve('part'))
  await expect(importPart(load, 'sky')).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  await expect(importPart(load, 'sky')).resolves.toBe('part')
})

test.each([
  ['cannot be loaded', noNetwork],
  ['is missing', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['is not a manifest', json([])],
  ['is not JSON', () => Promise.resolve(new Response('<!doctype html>'))],
])('when the manifest %s, the next attempt requests it again', async (_, answer) => {
  answers['/parts/1.json']?.unshift(answer)
  const load = vi.fn(() => Promise.resolve('part'))
  await expect(importPart(load, 'sky')).rejects.toThrow()
  await expect(importPart(load, 'sky')).resolves.toBe('part')
})

test.each([
  ['a file of another site', ['https://attacker.example/x.js'], [0]],
  ['a file that is not a string', [1], [0]],
  ['a file that is not in the list of files', ['assets/x.js'], [1]],
  ['a number instead of a list', ['assets/x.js'], 0],
  ['no file', ['assets/x.js'], []],
  ['a file, and has no list of files', null, [0]],
])('a chunk for which the manifest lists %s is not loaded', async (_, files, letter) => {
  answers['/parts/1.json'] = [json({ files, parts: { letter } })]
  const load = vi.fn(() => Promise.resolve('part'))
  await expect(importPart(load, 'letter')).rejects.toThrow('letter')
  expect(load).not.toHaveBeenCalled()
  expect(asked).toEqual(['/parts/1.json'])
})

test('a script that is missing on the host is a failure', async () => {
  answers['/assets/sky-1.js'] = [() => Promise.resolve(new Response('Not found', { status: 404 }))]
  await expect(importPart(() => Promise.resolve('part'), 'sky')).rejects.toThrow('/assets/sky-1.js')
})
