import { record as opening } from 'virtual:records/pages/contact/plan'
import { expect, test } from 'vitest'
import { planOpening } from '#content/contact.ts'
import { products } from '#content/products.ts'
import { filled } from '#lib/filled.ts'
import { phoneLink } from '#lib/phone-link.ts'

test('a telephone number is called without its spaces', () => {
  expect(phoneLink('+91 00000 00001')).toBe('tel:+910000000001')
})

test('each plan that is sold begins a message about itself', () => {
  expect(products.map(({ id }) => planOpening(id))).toEqual(
    products.map(({ name, price }) => filled(opening, { product: name, price })),
  )
})

test.each([null, '', 'no-such-plan', '__proto__'])('%s begins no message', (slug) => {
  expect(planOpening(slug)).toBeUndefined()
})
