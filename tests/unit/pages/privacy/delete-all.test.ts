import { expect, test, vi } from 'vitest'
import { chatHistoryAtom, sendChatMessageAtom, setChatViewAtom } from '#features/chat/state.ts'
import { bestAtom, dealAtom, flipCardAtom, gameAtom, loadBestAtom } from '#features/memory/state.ts'
import { emptyOutboxAtom, outboxAtom, refreshAtom, saveAtom } from '#features/outbox/state.ts'
import { deleteAll } from '#pages/privacy/delete-all.ts'
import { type KeptPages, type Ports, portsAtom } from '#platform/ports.ts'
import { memoryStore } from '#platform/storage.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeConnection, fakeDrafts } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { testStore } from '#support/test-store.ts'
import '#support/chat.ts' // otherwise the code of the chat would load on demand while a test waits for an answer

type Tab = ReturnType<typeof testStore>

const WELCOME = 'Hello. Ask me about our services, prices, timelines or the team.'

/** Returns the store of a device with a conversation, a best score and a dismissed install hint. */
const usedStore = () =>
  memoryStore(
    new Map<'chat-history' | 'memory-best' | 'install-dismissed', unknown>([
      ['chat-history', [{ id: '1', from: 'visitor', text: 'My secret question', at: 1 }]],
      ['memory-best', 21],
      ['install-dismissed', 5],
    ]),
  )

const deleteIn = (tab: Tab) => deleteAll(tab.get(portsAtom), () => tab.set(emptyOutboxAtom))
const textsIn = (tab: Tab) => tab.get(chatHistoryAtom).map(({ text }) => text)
const storedValues = async (store: Ports['store']) => [
  await store.read('chat-history'),
  await store.read('memory-best'),
  await store.read('install-dismissed'),
]

async function sendMessage(tab: Tab, clock: ReturnType<typeof fakeClock>, text: string) {
  const answer = tab.set(sendChatMessageAtom, text)
  clock.advance(2000)
  await answer
}

/** Plays a game of eight pairs without a mistake, in eight moves. */
function play(tab: Tab) {
  tab.set(dealAtom, ['sun', 'moon', 'earth', 'mars', 'venus', 'pluto', 'ceres', 'vesta'])
  const { deck } = tab.get(gameAtom)
  for (const [card, name] of deck.entries()) {
    const pair = deck.indexOf(name, card + 1)
    if (pair > 0) for (const position of [card, pair]) tab.set(flipCardAtom, position)
  }
}

test('chat, best score, install hint, drafts and waiting requests are deleted from the device', async () => {
  const store = usedStore()
  const records = fakeRecords()
  const texts = new Map([['meeting.name', 'Asha']])
  const tab = testStore({ store, records, drafts: fakeDrafts(texts), connection: fakeConnection(false) })
  const params = {
    to_email: 'hello@vyomix.example',
    from_name: 'Asha',
    from_email: 'asha@example.com',
    phone_number: '',
    meeting_date: '',
    meeting_time: '',
    message: 'A shop for handmade paper.',
  }
  await tab.set(saveAtom, { kind: 'meeting', params, fields: {} })
  await tab.set(refreshAtom)
  expect(tab.get(outboxAtom)?.items).toHaveLength(1)
  expect(await deleteIn(tab)).toBe(true)
  await tab.set(refreshAtom)
  expect(tab.get(outboxAtom)?.items).toEqual([])
  expect([...records.stored.keys()]).toEqual(['pace']) // 'pace' has only numbers, such as the last request's time
  expect(texts.size).toBe(0)
  expect(await storedValues(store)).toEqual([undefined, undefined, undefined])
})

test('another tab that has read the chat and the best score drops them as well', async () => {
  const store = usedStore()
  const otherTab = testStore({ store })
  await otherTab.set(setChatViewAtom, 'open')
  await otherTab.set(setChatViewAtom, 'closed')
  await otherTab.set(loadBestAtom)
  expect([textsIn(otherTab), otherTab.get(bestAtom)]).toEqual([['My secret question'], 21])
  await deleteIn(testStore({ store }))
  expect([textsIn(otherTab), otherTab.get(bestAtom)]).toEqual([[], null])
})

test('an open chat shows a new welcome message, which is not stored', async () => {
  const store = usedStore()
  const tab = testStore({ store })
  await tab.set(setChatViewAtom, 'open')
  await deleteIn(tab)
  expect(textsIn(tab)).toEqual([WELCOME])
  await flushPromises()
  expect(await store.read('chat-history')).toBeUndefined()
})

test('a later message in another tab is the first one of a new stored conversation', async () => {
  const store = usedStore()
  const clock = fakeClock()
  const otherTab = testStore({ store, clock })
  await otherTab.set(setChatViewAtom, 'open')
  await deleteIn(testStore({ store }))
  await sendMessage(otherTab, clock, 'How much does a website cost?')
  const texts = ((await store.read('chat-history')) as { readonly text: string }[]).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts[0]).toBe('How much does a website cost?')
})

test('a chat answer that another tab gets after the deletion is neither shown nor stored', async () => {
  const store = usedStore()
  const clock = fakeClock()
  const otherTab = testStore({ store, clock })
  await otherTab.set(setChatViewAtom, 'open')
  const answer = otherTab.set(sendChatMessageAtom, 'How much does a website cost?')
  await deleteIn(testStore({ store }))
  clock.advance(2000)
  await answer
  expect(textsIn(otherTab)).toEqual([WELCOME])
  expect(await store.read('chat-history')).toBeUndefined()
})

test('a chat history that another tab reads during the deletion does not come back', async () => {
  const store = usedStore()
  const otherTab = testStore({ store })
  const opening = otherTab.set(setChatViewAtom, 'open')
  await Promise.all([opening, deleteIn(testStore({ store }))])
  expect(textsIn(otherTab)).toEqual([WELCOME])
})

test('a game after the deletion sets a new best score, and the old best score does not come back', async () => {
  const store = usedStore()
  const otherTab = testStore({ store })
  await otherTab.set(loadBestAtom)
  await deleteIn(testStore({ store }))
  play(otherTab)
  await flushPromises()
  expect([otherTab.get(bestAtom), await store.read('memory-best')]).toEqual([8, 8])
})

test('a best score that another tab reads during the deletion does not come back', async () => {
  const store = usedStore()
  const otherTab = testStore({ store })
  await Promise.all([otherTab.set(loadBestAtom), deleteIn(testStore({ store }))])
  expect(otherTab.get(bestAtom)).toBeNull()
})

test('if the outbox fails, the store is still cleared; if outbox or store fails, the result is false', async () => {
  const store = usedStore()
  const records = fakeRecords(new Map([['MR-00000000', {}]]))
  records.fail('blocked')
  expect(await deleteIn(testStore({ store, records }))).toBe(false)
  expect(await storedValues(store)).toEqual([undefined, undefined, undefined])
  const refusingStore = { ...memoryStore(), clear: async () => false }
  expect(await deleteIn(testStore({ store: refusingStore }))).toBe(false)
})

test('pages that were kept because they were read are deleted, and a failure is reported', async () => {
  const deleteKept = vi.fn(async () => true)
  const keptPages = async () => ({ deleteAll: deleteKept }) as unknown as KeptPages
  expect(await deleteIn(testStore({ keptPages }))).toBe(true)
  expect(deleteKept).toHaveBeenCalledOnce()
  deleteKept.mockResolvedValue(false)
  expect(await deleteIn(testStore({ keptPages }))).toBe(false)
})
