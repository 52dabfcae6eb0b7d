import { record as facts } from 'virtual:records/facts'
import { record as replies } from 'virtual:records/messages/chat/replies'
import { expect, test } from 'vitest'
import { startersFor } from '#content/faq-starters.ts'
import { canPrefillContact, prefillContact } from '#features/chat/prefill-contact.ts'
import {
  chatHistoryAtom,
  clearChatAtom,
  dropBrokenMessageAtom,
  isTypingAtom,
  sendChatMessageAtom,
  setChatPageAtom,
  setChatViewAtom,
  syncHistoryAtom,
} from '#features/chat/state.ts'
import { chatViewAtom } from '#features/chat/view-state.ts'
import { memoryStore } from '#platform/storage.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeDrafts } from '#support/fake-ports.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { testStore } from '#support/test-store.ts'
import '#support/chat.ts' // normally loaded lazily; imported here so that the test only waits for the clock

const NONSENSE = 'zxqv wvut'
const FALLBACK =
  "I'm not sure how to help with that specific query. Please try asking about our services, tech stack, contact information, or portfolio."

type TestStore = ReturnType<typeof testStore>

const textsOf = (store: TestStore) => store.get(chatHistoryAtom).map(({ text }) => text)

/** Sends a message and waits for the longest delay. */
async function ask(store: TestStore, clock: ReturnType<typeof fakeClock>, text: string) {
  const answered = store.set(sendChatMessageAtom, text)
  clock.advance(2000)
  await answered
}

test('the first opening shows a welcome with four questions', async () => {
  const store = testStore()
  await store.set(setChatViewAtom, 'open')
  expect(store.get(chatHistoryAtom)).toMatchObject([
    { from: 'assistant', text: 'Hello. Ask me about our services, prices, timelines or the team.' },
  ])
  expect(store.get(chatHistoryAtom)[0]?.suggestions).toHaveLength(4)
})

const suggestionsOf = (store: TestStore) => store.get(chatHistoryAtom).map(({ suggestions }) => suggestions)

test('the welcome offers the questions of the current page', async () => {
  for (const page of ['/jobs', '/services/refer']) {
    const store = testStore()
    store.set(setChatPageAtom, page)
    await store.set(setChatViewAtom, 'open')
    expect(suggestionsOf(store)).toEqual([startersFor(page)])
  }
})

test('until a reply, the welcome gets the questions of each new page, on screen and on the device', async () => {
  const device = memoryStore()
  const store = testStore({ store: device })
  await store.set(setChatViewAtom, 'open')
  store.set(setChatPageAtom, '/jobs')
  await flushPromises()
  expect(suggestionsOf(store)).toEqual([startersFor('/jobs')])
  expect(await device.read('chat-history')).toEqual(store.get(chatHistoryAtom))
})

test('after a reply, the welcome stays unchanged', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  await store.set(setChatViewAtom, 'open')
  await ask(store, clock, NONSENSE)
  store.set(setChatPageAtom, '/jobs')
  expect(suggestionsOf(store)[0]).toEqual(startersFor('/'))
})

test('the stored welcome of an earlier conversation stays unchanged', async () => {
  const device = memoryStore()
  const welcome = { id: 'old', from: 'assistant', text: 'Hello.', at: 1, suggestions: ['What was asked then?'] }
  await device.write('chat-history', [welcome])
  const store = testStore({ store: device })
  store.set(setChatPageAtom, '/jobs')
  await store.set(setChatViewAtom, 'open')
  store.set(setChatPageAtom, '/blog')
  await flushPromises()
  expect(store.get(chatHistoryAtom)).toEqual([welcome])
  expect(await device.read('chat-history')).toEqual([welcome])
})

test('clearing shows a welcome with the questions of the current page', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  await store.set(setChatViewAtom, 'open')
  await ask(store, clock, NONSENSE)
  store.set(setChatPageAtom, '/jobs')
  store.set(clearChatAtom)
  expect(suggestionsOf(store)).toEqual([startersFor('/jobs')])
})

test('before the chat is opened, a page change adds no message', async () => {
  const device = memoryStore()
  const store = testStore({ store: device })
  store.set(setChatPageAtom, '/jobs')
  await flushPromises()
  expect(store.get(chatHistoryAtom)).toEqual([])
  expect(await device.read('chat-history')).toBeUndefined()
})

test('the welcome appears once, however often the panel opens', async () => {
  const store = testStore()
  for (const view of ['open', 'minimized', 'open', 'closed', 'open'] as const) await store.set(setChatViewAtom, view)
  expect(store.get(chatViewAtom)).toBe('open')
  expect(textsOf(store)).toHaveLength(1)
})

test('opening twice at the same time shows one welcome', async () => {
  const store = testStore()
  await Promise.all([store.set(setChatViewAtom, 'open'), store.set(setChatViewAtom, 'open')])
  expect(textsOf(store)).toHaveLength(1)
})

test('a panel that was never opened shows no message', async () => {
  const store = testStore()
  await store.set(setChatViewAtom, 'minimized')
  await store.set(setChatViewAtom, 'closed')
  expect(store.get(chatHistoryAtom)).toEqual([])
})

test.each(['', ' ', '\n\t  \n'])('a blank message (%j) is not sent', async (blank) => {
  const store = testStore()
  await store.set(sendChatMessageAtom, blank)
  expect(store.get(chatHistoryAtom)).toEqual([])
  expect(store.get(isTypingAtom)).toBe(false)
})

test('a message is sent trimmed, and cut at 500 characters', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  await ask(store, clock, `  ${'x'.repeat(600)}  `)
  expect(store.get(chatHistoryAtom)[0]).toMatchObject({ from: 'visitor', text: 'x'.repeat(500) })
})

test('the visitor’s message appears at once, with the time of the clock', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  void store.set(sendChatMessageAtom, 'How much does it cost?')
  expect(store.get(chatHistoryAtom)).toMatchObject([
    { from: 'visitor', text: 'How much does it cost?', at: clock.now() },
  ])
})

test.each([
  [0, 800],
  [0.5, 1400],
  [0.999999, 2000],
])('with a random number of %f the answer takes %i milliseconds', async (randomNumber, wait) => {
  const clock = fakeClock()
  const store = testStore({ clock, random: () => randomNumber })
  const answered = store.set(sendChatMessageAtom, 'How much does it cost?')
  clock.advance(wait - 1)
  await flushPromises()
  expect(store.get(isTypingAtom)).toBe(true)
  expect(textsOf(store)).toHaveLength(1)
  clock.advance(1)
  await answered
  expect(store.get(isTypingAtom)).toBe(false)
  expect(textsOf(store)).toHaveLength(2)
})

test('a question of the FAQ gets its answer', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  await ask(store, clock, 'How much does it cost?')
  const answer = store.get(chatHistoryAtom)[1]
  expect(answer).toMatchObject({ from: 'assistant', link: { href: '/contact' } })
  expect(answer?.text).toContain(facts.packagesFrom)
  expect(answer?.isMiss).toBeUndefined()
})

test('while an answer is being typed, a second message is not sent', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  const answered = store.set(sendChatMessageAtom, 'How much does it cost?')
  await store.set(sendChatMessageAtom, 'Hello?')
  clock.advance(2000)
  await answered
  expect(textsOf(store)).toHaveLength(2)
  expect(textsOf(store)).not.toContain('Hello?')
})

test('a first miss gets the fallback and suggests three questions', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  await ask(store, clock, NONSENSE)
  expect(textsOf(store)).toEqual([NONSENSE, FALLBACK])
  expect(store.get(chatHistoryAtom)[1]).toMatchObject({ isMiss: true })
  expect(store.get(chatHistoryAtom)[1]?.suggestions).toHaveLength(3)
})

test('a second consecutive miss offers a person', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  await ask(store, clock, NONSENSE)
  await ask(store, clock, NONSENSE)
  expect(textsOf(store).slice(3)).toEqual([FALLBACK, `${replies.contact} ${replies.comesAlong}`])
  expect(store.get(chatHistoryAtom).at(-1)?.link).toEqual({ label: 'Contact', href: '/contact' })
})

test('the offer of a person includes the two messages without an answer, as typed', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  for (const text of ['How much does it cost?', `${NONSENSE} one`, `${NONSENSE}\ntwo!`]) await ask(store, clock, text)
  expect(store.get(chatHistoryAtom).at(-1)).toMatchObject({ unanswered: `${NONSENSE} one\n\n${NONSENSE}\ntwo!` })
  await ask(store, clock, `${NONSENSE} three`)
  expect(store.get(chatHistoryAtom).at(-1)).toMatchObject({ unanswered: `${NONSENSE}\ntwo!\n\n${NONSENSE} three` })
})

test('a message that was sent twice without an answer is included once', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  for (let miss = 0; miss < 2; miss++) await ask(store, clock, NONSENSE)
  expect(store.get(chatHistoryAtom).at(-1)).toMatchObject({ unanswered: NONSENSE })
})

test('before a second consecutive miss, no message contains unanswered texts', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  for (const text of [NONSENSE, 'How much does it cost?', NONSENSE]) await ask(store, clock, text)
  expect(store.get(chatHistoryAtom).filter(({ unanswered }) => unanswered !== undefined)).toEqual([])
})

/** Returns the drafts of a tab, filled with these texts, and a list of the forms that are notified of changes. */
function tabWith(texts: Readonly<Record<string, string>> = {}) {
  const drafts = fakeDrafts(new Map(Object.entries(texts)))
  const notifiedForms: string[] = []
  drafts.onExternalChange((form) => notifiedForms.push(form))
  return { drafts, notifiedForms }
}

test.each([{}, { 'contact.message': ' \n' }, { 'contact.name': 'Leela', 'meeting.message': 'A shop' }])(
  'the unanswered text becomes the message of a contact form that has none (%j)',
  (texts) => {
    const { drafts, notifiedForms } = tabWith(texts)
    prefillContact(drafts, 'Where is the moon?')
    expect(drafts.read('contact.message')).toBe('Where is the moon?')
    expect(notifiedForms).toEqual(['contact'])
    for (const [name, text] of Object.entries(texts))
      if (name !== 'contact.message') expect(drafts.read(name)).toBe(text)
  },
)

test('a message that is already in the contact form stays', () => {
  const { drafts, notifiedForms } = tabWith({ 'contact.message': 'I would like' })
  prefillContact(drafts, 'Where is the moon?')
  expect(drafts.read('contact.message')).toBe('I would like')
  expect(notifiedForms).toEqual([])
})

test('when the tab cannot store drafts, the form is not notified, because it would lose its text', () => {
  const { drafts, notifiedForms } = tabWith()
  prefillContact({ ...drafts, write() {} }, 'Where is the moon?')
  expect(canPrefillContact({ ...drafts, write() {} })).toBe(false)
  expect(canPrefillContact(drafts)).toBe(true)
  expect(notifiedForms).toEqual([])
})

test('after every consecutive miss, the newest message suggests three questions', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  for (let miss = 1; miss <= 3; miss++) {
    await ask(store, clock, NONSENSE)
    expect(store.get(chatHistoryAtom).at(-1)?.suggestions).toHaveLength(3)
  }
})

test('a third consecutive miss offers a person again', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  for (let miss = 0; miss < 3; miss++) await ask(store, clock, NONSENSE)
  expect(textsOf(store).filter((text) => text.startsWith(replies.contact))).toHaveLength(2)
})

test('after an answer, the next miss counts as the first', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  for (const text of [NONSENSE, 'How much does it cost?', NONSENSE]) await ask(store, clock, text)
  expect(textsOf(store).at(-1)).toBe(FALLBACK)
})

test('clearing deletes the conversation, on screen and on the device, and shows a new welcome', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  const store = testStore({ clock, store: device })
  await store.set(setChatViewAtom, 'open')
  await ask(store, clock, 'How much does it cost?')
  store.set(clearChatAtom)
  await flushPromises()
  expect(textsOf(store)).toEqual(['Hello. Ask me about our services, prices, timelines or the team.'])
  expect(await device.read('chat-history')).toMatchObject([{ from: 'assistant', text: textsOf(store)[0] }])
})

test('at the next visit, a message that cannot be shown is left out, and the others are shown', async () => {
  const device = memoryStore()
  const clock = fakeClock()
  const store = testStore({ store: device, clock })
  await store.set(setChatViewAtom, 'open')
  await ask(store, clock, NONSENSE)
  const shown = store.get(chatHistoryAtom)
  const brokenId = shown[1]?.id ?? ''
  store.set(dropBrokenMessageAtom, brokenId)
  expect(store.get(chatHistoryAtom)).toEqual(shown)
  await flushPromises()
  const next = testStore({ store: device })
  await next.set(setChatViewAtom, 'open')
  expect(next.get(chatHistoryAtom)).toEqual(shown.filter(({ id }) => id !== brokenId))
})

test('clearing while an answer is being typed drops that answer', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  const answered = store.set(sendChatMessageAtom, 'How much does it cost?')
  store.set(clearChatAtom)
  expect(store.get(isTypingAtom)).toBe(false)
  clock.advance(2000)
  await answered
  expect(textsOf(store)).toEqual(['Hello. Ask me about our services, prices, timelines or the team.'])
})

test('a dropped answer does not end the typing of the next one', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  const dropped = store.set(sendChatMessageAtom, 'How much does it cost?')
  clock.advance(1500)
  store.set(clearChatAtom)
  const answered = store.set(sendChatMessageAtom, 'What services do you offer?')
  clock.advance(500)
  await dropped
  expect(store.get(isTypingAtom)).toBe(true)
  clock.advance(1500)
  await answered
  expect(store.get(isTypingAtom)).toBe(false)
  expect(textsOf(store)).toHaveLength(3)
})

test('clearing while the stored conversation is still being read drops it', async () => {
  const device = memoryStore()
  await device.write('chat-history', [{ id: 'old', from: 'visitor', text: 'Old words', at: 1 }])
  const store = testStore({ store: device })
  const opened = store.set(setChatViewAtom, 'open')
  store.set(clearChatAtom)
  await opened
  expect(textsOf(store)).toEqual(['Hello. Ask me about our services, prices, timelines or the team.'])
})

test('a new tab shows the conversation again, without a second welcome', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  const first = testStore({ clock, store: device })
  await first.set(setChatViewAtom, 'open')
  await ask(first, clock, 'How much does it cost?')
  const second = testStore({ store: device })
  await second.set(setChatViewAtom, 'open')
  expect(textsOf(second)).toHaveLength(3)
  expect(second.get(chatHistoryAtom)).toEqual(first.get(chatHistoryAtom))
})

test('messages sent before the stored conversation was read are appended to it', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  await device.write('chat-history', [{ id: 'old', from: 'visitor', text: 'Old words', at: 1 }])
  const store = testStore({ clock, store: device })
  const opened = store.set(setChatViewAtom, 'open')
  const answered = store.set(sendChatMessageAtom, 'New words')
  await opened
  expect(textsOf(store)).toEqual(['Old words', 'New words'])
  clock.advance(2000)
  await answered
})

test('a question without an answer is answered when the chat is opened again', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  await device.write('chat-history', [{ id: 'old', from: 'visitor', text: NONSENSE, at: 1 }])
  const store = testStore({ clock, store: device })
  await store.set(setChatViewAtom, 'open')
  expect(store.get(isTypingAtom)).toBe(true)
  clock.advance(2000)
  await expect.poll(() => textsOf(store)).toEqual([NONSENSE, FALLBACK])
})

test('a question that another tab has cleared is neither answered nor shown', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  const [firstTab, secondTab] = [testStore({ clock, store: device }), testStore({ store: device, random: () => 0.7 })]
  await firstTab.set(setChatViewAtom, 'open')
  await secondTab.set(setChatViewAtom, 'open')
  const answered = firstTab.set(sendChatMessageAtom, NONSENSE)
  secondTab.set(clearChatAtom)
  await flushPromises()
  clock.advance(2000)
  await answered
  expect(textsOf(firstTab)).toEqual(textsOf(secondTab))
  expect(textsOf(firstTab)).not.toContain(NONSENSE)
})

test('a question that another tab answers meanwhile is not answered twice', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  const firstTab = testStore({ clock, store: device, random: () => 0.2 })
  await firstTab.set(setChatViewAtom, 'open')
  const answered = firstTab.set(sendChatMessageAtom, NONSENSE)
  const secondTab = testStore({ clock, store: device, random: () => 0.9 })
  await secondTab.set(setChatViewAtom, 'open') // finds the unanswered question
  clock.advance(1200)
  await answered
  clock.advance(1200)
  await expect.poll(() => secondTab.get(isTypingAtom)).toBe(false)
  await flushPromises()
  const texts = ((await device.read('chat-history')) as readonly { readonly text: string }[]).map(({ text }) => text)
  expect(texts.filter((text) => text === FALLBACK)).toHaveLength(1)
  expect(textsOf(secondTab)).toEqual(textsOf(firstTab))
})

test('messages from another tab are shown when the visitor returns to this one', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  const [firstTab, secondTab] = [testStore({ clock, store: device }), testStore({ clock, store: device })]
  await firstTab.set(setChatViewAtom, 'open')
  await secondTab.set(setChatViewAtom, 'open')
  await ask(secondTab, clock, NONSENSE)
  await firstTab.set(syncHistoryAtom)
  expect(textsOf(firstTab)).toEqual(textsOf(secondTab))
})

test('when the device stores nothing, returning to a tab changes nothing', async () => {
  const [clock, emptyStore] = [fakeClock(), { ...memoryStore(), read: async () => undefined }]
  const store = testStore({ clock, store: emptyStore })
  await store.set(setChatViewAtom, 'open')
  await ask(store, clock, NONSENSE)
  const texts = textsOf(store)
  await store.set(syncHistoryAtom)
  expect(textsOf(store)).toEqual(texts)
  expect(texts).toContain(FALLBACK)
})

test('every message has a unique id', async () => {
  const clock = fakeClock()
  let seed = 0
  const store = testStore({ clock, random: () => (seed++ % 100) / 100 })
  for (let round = 0; round < 3; round++) await ask(store, clock, NONSENSE)
  const ids = store.get(chatHistoryAtom).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('half an emoji becomes a replacement character, and an emoji that exceeds the limit is left out', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  await ask(store, clock, 'Hi \uD83D')
  expect(textsOf(store)[0]).toBe('Hi \uFFFD')
  await ask(store, clock, `${'x'.repeat(499)}😀`) // cut in the middle of the last character
  expect(textsOf(store).at(-2)).toBe('x'.repeat(499))
})
