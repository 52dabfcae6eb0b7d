import { expect, test } from 'vitest'
import { EmptyList } from '#features/search/ui/empty-list.tsx'
import { messageOf } from '#support/messages.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

test('an empty list says that it searches, and after the answer that nothing was found, also of the next key', async () => {
  let isPending = true
  const { rerender, text, elements } = await renderComponent(testStore(), () =>
    EmptyList({ isPending, children: 'No jobs found' }),
  )
  expect(text()).toBe(messageOf('search', 'searching'))
  isPending = false
  await rerender()
  expect(text()).toBe('No jobs found')
  expect(elements('div')[0]?.attributes.class).toBeUndefined()
  isPending = true
  await rerender()
  expect(text()).toBe('No jobs found')
  expect(elements('div')[0]?.attributes.class).toMatch(/\S/) // fades unless the answer comes soon
})
