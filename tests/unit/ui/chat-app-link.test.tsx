import { record as words } from 'virtual:records/messages/contact/opened'
import { expect, test } from 'vitest'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import { ChatAppLink } from '#ui/chat-app-link.tsx'

test('once a link to the chat app was pressed, a line beside it says that sending is left to the visitor', async () => {
  const { text, callHandler } = await renderComponent(testStore(), () =>
    ChatAppLink({ href: 'https://chat.example/', children: 'Refer' }),
  )
  expect(text()).not.toContain(words.title)
  await callHandler('onClick', { detail: 1 })
  expect(text()).toContain(`${words.title} ${words.text}`)
})
