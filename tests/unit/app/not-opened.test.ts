import { record as words } from 'virtual:records/messages/site/notOpened'
import { expect, test } from 'vitest'
import { notOpened } from '#app/not-opened.ts'
import { chatAppLink } from '#content/chat-app.ts'
import { config } from '#content/config.ts'

const SITE = 'https://site.example'

test('without a connection, a link to the chat app says that nothing was sent, and what to do', () => {
  expect(notOpened(chatAppLink('I apply for the position.'), SITE)).toEqual({
    tone: 'wait',
    title: words.title,
    text: words.chatApp,
  })
})

test('without a connection, a link to another site names the site that cannot be opened', () => {
  const { text } = notOpened('https://news.example/an-article', SITE) ?? {}
  expect(text).toBe(words.site.replace('{host}', 'news.example'))
})

test.each([
  'https://site.example/about',
  `mailto:${config.email}`,
  'tel:+910000000000',
  'blob:https://site.example/1',
  '',
])('without a connection, the link %j still opens', (href) => {
  expect(notOpened(href, SITE)).toBeNull()
})
