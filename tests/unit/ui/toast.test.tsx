import { expect, test } from 'vitest'
import { fakeClock } from '#support/fake-clock.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import { Toast } from '#ui/toast.tsx'

async function shown(tone: 'done' | 'error', hasAction = true) {
  const clock = fakeClock()
  const done: string[] = []
  const action = { label: 'Save and send later', run: () => void done.push('saved') }
  const onClose = () => void done.push('closed')
  const { after } = clock
  const toast = await renderComponent(testStore(), () =>
    Toast({ tone, title: 'Error', text: 'It failed.', after, onClose, ...(hasAction && { action }) }),
  )
  return { ...toast, done, clock }
}

test('the action is a button before the one that dismisses', async () => {
  const { elements } = await shown('error')
  expect(elements('button').map(({ text, attributes }) => attributes['aria-label'] ?? text)).toEqual([
    'Save and send later',
    'Dismiss',
  ])
})

test('the action closes the toast', async () => {
  const { press, done } = await shown('error')
  await press('Save and send later')
  expect(done).toEqual(['closed', 'saved'])
})

test('without an action there is only the button that dismisses', async () => {
  const { elements, press, done } = await shown('done', false)
  expect(elements('button')).toHaveLength(1)
  await press('Dismiss')
  expect(done).toEqual(['closed'])
})

test('an error is shown for ten seconds, other toasts for five', async () => {
  const error = await shown('error')
  error.clock.advance(9999)
  expect(error.done).toEqual([])
  error.clock.advance(1)
  expect(error.done).toEqual(['closed'])
  const good = await shown('done')
  good.clock.advance(5000)
  expect(good.done).toEqual(['closed'])
})

test('it stays while the pointer or the focus is on it', async () => {
  const { tell, clock, done } = await shown('error')
  await tell('onPointerEnter')
  await tell('onFocus')
  await tell('onPointerLeave')
  clock.advance(60_000)
  expect(done).toEqual([])
  await tell('onBlur')
  clock.advance(10_000)
  expect(done).toEqual(['closed'])
})

test('Escape dismisses it', async () => {
  const { tell, done } = await shown('error')
  await tell('onKeyDown', { key: 'Escape' })
  expect(done).toEqual(['closed'])
})
