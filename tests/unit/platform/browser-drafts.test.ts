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

test('typed text is restored under its own name', () => {
  browserDrafts.write('meeting.message', 'A shop for tea.')
  expect(browserDrafts.read('meeting.message')).toBe('A shop for tea.')
  expect([...stored]).toEqual([['draft:meeting.message', 'A shop for tea.']])
  expect(browserDrafts.read('meeting.name')).toBe('')
})

test('writing an empty text deletes the draft', () => {
  browserDrafts.write('meeting.message', 'A shop')
  browserDrafts.write('meeting.message', '')
  expect(stored.size).toBe(0)
})

test('at most a million characters of a draft are restored', () => {
  stored.set('draft:meeting.message', 'x'.repeat(2_000_000))
  expect(browserDrafts.read('meeting.message')).toHaveLength(1_000_000)
})

test('a missing or full storage causes no error', () => {
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

test('a listener hears which form has drafts that were written elsewhere, until it unsubscribes', () => {
  const forms: string[] = []
  const stop = browserDrafts.onExternalChange((form) => forms.push(form))
  browserDrafts.notifyExternalChange('meeting')
  stop()
  browserDrafts.notifyExternalChange('contact')
  expect(forms).toEqual(['meeting'])
})

test('half an emoji is stored while it is typed, and restored as a replacement character', () => {
  browserDrafts.write('chat', 'Hi \uD83D')
  expect(stored.get('draft:chat')).toBe('Hi \uD83D')
  expect(browserDrafts.read('chat')).toBe('Hi \uFFFD')
})

test('a draft that is too long and contains half an emoji is restored as a shorter, well-formed text', () => {
  stored.set('draft:chat', `half \uD83D${'x'.repeat(2_000_000)}`)
  expect(browserDrafts.read('chat')).toBe(`half \uFFFD${'x'.repeat(1_000_000 - 6)}`)
})
