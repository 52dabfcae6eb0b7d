import { Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { config } from '#content/config.ts'
import type { ChatMessage } from '#features/chat/history.ts'
import { setChatViewAtom } from '#features/chat/state.ts'
import { MessageLog } from '#features/chat/ui/message-log.tsx'
import { memoryStore } from '#platform/storage.ts'
import { readHtml } from '#support/markup.ts'
import { testStore } from '#support/test-store.ts'

const answer: ChatMessage = {
  id: 'a',
  from: 'assistant',
  text: 'It is.',
  at: 1_790_000_000_000,
  entry: 'some-entry',
  suggestions: ['What is it?', 'And why?'],
}

/** Renders the log on a device that has stored these messages. Returns functions that query it. */
async function renderLog(...messages: readonly ChatMessage[]) {
  const store = testStore({ store: memoryStore(new Map([['chat-history', messages]])) })
  await store.set(setChatViewAtom, 'open')
  const page = renderToStaticMarkup(
    <Provider store={store}>
      <Router ssrPath="/">
        <MessageLog onAsked={() => {}} />
      </Router>
    </Provider>,
  )
  const { elements } = readHtml(page)
  const all = (tag: string) => elements.filter((element) => element.tag === tag)
  return Object.assign((tag: string) => all(tag).map(({ text }) => text), {
    links: () => all('a').map(({ attributes }) => attributes),
    languages: () => all('span').flatMap(({ attributes }) => attributes.lang ?? []),
  })
}

test('by default, the suggestions under an answer are introduced as questions that were also asked', async () => {
  const texts = await renderLog(answer)
  expect(texts('p')).toContain('You also asked about:')
  expect(texts('button')).toEqual(['What is it?', 'And why?'])
})

test('related suggestions are introduced as related', async () => {
  const texts = await renderLog({ ...answer, chipsAre: 'related' })
  expect(texts('p')).toContain('Related:')
  expect(texts('p')).not.toContain('You also asked about:')
})

test('the suggestions of a message that is not an answer have no introduction', async () => {
  const { entry: _, ...welcome } = answer
  const texts = await renderLog(welcome)
  expect(texts('p').filter((text) => /:$/.test(text))).toEqual([])
  expect(texts('button')).toHaveLength(2)
})

test('without suggestions there is no introduction', async () => {
  const texts = await renderLog({ ...answer, suggestions: [], chipsAre: 'related' })
  expect(texts('p')).not.toContain('Related:')
})

test('only the newest message shows its suggestions', async () => {
  const texts = await renderLog(answer, { ...answer, id: 'b', suggestions: ['Which one?'] })
  expect(texts('button')).toEqual(['Which one?'])
})

const offer: ChatMessage = {
  ...answer,
  link: { label: 'Contact', href: '/contact' },
  unanswered: 'Where is\nthe moon?',
}

test('when a person is offered, the chat app opens in a new tab with the unanswered texts', async () => {
  const { links } = await renderLog(offer)
  const [form, app, ...others] = links()
  expect(form).toEqual({ href: '/contact' })
  expect(app).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
  const address = new URL(app?.href ?? '')
  expect(address.href).toContain(`${config.chatApp.url}${config.chatApp.number}`)
  expect(address.searchParams.get('text')).toBe('Where is\nthe moon?')
  expect(others).toEqual([])
})

test('texts that are too long for a link to the chat app have a link to the form only', async () => {
  const { links } = await renderLog({ ...offer, unanswered: 'क्या चाँद? '.repeat(90) })
  expect(links()).toEqual([{ href: '/contact' }])
})

test('a message without unanswered texts has its own link only', async () => {
  const { unanswered: _, ...plain } = offer
  const { links } = await renderLog(plain)
  expect(links()).toEqual([{ href: '/contact' }])
})

test('Hindi in an answer has its language attribute', async () => {
  const page = await renderLog({ ...answer, suggestions: [], text: 'That is not here. यहाँ नहीं है।' })
  expect(page('span')).toEqual(expect.arrayContaining(['That is not here.', 'यहाँ नहीं है।']))
  expect(page.languages()).toEqual(['hi'])
})
