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

/** The conversation as it is shown on a device that has kept these messages. */
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

test('the questions under an answer are those that were asked as well, where nothing else is said', async () => {
  const texts = await shown(answer)
  expect(texts('p')).toContain('You also asked about:')
  expect(texts('button')).toEqual(['What is it?', 'And why?'])
})

test('questions that go on from there are called so', async () => {
  const texts = await shown({ ...answer, chipsAre: 'related' })
  expect(texts('p')).toContain('Related:')
  expect(texts('p')).not.toContain('You also asked about:')
})

test('what is no answer offers its questions without a word', async () => {
  const { entry: _, ...welcome } = answer
  const texts = await shown(welcome)
  expect(texts('p').filter((text) => /:$/.test(text))).toEqual([])
  expect(texts('button')).toHaveLength(2)
})

test('where no question is offered, none is announced', async () => {
  const texts = await shown({ ...answer, suggestions: [], chipsAre: 'related' })
  expect(texts('p')).not.toContain('Related:')
})

test('the newest message alone offers its questions', async () => {
  const texts = await shown(answer, { ...answer, id: 'b', suggestions: ['Which one?'] })
  expect(texts('button')).toEqual(['Which one?'])
})

const offer: ChatMessage = {
  ...answer,
  link: { label: 'Contact', href: '/contact' },
  unanswered: 'Where is\nthe moon?',
}

test('with a person the chat app is offered, with the words that found no answer, in a new tab', async () => {
  const { links } = await shown(offer)
  const [form, app, ...others] = links()
  expect(form).toEqual({ href: '/contact' })
  expect(app).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
  const address = new URL(app?.href ?? '')
  expect(address.href).toContain(`${config.chatApp.url}${config.chatApp.number}`)
  expect(address.searchParams.get('text')).toBe('Where is\nthe moon?')
  expect(others).toEqual([])
})

test('words that no link to the chat app holds go by the form alone', async () => {
  const { links } = await shown({ ...offer, unanswered: 'क्या चाँद? '.repeat(90) })
  expect(links()).toEqual([{ href: '/contact' }])
})

test('a message that offers no person leads to its page alone', async () => {
  const { unanswered: _, ...plain } = offer
  const { links } = await shown(plain)
  expect(links()).toEqual([{ href: '/contact' }])
})

test('Hindi in an answer is said to be Hindi', async () => {
  const page = await shown({ ...answer, suggestions: [], text: 'That is not here. यहाँ नहीं है।' })
  expect(page('span')).toEqual(expect.arrayContaining(['That is not here.', 'यहाँ नहीं है।']))
  expect(page.languages()).toEqual(['hi'])
})
