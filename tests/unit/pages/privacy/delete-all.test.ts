import { expect, test } from 'vitest'
import { chatHistoryAtom, sendChatMessageAtom, setChatViewAtom } from '#features/chat/state.ts'
import { bestAtom, dealAtom, flipCardAtom, gameAtom, loadBestAtom } from '#features/memory/state.ts'
import { emptyOutboxAtom, outboxAtom, refreshAtom, saveAtom } from '#features/outbox/state.ts'
import { deleteAll } from '#pages/privacy/delete-all.ts'
import { type Ports, portsAtom } from '#platform/ports.ts'
import { memoryStore } from '#platform/storage.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeConnection, fakeDrafts } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { testStore } from '#support/test-store.ts'
import '#support/chat.ts' // normally loaded lazily; imported here so that the test only waits for the clock

type Tab = ReturnType<typeof testStore>

const WELCOME = 'Hello. Ask me about our services, prices, timelines or the team.'

/** A device with a conversation, a best score and a dismissed install hint. */
const usedDevice = () =>
  memoryStore(
    new Map<'chat-history' | 'memory-best' | 'install-dismissed', unknown>([
      ['chat-history', [{ id: '1', from: 'visitor', text: 'My secret question', at: 1 }]],
      ['memory-best', 21],
      ['install-dismissed', 5],
    ]),
  )

const deleteIn = (tab: Tab) => deleteAll(tab.get(portsAtom), () => tab.set(emptyOutboxAtom))
const textsIn = (tab: Tab) => tab.get(chatHistoryAtom).map(({ text }) => text)
const kept = async (store: Ports['store']) => [
  await store.read('chat-history'),
  await store.read('memory-best'),
  await store.read('install-dismissed'),
]

async function ask(tab: Tab, clock: ReturnType<typeof fakeClock>, text: string) {
  const answered = tab.set(sendChatMessageAtom, text)
  clock.advance(2000)
  await answered
}

/** Plays a game of eight pairs without a mistake, in eight moves. */
function play(tab: Tab) {
  tab.set(dealAtom, ['sun', 'moon', 'earth', 'mars', 'venus', 'pluto', 'ceres', 'vesta'])
  const { deck } = tab.get(gameAtom)
  for (const [card, name] of deck.entries()) {
    const other = deck.indexOf(name, card + 1)
    if (other > 0) for (const each of [card, other]) tab.set(flipCardAtom, each)
  }
}

test('chat, best score, install hint, drafts and waiting requests are deleted from the device', async () => {
  const store = usedDevice()
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
  expect([...records.stored.keys()]).toEqual(['pace']) // numbers only: the time of the last request
  expect(texts.size).toBe(0)
  expect(await kept(store)).toEqual([undefined, undefined, undefined])
})

test('a tab that has read the chat and the best score forgets them as well', async () => {
  const store = usedDevice()
  const other = testStore({ store })
  await other.set(setChatViewAtom, 'open')
  await other.set(setChatViewAtom, 'closed')
  await other.set(loadBestAtom)
  expect([textsIn(other), other.get(bestAtom)]).toEqual([['My secret question'], 21])
  await deleteIn(testStore({ store }))
  expect([textsIn(other), other.get(bestAtom)]).toEqual([[], null])
})

test('an open panel shows a new welcome, and none of it is stored', async () => {
  const store = usedDevice()
  const tab = testStore({ store })
  await tab.set(setChatViewAtom, 'open')
  await deleteIn(tab)
  expect(textsIn(tab)).toEqual([WELCOME])
  await flushPromises()
  expect(await store.read('chat-history')).toBeUndefined()
})

test('a later message in another tab begins a new conversation on the device', async () => {
  const store = usedDevice()
  const clock = fakeClock()
  const other = testStore({ store, clock })
  await other.set(setChatViewAtom, 'open')
  await deleteIn(testStore({ store }))
  await ask(other, clock, 'How much does a website cost?')
  const texts = ((await store.read('chat-history')) as { readonly text: string }[]).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts[0]).toBe('How much does a website cost?')
})

test('an answer that is on its way during the deletion is neither shown nor stored', async () => {
  const store = usedDevice()
  const clock = fakeClock()
  const other = testStore({ store, clock })
  await other.set(setChatViewAtom, 'open')
  const answered = other.set(sendChatMessageAtom, 'How much does a website cost?')
  await deleteIn(testStore({ store }))
  clock.advance(2000)
  await answered
  expect(textsIn(other)).toEqual([WELCOME])
  expect(await store.read('chat-history')).toBeUndefined()
})

test('a history that is read during the deletion does not come back', async () => {
  const store = usedDevice()
  const other = testStore({ store })
  const opened = other.set(setChatViewAtom, 'open')
  await Promise.all([opened, deleteIn(testStore({ store }))])
  expect(textsIn(other)).toEqual([WELCOME])
})

test('a game that ends afterwards gives a new best score, and the old one does not come back', async () => {
  const store = usedDevice()
  const other = testStore({ store })
  await other.set(loadBestAtom)
  await deleteIn(testStore({ store }))
  play(other)
  await flushPromises()
  expect([other.get(bestAtom), await store.read('memory-best')]).toEqual([8, 8])
})

test('a best score that is read during the deletion does not come back', async () => {
  const store = usedDevice()
  const other = testStore({ store })
  await Promise.all([other.set(loadBestAtom), deleteIn(testStore({ store }))])
  expect(other.get(bestAtom)).toBeNull()
})

test('if the device refuses to delete one thing, the others are deleted anyway, and the visitor is told', async () => {
  const store = usedDevice()
  const records = fakeRecords(new Map([['MR-00000000', {}]]))
  records.fail('blocked')
  expect(await deleteIn(testStore({ store, records }))).toBe(false)
  expect(await kept(store)).toEqual([undefined, undefined, undefined])
  const refusing = { ...memoryStore(), clear: async () => false }
  expect(await deleteIn(testStore({ store: refusing }))).toBe(false)
})
