import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import {
  dismissToastAtom,
  isBackOnlineAtom,
  isOfflineAtom,
  isOfflineReadyAtom,
  isSitePrecachedAtom,
  showToastAtom,
  toastAtom,
  updateAtom,
} from '#app/state.ts'

test('at first there is no toast, no update and no notice', () => {
  const store = createStore()
  expect(store.get(toastAtom)).toBeNull()
  expect(store.get(updateAtom)).toBe('none')
  for (const flag of [isOfflineAtom, isSitePrecachedAtom, isBackOnlineAtom, isOfflineReadyAtom])
    expect(store.get(flag)).toBe(false)
})

test('a new toast replaces the old one', () => {
  const store = createStore()
  store.set(showToastAtom, { tone: 'done', title: 'Link copied' })
  store.set(showToastAtom, { tone: 'error', title: 'The link could not be copied' })
  expect(store.get(toastAtom)).toMatchObject({ tone: 'error', title: 'The link could not be copied' })
})

test('showing the same text twice makes two toasts', () => {
  const store = createStore()
  const showLinkCopied = () => {
    store.set(showToastAtom, { tone: 'done', title: 'Link copied' })
    return store.get(toastAtom)?.id
  }
  expect(showLinkCopied()).not.toBe(showLinkCopied())
})

test('dismissing an old toast late does not remove a newer one', () => {
  const store = createStore()
  store.set(showToastAtom, { tone: 'done', title: 'First' })
  const firstId = store.get(toastAtom)?.id ?? 0
  store.set(showToastAtom, { tone: 'done', title: 'Second' })
  store.set(dismissToastAtom, firstId)
  expect(store.get(toastAtom)?.title).toBe('Second')
  store.set(dismissToastAtom, store.get(toastAtom)?.id ?? 0)
  expect(store.get(toastAtom)).toBeNull()
})
