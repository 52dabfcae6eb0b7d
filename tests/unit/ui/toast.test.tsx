import { expect, test } from 'vitest'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeVisibility } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import { Toast } from '#ui/toast.tsx'

async function renderToast(tone: 'done' | 'error', hasAction = true) {
  const clock = fakeClock()
  const visibility = fakeVisibility()
  const events: string[] = []
  const action = { label: 'Save and send later', run: () => void events.push('saved') }
  const onClose = () => void events.push('closed')
  const { after } = clock
  const toast = await renderComponent(testStore(), () =>
    Toast({
      tone,
      title: 'Error',
      text: 'It failed.',
      after,
      isTabHidden: visibility.isHidden,
      onClose,
      ...(hasAction && { action }),
    }),
  )
  return { ...toast, events, clock, visibility }
}

test('the action is a button before the button that dismisses the toast', async () => {
  const { elements } = await renderToast('error')
  expect(elements('button').map(({ text, attributes }) => attributes['aria-label'] ?? text)).toEqual([
    'Save and send later',
    'Dismiss',
  ])
})

test('the button of the action closes the toast and runs the action', async () => {
  const { press, events } = await renderToast('error')
  await press('Save and send later')
  expect(events).toEqual(['closed', 'saved'])
})

test('without an action there is only the button that dismisses the toast', async () => {
  const { elements, press, events } = await renderToast('done', false)
  expect(elements('button')).toHaveLength(1)
  await press('Dismiss')
  expect(events).toEqual(['closed'])
})

test('an error is shown for ten seconds, other toasts for five', async () => {
  const error = await renderToast('error')
  error.clock.advance(9999)
  expect(error.events).toEqual([])
  error.clock.advance(1)
  expect(error.events).toEqual(['closed'])
  const success = await renderToast('done')
  success.clock.advance(5000)
  expect(success.events).toEqual(['closed'])
})

test('a toast stays while the pointer or the focus is on it', async () => {
  const { callHandler: tell, clock, events } = await renderToast('error')
  await tell('onPointerEnter')
  await tell('onFocus')
  await tell('onPointerLeave')
  clock.advance(60_000)
  expect(events).toEqual([])
  await tell('onBlur')
  clock.advance(10_000)
  expect(events).toEqual(['closed'])
})

test('a toast of a hidden tab stays until the visitor has had the time to read it', async () => {
  const { visibility, clock, events } = await renderToast('done')
  visibility.set(true)
  clock.advance(60_000)
  expect(events).toEqual([])
  visibility.set(false)
  clock.advance(5000)
  expect(events).toEqual(['closed'])
})

test('Escape dismisses a toast', async () => {
  const { callHandler: tell, events } = await renderToast('error')
  await tell('onKeyDown', { key: 'Escape' })
  expect(events).toEqual(['closed'])
})
