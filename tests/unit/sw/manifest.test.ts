import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('the list of the build tells files to keep and pages that moved apart', async () => {
  const page = { url: '/blog/new', revision: 'abc' }
  vi.stubGlobal('self', { __WB_MANIFEST: [page, { url: '/blog/old', movedTo: '/blog/new', revision: null }] })
  const { entries, moved } = await import('#sw/manifest.ts')
  expect(entries).toEqual([page])
  expect([...moved]).toEqual([['/blog/old', '/blog/new']])
})
