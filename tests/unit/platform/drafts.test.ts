import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserDrafts } from '#platform/browser-drafts.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was typed is there again, under a name of its own', () => {
  browserDrafts.write('meeting.message', 'A shop for tea.')
  expect(browserDrafts.read('meeting.message')).toBe('A shop for tea.')
  expect([...stored]).toEqual([['draft:meeting.message', 'A shop for tea.']])
  expect(browserDrafts.read('meeting.name')).toBe('')
})

test('an empty text leaves nothing behind', () => {
  browserDrafts.write('meeting.message', 'A shop')
  browserDrafts.write('meeting.message', '')
  expect(stored.size).toBe(0)
})

test('of rubbish that is longer than anybody pastes, no more than a megabyte is taken back', () => {
  stored.set('draft:meeting.message', 'x'.repeat(2_000_000))
  expect(browserDrafts.read('meeting.message')).toHaveLength(1_000_000)
})

test('a storage that is missing or full is no trouble', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  browserDrafts.write('meeting.message', 'A shop')
  expect(browserDrafts.read('meeting.message')).toBe('')
  vi.stubGlobal('sessionStorage', undefined)
  browserDrafts.write('meeting.message', 'A shop')
  expect(browserDrafts.read('meeting.message')).toBe('')
})

test('a form hears of drafts that were handed back to it, until it stops listening', () => {
  const forms: string[] = []
  const stop = browserDrafts.onExternalChange((form) => forms.push(form))
  browserDrafts.notifyExternalChange('meeting')
  stop()
  browserDrafts.notifyExternalChange('contact')
  expect(forms).toEqual(['meeting'])
})

test('half an emoji is kept while it is typed, and taken back as the sign for what cannot be shown', () => {
  browserDrafts.write('chat', 'Hi \uD83D')
  expect(stored.get('draft:chat')).toBe('Hi \uD83D')
  expect(browserDrafts.read('chat')).toBe('Hi \uFFFD')
})

test('what lies there of a draft is taken back as far as it is a text of some length', () => {
  stored.set('draft:chat', `half \uD83D${'x'.repeat(2_000_000)}`)
  expect(browserDrafts.read('chat')).toBe(`half \uFFFD${'x'.repeat(1_000_000 - 6)}`)
})
