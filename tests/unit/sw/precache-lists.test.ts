import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workerGlobals } from '#support/fake-worker.ts'
import { forgetModules } from '#support/fresh-modules.ts'

const page = { url: '/blog/new', revision: 'abc' }

beforeEach(forgetModules)

afterEach(() => vi.unstubAllGlobals())

/**
 * Loads the precache lists of a worker. `scripts` are functions that run in place of the scripts at these addresses.
 */
function startWorker(scripts: Readonly<Record<string, () => void>>, self: object) {
  const importedUrls: string[] = []
  vi.stubGlobal('self', self)
  vi.stubGlobal('importScripts', (address: string) => {
    importedUrls.push(address)
    scripts[address]?.()
  })
  return { importedUrls, manifest: import('#sw/precache-lists.ts') }
}

test('files to cache and moved pages are separated', async () => {
  vi.stubGlobal('self', workerGlobals([page, { url: '/blog/old', movedTo: '/blog/new' }]))
  const { precacheEntries: manifestEntries, movedPages } = await import('#sw/precache-lists.ts')
  expect(manifestEntries).toEqual([page])
  expect([...movedPages]).toEqual([['/blog/old', '/blog/new']])
})

test('if the HTTP cache holds something else in place of a list, the list is fetched from the network', async () => {
  const self: { __WB_MANIFEST: object[]; lists?: object } = { __WB_MANIFEST: [{ url: '/sw/pages-1.js' }] }
  const { importedUrls, manifest } = startWorker(
    {
      '/sw/pages-1.js': () => {
        throw new SyntaxError('a login page')
      },
      '/sw/pages-1.js?again': () => {
        self.lists = { '/sw/pages-1.js': [page] }
      },
    },
    self,
  )
  expect((await manifest).precacheEntries).toEqual([page])
  expect(importedUrls).toEqual(['/sw/pages-1.js', '/sw/pages-1.js?again'])
})

test('a worker that has only the lists of another version does not start', async () => {
  const self = { __WB_MANIFEST: [{ url: '/sw/pages-2.js' }], lists: { '/sw/pages-1.js': [page] } }
  await expect(startWorker({}, self).manifest).rejects.toThrow('/sw/pages-2.js')
})
