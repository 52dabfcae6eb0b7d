import { record as words } from 'virtual:records/messages/chat/panel'
import { expect, test } from 'vitest'
import { chatHistoryAtom, isTypingAtom, sendChatMessageAtom } from '#features/chat/state.ts'
import { Composer } from '#features/chat/ui/composer.tsx'
import { fakeClock } from '#support/fake-clock.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import '#support/chat.ts' // normally loaded lazily; imported here so that the test only waits for the clock

/** Renders the composer of a new tab. */
async function renderComposer() {
  const clock = fakeClock()
  const store = testStore({ clock })
  const ref = { current: null }
  const composer = await renderComponent(store, () => Composer({ ref }))
  const type = (value: string) => composer.callHandler('onChange', { target: { value } })
  const sent = () => store.get(chatHistoryAtom).flatMap(({ from, text }) => (from === 'visitor' ? [text] : []))
  return { clock, store, composer, type, sent }
}

test('a message that is sent before the last one is answered stays, and a status says so until the answer comes', async () => {
  const { clock, store, composer, type, sent } = await renderComposer()
  await composer.run(() => void store.set(sendChatMessageAtom, 'How much is a website?'))
  await type('And hosting?')
  expect(composer.text()).not.toContain(words.early)
  await composer.submit()
  expect(composer.elements('p').find(({ attributes }) => attributes.role === 'status')?.text).toBe(words.early)
  expect(composer.elements('textarea')[0]?.text).toBe('And hosting?')
  expect(composer.elements('button')[0]?.attributes).toMatchObject({ 'aria-disabled': 'true' })
  expect(sent()).toEqual(['How much is a website?'])
  await composer.run(() => clock.advance(2000))
  for (let turn = 0; store.get(isTypingAtom) && turn < 100; turn += 1) await composer.run(flushPromises)
  expect(composer.text()).not.toContain(words.early)
  await composer.submit()
  expect(sent()).toEqual(['How much is a website?', 'And hosting?'])
})

test('of a pasted text, the field keeps no more than the longest message of the site', async () => {
  const { composer } = await renderComposer()
  const target = { value: '\ud800 '.repeat(83_000) }
  await composer.callHandler('onChange', { target })
  expect(target.value).toHaveLength(20_000)
})
