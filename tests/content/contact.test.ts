import { record as opening } from 'virtual:records/pages/contact/plan'
import { records as products } from 'virtual:records/products'
import { expect, test } from 'vitest'
import { planOpening, serviceName } from '#content/contact.ts'
import { serviceLinks } from '#content/navigation.ts'
import { enquiryPath } from '#content/query-paths.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { phoneLink } from '#lib/phone-link.ts'

test('a telephone link has no spaces', () => {
  expect(phoneLink('+91 00000 00001')).toBe('tel:+910000000001')
})

test('each plan has an opening line with its name and price', () => {
  expect(products.map(({ id }) => planOpening(id))).toEqual(
    products.map(({ name, price }) => fillTemplate(opening, { product: name, price })),
  )
})

test("the button of each service leads to the contact form, which shows the service's name", () => {
  expect(
    serviceLinks.map(({ href }) => serviceName(new URLSearchParams(enquiryPath(href).split('?')[1]).get('service'))),
  ).toEqual(serviceLinks.map(({ name }) => name))
})

test.each([null, '', 'no-such-service', '__proto__', 'refer', '../contact'])('%s is not a service', (slug) => {
  expect(serviceName(slug)).toBeUndefined()
})

test.each([null, '', 'no-such-plan', '__proto__'])('there is no opening line for the plan %s', (slug) => {
  expect(planOpening(slug)).toBeUndefined()
})
