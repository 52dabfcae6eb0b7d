import { expect, test, vi } from 'vitest'
import { SearchFailure } from '#features/search/ui/search-failure.tsx'
import { fakeConnection } from '#support/fake-ports.ts'
import { messageOf } from '#support/messages.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

test('the button tries again, and the focus goes to the search field before the button disappears', async () => {
  const calls: string[] = []
  const onRetry = () => calls.push('retry')
  const { press } = await renderComponent(testStore(), () => SearchFailure({ field: 'words', onRetry }))
  vi.spyOn(document, 'getElementById').mockImplementation(
    (id) => ({ focus: () => calls.push(`focus ${id}`) }) as unknown as HTMLElement,
  )
  await press(messageOf('search', 'failed.again'))
  expect(calls).toEqual(['focus words', 'retry'])
})

test('the search is tried again when the connection returns, and not when it is lost', async () => {
  const connection = fakeConnection()
  const onRetry = vi.fn()
  const { run } = await renderComponent(testStore({ connection }), () => SearchFailure({ onRetry }))
  await run(() => connection.set(false))
  expect(onRetry).not.toHaveBeenCalled()
  await run(() => connection.set(true))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
