import { expect, test } from 'vitest'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'

/** Renders a button whose work a test ends. Each start of the work is counted. */
async function renderButton() {
  const started: ((error?: Error) => void)[] = []
  const work = () =>
    new Promise<void>((resolve, reject) => {
      started.push((error) => (error ? reject(error) : resolve()))
    })
  const button = await renderComponent(testStore(), () => {
    const once = useOneAtATime()
    return (
      <button type="button" onClick={(press) => void once(work, press).catch(() => {})}>
        Send
      </button>
    )
  })
  const click = (detail: number) => button.callHandler('onClick', { detail })
  return { ...button, click, started, end: (error?: Error) => button.run(() => started.at(-1)?.(error)) }
}

test('a button that is pressed while its first press is at work does its work once', async () => {
  const { click, started, end } = await renderButton()
  await click(1)
  await click(1)
  expect(started).toHaveLength(1)
  await end()
  await click(1)
  expect(started).toHaveLength(2)
})

test('a double click is one press, even if the work is done at once', async () => {
  const { click, started, end } = await renderButton()
  await click(1)
  await end()
  await click(2)
  expect(started).toHaveLength(1)
})

test('a key presses a button as often as the visitor likes, once the work is done', async () => {
  const { click, started, end } = await renderButton()
  await click(0)
  await end()
  await click(0)
  expect(started).toHaveLength(2)
})

test('a button whose work failed can be pressed again', async () => {
  const { click, started, end } = await renderButton()
  await click(1)
  await end(new Error('It failed.'))
  await click(1)
  expect(started).toHaveLength(2)
})
