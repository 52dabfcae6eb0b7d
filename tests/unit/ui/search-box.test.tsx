import { expect, test } from 'vitest'
import { wellFormed } from '#lib/well-formed.ts'
import { mounted } from '#support/mounted.tsx'
import { testStore } from '#support/test-store.ts'
import { SearchBox } from '#ui/search-box.tsx'

test('an emoji that arrives in two halves is not overtaken by the address, which holds no half', async () => {
  let inAddress = ''
  const onType = (text: string) => {
    inAddress = wellFormed(text)
  }
  const box = await mounted(testStore(), () => SearchBox({ label: 'Search', placeholder: '', text: inAddress, onType }))
  const shown = () => box.elements('input')[0]?.attributes.value
  await box.tell('onChange', { target: { value: 'tea \uD83D' } })
  await box.again()
  expect(inAddress).toBe('tea \uFFFD')
  expect(shown()).toBe('tea \uD83D')
  inAddress = 'coffee'
  await box.again()
  expect(shown()).toBe('coffee')
})
