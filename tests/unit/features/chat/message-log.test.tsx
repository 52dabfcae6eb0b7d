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

/** Renders the conversation of a device with these stored messages. */
async function shown(...kept: readonly ChatMessage[]) {
  const store = testStore({ store: memoryStore(new Map([['chat-history', kept]])) })
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

test('the questions under an answer are introduced as other questions, unless it says otherwise', async () => {
  const texts = await shown(answer)
  expect(texts('p')).toContain('You also asked about:')
  expect(texts('button')).toEqual(['What is it?', 'And why?'])
})

test('follow-up questions are introduced as such', async () => {
  const texts = await shown({ ...answer, chipsAre: 'related' })
  expect(texts('p')).toContain('Related:')
  expect(texts('p')).not.toContain('You also asked about:')
})

test('a message that is not an answer offers its questions without an introduction', async () => {
  const { entry: _, ...welcome } = answer
  const texts = await shown(welcome)
  expect(texts('p').filter((text) => /:$/.test(text))).toEqual([])
  expect(texts('button')).toHaveLength(2)
})

test('without questions there is no introduction', async () => {
  const texts = await shown({ ...answer, suggestions: [], chipsAre: 'related' })
  expect(texts('p')).not.toContain('Related:')
})

test('only the newest message offers its questions', async () => {
  const texts = await shown(answer, { ...answer, id: 'b', suggestions: ['Which one?'] })
  expect(texts('button')).toEqual(['Which one?'])
})

const offer: ChatMessage = {
  ...answer,
  link: { label: 'Contact', href: '/contact' },
  unanswered: 'Where is\nthe moon?',
}

test('when a person is offered, the chat app opens in a new tab with the texts that found no answer', async () => {
  const { links } = await shown(offer)
  const [form, app, ...others] = links()
  expect(form).toEqual({ href: '/contact' })
  expect(app).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
  const address = new URL(app?.href ?? '')
  expect(address.href).toContain(`${config.chatApp.url}${config.chatApp.number}`)
  expect(address.searchParams.get('text')).toBe('Where is\nthe moon?')
  expect(others).toEqual([])
})

test('texts that are too long for a link to the chat app go through the form only', async () => {
  const { links } = await shown({ ...offer, unanswered: 'क्या चाँद? '.repeat(90) })
  expect(links()).toEqual([{ href: '/contact' }])
})

test('a message that does not offer a person links to its page only', async () => {
  const { unanswered: _, ...plain } = offer
  const { links } = await shown(plain)
  expect(links()).toEqual([{ href: '/contact' }])
})

test('Hindi in an answer has its language attribute', async () => {
  const page = await shown({ ...answer, suggestions: [], text: 'That is not here. यहाँ नहीं है।' })
  expect(page('span')).toEqual(expect.arrayContaining(['That is not here.', 'यहाँ नहीं है।']))
  expect(page.languages()).toEqual(['hi'])
})
