import { expect, test } from 'vitest'
import { keepReadPages } from '#app/keep-read-pages.ts'
import type { KeptPages } from '#platform/ports.ts'
import { memoryStore } from '#platform/storage.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { testStore } from '#support/test-store.ts'

function openTab(pathname: string, isControlled: boolean) {
  const read: string[] = []
  const deletions: string[] = []
  const listeners = new Map<string, () => void>()
  const location = { pathname }
  const port: KeptPages = {
    read: async () => ({ texts: [], hasKept: false, isWanted: false, isPaused: false }),
    count: async () => 0,
    onPrecached: () => {},
    keepRead: (address) => void read.push(address),
    textsHere: async () => new Set(),
    keepAll: async () => null,
    setPaused: async () => {},
    deleteAll: async () => deletions.push('all') > 0,
  }
  const store = memoryStore()
  const tab = testStore({ store, keptPages: async () => port })
  const started = keepReadPages(
    tab,
    { location, addEventListener: (type, listener) => listeners.set(type, listener) },
    isControlled,
  )
  const navigate = (path: string) => {
    location.pathname = path
    listeners.get('pushState')?.()
  }
  return { started, navigate, read, deletions, store }
}

test('each page that the visitor goes to is kept once, under its address', async () => {
  const { started, navigate, read } = openTab('/blog', true)
  await started
  for (const path of ['/blog/old', '/blog/old', '/blog/older.html', '/blog']) navigate(path)
  expect(read).toEqual(['/blog/old', '/blog/older', '/blog'])
})

test('the first page is kept as well if the worker has not loaded it', async () => {
  const { started, read } = openTab('/blog/old', false)
  await started
  expect(read).toEqual(['/blog/old'])
})

test('when the visitor deletes everything, in whichever tab, what was kept is deleted', async () => {
  const { started, deletions, store } = openTab('/blog', true)
  await started
  await store.clear()
  await flushPromises()
  expect(deletions).not.toEqual([])
})
