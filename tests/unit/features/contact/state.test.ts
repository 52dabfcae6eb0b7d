import { record as words } from 'virtual:records/messages/contact/form'
import { record as saving } from 'virtual:records/messages/saving/saving'
import { expect, test } from 'vitest'
import { contactAtom, sendLaterAtom, sendMessageAtom, startOverAtom } from '#features/contact/state.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeConnection, fakeHttp, fakeOpenTab, fakeToast } from '#support/fake-ports.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { onlineCheckResult } from '#support/outbox-fixtures.ts'
import { testStore } from '#support/test-store.ts'

const message = { name: 'Leela Nair', email: 'leela@example.com', phone: '', service: '', message: 'We need a shop.' }
const link =
  'https://wa.me/910000000000?text=Name%3A%20Leela%20Nair%0AEmail%3A%20leela%40example.com%0APhone%3A%20Not%20provided%0AMessage%3A%20We%20need%20a%20shop.'

function createForm(isOnline = true, canOpenTab = true, http = fakeHttp()) {
  const clock = fakeClock()
  const connection = fakeConnection(isOnline)
  const openTab = fakeOpenTab(canOpenTab)
  const toast = fakeToast()
  const store = testStore({ clock, openTab, toast, connection, http })
  const after = async (ms: number) => {
    clock.advance(ms)
    await flushPromises()
    return store.get(contactAtom)
  }
  return { store, openTab, toast, connection, after }
}

test('the form connects for a second and a half, then the chat app opens with the message', async () => {
  const { store, openTab, toast, after } = createForm()
  void store.set(sendMessageAtom, message)
  expect(store.get(contactAtom).phase).toBe('submitting')
  expect((await after(1499)).phase).toBe('submitting')
  expect(openTab.opened).toEqual([])
  expect(await after(1)).toEqual({ phase: 'sent', link, isOpened: true, isNoteInView: false })
  expect(openTab.opened).toEqual([link])
  expect(toast.shown).toEqual([{ tone: 'done', title: 'Redirecting you to the chat app to send your message!' }])
})

test('three seconds later the form is idle and may be emptied, and the link stays', async () => {
  const { store, after } = createForm()
  const outcome = store.set(sendMessageAtom, message)
  await after(1500)
  expect((await after(2999)).phase).toBe('sent')
  expect(await after(1)).toEqual({ phase: 'idle', link, isOpened: true, isNoteInView: false })
  expect(await outcome).toBe('clear')
})

test('the link disappears at the next keystroke, but not before the form is idle', async () => {
  const { store, after } = createForm()
  void store.set(sendMessageAtom, message)
  await after(1500)
  store.set(startOverAtom)
  expect(store.get(contactAtom).link).toBe(link)
  await after(3000)
  store.set(startOverAtom)
  expect(store.get(contactAtom)).toEqual({ phase: 'idle', link: null, isOpened: false, isNoteInView: false })
})

test('if the browser blocks the tab, the link and a toast are shown, and the text stays', async () => {
  const { store, toast, after } = createForm(true, false)
  const outcome = store.set(sendMessageAtom, message)
  expect(await after(1500)).toEqual({ phase: 'sent', link, isOpened: false, isNoteInView: false })
  expect(toast.shown).toEqual([
    {
      tone: 'wait',
      title: words.heldBack,
      text: words.heldBackHint,
      action: { label: 'Open the chat app', run: expect.any(Function) },
    },
  ])
  await after(3000)
  expect(await outcome).toBe('keep')
})

test('if the tab was blocked and the connection is lost, the button of the toast says so instead of trying again', async () => {
  const { store, toast, connection, after } = createForm(true, false)
  void store.set(sendMessageAtom, message)
  await after(1500)
  connection.set(false)
  toast.shown[0]?.action?.run()
  expect(toast.shown[1]).toEqual({ tone: 'wait', title: words.offline, text: words.offlineHint })
})

test('a message is not sent twice', async () => {
  const { store, openTab, after } = createForm()
  void store.set(sendMessageAtom, message)
  expect(await store.set(sendMessageAtom, message)).toBe('keep')
  await after(1500)
  expect(await store.set(sendMessageAtom, message)).toBe('keep')
  await after(3000)
  expect(openTab.opened).toHaveLength(1)
})

test('offline, the form says so, opens no tab and keeps the text', async () => {
  const { store, openTab, toast, after } = createForm(false)
  expect(await store.set(sendMessageAtom, message)).toBe('keep')
  expect((await after(5000)).phase).toBe('offline')
  expect(openTab.opened).toEqual([])
  expect(toast.shown).toEqual([
    {
      tone: 'wait',
      title: 'You are offline',
      text: words.offlineHint,
    },
  ])
  store.set(startOverAtom)
  expect(store.get(contactAtom).phase).toBe('idle')
})

test('a device that is wrongly reported to be offline still opens the chat app', async () => {
  const { store, openTab, after } = createForm(false, true, fakeHttp(onlineCheckResult))
  void store.set(sendMessageAtom, message)
  await flushPromises()
  expect(store.get(contactAtom).phase).toBe('submitting')
  expect((await after(1500)).phase).toBe('sent')
  expect(openTab.opened).toEqual([link])
})

test('if the connection is lost while the form connects, no tab is opened', async () => {
  const { store, openTab, toast, connection, after } = createForm()
  const outcome = store.set(sendMessageAtom, message)
  connection.set(false)
  expect((await after(1500)).phase).toBe('offline')
  expect(openTab.opened).toEqual([])
  expect(toast.shown).toMatchObject([{ tone: 'wait', title: 'You are offline' }])
  expect(await outcome).toBe('keep')
})

test('if a message is stored while the device is online, the toast says that it will be sent soon', async () => {
  const { store, toast } = createForm()
  expect(await store.set(sendLaterAtom, message, async () => true)).toBe('clear')
  expect(toast.shown).toEqual([{ tone: 'wait', ...saving.savedSoon }])
})

test('half an emoji does not stop the chat app from opening', async () => {
  const { store, openTab, after } = createForm()
  void store.set(sendMessageAtom, { ...message, message: 'Hi \uD83D' })
  expect((await after(1500)).phase).toBe('sent')
  expect(new URL(openTab.opened[0] ?? '').searchParams.get('text')).toContain('Message: Hi \uFFFD')
})
