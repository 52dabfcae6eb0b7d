import { expect, test } from 'vitest'
import { keepReadPages } from '#app/keep-read-pages.ts'
import type { KeptPages } from '#platform/ports.ts'
import { memoryStore } from '#platform/storage.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { testStore } from '#support/test-store.ts'

function openTab(pathname: string, isControlled: boolean) {
  const read: string[] = []
  const deletions: string[] = []
  const changeListeners = new Set<() => void>()
  let reads = 0
  const listeners = new Map<string, () => void>()
  const location = { pathname }
  const port: KeptPages = {
    read: async () => {
      reads += 1
      return { texts: [], hasKept: false, isWanted: false, isPaused: false }
    },
    count: async () => 0,
    onPrecached: () => {},
    onChange: (listener) => void changeListeners.add(listener),
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
  const changeElsewhere = () => {
    for (const listener of changeListeners) listener()
  }
  return { started, navigate, read, deletions, store, changeElsewhere, countReads: () => reads }
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

test('what is here is read again when another tab has changed it', async () => {
  const { started, changeElsewhere, countReads } = openTab('/blog', true)
  await started
  const before = countReads()
  changeElsewhere()
  await flushPromises()
  expect(countReads()).toBe(before + 1)
})
