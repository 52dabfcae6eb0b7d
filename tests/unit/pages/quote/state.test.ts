import { record as words } from 'virtual:records/pages/quote'
import { expect, test } from 'vitest'
import { deleteAll } from '#pages/privacy/delete-all.ts'
import { noAnswers } from '#pages/quote/answers.ts'
import { sheetLink } from '#pages/quote/link.ts'
import { offers } from '#pages/quote/offers.ts'
import {
  addToMessageAtom,
  adoptLinkAtom,
  announcementAtom,
  answerAtom,
  answersAtom,
  checkServiceAtom,
  isServiceMissingAtom,
  leaveLinkAtom,
  openedLinkAtom,
  openLinkAtom,
  restoreAtom,
  sheetAtom,
  shownAnswersAtom,
  startOverAtom,
  suggestServiceAtom,
} from '#pages/quote/state.ts'
import { portsAtom } from '#platform/ports.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeDrafts, fakeToast } from '#support/fake-ports.ts'
import { testStore } from '#support/test-store.ts'

const [one, other] = offers.map(({ slug }) => slug)
const service = one ?? ''
const linked = { ...noAnswers, service: other ?? '', size: 'simple' } as const
const hash = sheetLink(linked).replace(/^[^#]*/, '')

test('answers are a draft of the tab, which a reload restores', () => {
  const drafts = fakeDrafts()
  testStore({ drafts }).set(answerAtom, { service, note: 'Spices' })
  const store = testStore({ drafts })
  store.set(restoreAtom, { note: 'Spices and tea' }) // typed before hydration
  expect(store.get(answersAtom)).toEqual({ ...noAnswers, service, note: 'Spices and tea' })
  expect(drafts.read('quote.answers')).toContain('tea')
  drafts.clear()
  store.set(restoreAtom)
  expect(store.get(answersAtom)).toEqual(noAnswers)
})

test('answers that were deleted on another page do not return with the controls that still show them', () => {
  const drafts = fakeDrafts()
  const store = testStore({ drafts })
  store.set(answerAtom, { service })
  drafts.clear()
  store.set(restoreAtom, { service })
  expect([store.get(answersAtom), drafts.read('quote.answers')]).toEqual([noAnswers, ''])
})

test('answers that the tab could not store are there again when the visitor comes back, until all data is deleted', async () => {
  for (const isFull of [true, false]) {
    const texts = new Map<string, string>()
    const drafts = fakeDrafts(texts)
    let isRefused = !isFull
    const write = (name: string, text: string) => void (isRefused || drafts.write(name, text))
    const store = testStore({ drafts: { ...drafts, write } })
    store.set(restoreAtom)
    store.set(answerAtom, { service, note: 'Spices' })
    isRefused = true
    store.set(answerAtom, { note: 'Spices and tea' })
    store.set(restoreAtom, { service, note: 'Spices and tea' }) // the controls still show the answers
    expect(store.get(answersAtom)).toEqual({ ...noAnswers, service, note: 'Spices and tea' })
    await deleteAll(store.get(portsAtom), async () => true)
    store.set(restoreAtom)
    expect(store.get(answersAtom)).toEqual(noAnswers)
  }
})

test('a service that a link names is chosen, unless the visitor has chosen one or the site has none of that name', () => {
  const store = testStore()
  store.set(suggestServiceAtom, 'no-such-service')
  store.set(suggestServiceAtom, null)
  expect(store.get(answersAtom)).toEqual(noAnswers)
  store.set(suggestServiceAtom, service)
  store.set(suggestServiceAtom, other ?? '')
  expect(store.get(answersAtom)).toEqual({ ...noAnswers, service })
})

test('the sheet is announced once the answers rest, and not with each key', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  const announced: string[] = []
  store.sub(announcementAtom, () => void announced.push(store.get(announcementAtom)))
  store.set(answerAtom, { service })
  for (const note of ['S', 'Sp', 'Spi']) {
    clock.advance(500)
    store.set(answerAtom, { note })
  }
  clock.advance(1499)
  expect(announced).toEqual([])
  clock.advance(1)
  expect(announced).toHaveLength(1)
  expect(announced[0]).toContain(offers[0]?.name)
})

test('an opened link is shown, and leaves the answers of the tab alone', () => {
  const drafts = fakeDrafts()
  const store = testStore({ drafts })
  store.set(answerAtom, { service })
  const draft = drafts.read('quote.answers')
  store.set(openLinkAtom, hash)
  expect(store.get(shownAnswersAtom)).toEqual(linked)
  expect(store.get(sheetAtom).offer?.slug).toBe(other)
  expect([store.get(answersAtom).service, drafts.read('quote.answers')]).toEqual([service, draft])
  store.set(leaveLinkAtom)
  expect(store.get(shownAnswersAtom).service).toBe(service)
})

test('the answers of a link become the own ones when the visitor asks for it, which can be undone', () => {
  const toast = fakeToast()
  const store = testStore({ toast })
  store.set(answerAtom, { service })
  store.set(openLinkAtom, hash)
  store.set(adoptLinkAtom)
  expect([store.get(answersAtom), store.get(openedLinkAtom)]).toEqual([linked, null])
  toast.shown[0]?.action?.run()
  expect(store.get(answersAtom).service).toBe(service)
})

test('a broken link is reported, and a fragment of another kind is not', () => {
  const store = testStore()
  store.set(openLinkAtom, '#main')
  expect(store.get(openedLinkAtom)).toBeNull()
  store.set(openLinkAtom, '#scope=1&service=')
  expect(store.get(openedLinkAtom)).toEqual({ kind: 'broken' })
})

test('starting over can be undone', () => {
  const toast = fakeToast()
  const store = testStore({ toast })
  store.set(answerAtom, { service, have: ['site'] })
  store.set(startOverAtom)
  expect(store.get(answersAtom)).toEqual(noAnswers)
  toast.shown[0]?.action?.run()
  expect(store.get(answersAtom)).toEqual({ ...noAnswers, service, have: ['site'] })
})

test.each([
  ['starting over', startOverAtom],
  ['using the answers of a link', adoptLinkAtom],
])('undoing %s is offered until the next answer, which it would delete', (_, replace) => {
  const toast = fakeToast()
  const store = testStore({ toast })
  store.set(answerAtom, { service })
  store.set(openLinkAtom, hash)
  store.set(replace)
  store.set(leaveLinkAtom)
  const [offered] = toast.shown
  expect(offered?.action).toBeDefined()
  store.set(answerAtom, { note: 'Spices' })
  store.set(answerAtom, { note: 'Spices and tea' })
  expect(toast.shown.slice(1)).toMatchObject([{ isInline: true }]) // which closes the offer
  offered?.action?.run()
  expect(store.get(answersAtom).note).toBe('Spices and tea')
})

test('a sheet needs a service to be sent, and nothing else', () => {
  const store = testStore()
  expect(store.set(checkServiceAtom)).toBe(false)
  expect(store.get(isServiceMissingAtom)).toBe(true)
  store.set(answerAtom, { service })
  expect([store.get(isServiceMissingAtom), store.set(checkServiceAtom)]).toEqual([false, true])
})

test('the sheet goes below the words in the meeting form, and a changed sheet replaces it', () => {
  const drafts = fakeDrafts()
  const notified: string[] = []
  drafts.onExternalChange((form) => notified.push(form))
  const store = testStore({ drafts })
  drafts.write('meeting.message', 'Good morning.')
  store.set(answerAtom, { service })
  expect(store.set(addToMessageAtom)).toBe(true)
  store.set(answerAtom, { service: other ?? '' })
  expect(store.set(addToMessageAtom)).toBe(true)
  const message = drafts.read('meeting.message')
  expect(message.startsWith('Good morning.\n\n')).toBe(true)
  expect(message.split(words.sheet.heading.toUpperCase())).toHaveLength(2)
  expect(message).toContain(offers[1]?.name)
  expect(notified).toEqual(['meeting', 'meeting'])
})

test('a tab that stores nothing says that the sheet could not be carried over', () => {
  const toast = fakeToast()
  const store = testStore({ toast, drafts: { ...fakeDrafts(), write: () => {} } })
  store.set(answerAtom, { service })
  expect(store.set(addToMessageAtom)).toBe(false)
  expect(toast.shown.at(-1)).toMatchObject({ tone: 'error', ...words.send.notKept })
})
