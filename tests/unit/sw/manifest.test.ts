import { afterEach, expect, test, vi } from 'vitest'
import { workerGlobals } from '#support/fake-worker.ts'

const page = { url: '/blog/new', revision: 'abc' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Starts the worker with scripts at these addresses that do the given things in place of its manifest. */
function startedWhere(scripts: Readonly<Record<string, () => void>>, self: object) {
  const asked: string[] = []
  vi.stubGlobal('self', self)
  vi.stubGlobal('importScripts', (address: string) => {
    asked.push(address)
    scripts[address]?.()
  })
  return { asked, manifest: import('#sw/manifest.ts') }
}

test('the manifest separates files to cache from moved pages', async () => {
  vi.stubGlobal('self', workerGlobals([page, { url: '/blog/old', movedTo: '/blog/new' }]))
  const { manifestEntries: entries, movedPages: moved } = await import('#sw/manifest.ts')
  expect(entries).toEqual([page])
  expect([...moved]).toEqual([['/blog/old', '/blog/new']])
})

test('if something else is in place of the manifest, it is fetched once more, bypassing the HTTP cache', async () => {
  const self: { __WB_MANIFEST: object[]; lists?: object } = { __WB_MANIFEST: [{ url: '/sw/pages-1.js' }] }
  const { asked, manifest } = startedWhere(
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
  expect((await manifest).manifestEntries).toEqual([page])
  expect(asked).toEqual(['/sw/pages-1.js', '/sw/pages-1.js?again'])
})

test('a worker without its manifest, or with that of another version, does not start', async () => {
  const self = { __WB_MANIFEST: [{ url: '/sw/pages-2.js' }], lists: { '/sw/pages-1.js': [page] } }
  await expect(startedWhere({}, self).manifest).rejects.toThrow('/sw/pages-2.js')
})
