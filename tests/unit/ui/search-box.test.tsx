import { expect, test } from 'vitest'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import { SearchBox } from '#ui/search-box.tsx'

test('a text too long for a URL is not searched for, and up to 4,000 characters stay with an error beside it', async () => {
  const searched: string[] = []
  const onType = (text: string) => void searched.push(text)
  const searchBox = await renderComponent(testStore(), () =>
    SearchBox({ label: 'Search', placeholder: '', text: '', onType }),
  )
  await searchBox.callHandler('onChange', { target: { value: 'tea' } })
  await searchBox.callHandler('onChange', { target: { value: 'tea '.repeat(125_000) } })
  expect(searched).toEqual(['tea'])
  expect(searchBox.elements('input')[0]?.attributes.value).toHaveLength(4000)
  expect(searchBox.text()).toContain('Please shorten this to 2,000 characters at most.')
  await searchBox.callHandler('onChange', { target: { value: 'चाय'.repeat(200) } })
  expect(searched).toEqual(['tea'])
  expect(searchBox.text()).toContain('This is too long to search for.')
  await searchBox.callHandler('onChange', { target: { value: 'चाय'.repeat(100) } })
  expect(searched).toEqual(['tea', 'चाय'.repeat(100)])
})

test('of 83,000 lone surrogates, the box keeps and lays out no more than 4,000', async () => {
  const target = { value: '\ud800 '.repeat(83_000) }
  const searchBox = await renderComponent(testStore(), () =>
    SearchBox({ label: 'Search', placeholder: '', text: '', onType: () => {} }),
  )
  await searchBox.callHandler('onChange', { target })
  expect(target.value).toHaveLength(4000)
})
