import { expect, test } from 'vitest'
import { fakeClock } from '#support/fake-clock.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import { SearchStatus } from '#ui/search-status.tsx'

test('what a search found is announced once, when the visitor has stopped typing', async () => {
  const clock = fakeClock()
  const ports = { clock }
  let text = ''
  const {
    rerender,
    run,
    text: announced,
  } = await renderComponent(testStore(), () => SearchStatus({ ports, text, query: '' }))
  for (const next of ['9 articles found', '4 articles found', '1 article found']) {
    text = next
    await rerender()
    await run(() => clock.advance(300))
    expect(announced()).toBe('')
  }
  await run(() => clock.advance(700))
  expect(announced()).toBe('1 article found')
})

test('while the visitor types again, nothing is announced about the words before', async () => {
  const clock = fakeClock()
  const ports = { clock }
  let text = 'Nothing was found.'
  const {
    rerender,
    run,
    text: announced,
  } = await renderComponent(testStore(), () => SearchStatus({ ports, text, query: '' }))
  await run(() => clock.advance(700))
  expect(announced()).toBe('Nothing was found.')
  text = 'Searching ...'
  await rerender()
  expect(announced()).toBe('')
  await run(() => clock.advance(700))
  expect(announced()).toBe('Searching ...')
})

test('the same text is announced again only when the visitor has stopped typing again', async () => {
  const clock = fakeClock()
  const ports = { clock }
  let text = 'Nothing was found.'
  let query = 'zz'
  const {
    rerender,
    run,
    text: announced,
  } = await renderComponent(testStore(), () => SearchStatus({ ports, text, query }))
  await run(() => clock.advance(700))
  for (const next of ['Searching ...', 'Nothing was found.', 'Searching ...', 'Nothing was found.']) {
    text = next
    await rerender()
    await run(() => clock.advance(150))
    expect(announced()).toBe('')
  }
  await run(() => clock.advance(550))
  expect(announced()).toBe('Nothing was found.')
  for (const typed of ['zzx', 'zzxx']) {
    query = typed
    await rerender()
    await run(() => clock.advance(300))
    expect(announced()).toBe('')
  }
  await run(() => clock.advance(400))
  expect(announced()).toBe('Nothing was found.')
})
