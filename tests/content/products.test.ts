import { expect, test } from 'vitest'
import { planNamed, planPath, plans, prices } from '#content/products.ts'
import { meta } from '#pages/products.tsx'
import { art } from '#prerender/art.ts'

test('three products have the names and monthly prices of the spec', () => {
  expect(plans.map(({ name, price }) => `${name} ${price}`)).toEqual([
    'Attendance System $99',
    'CRM Solution $149',
    'Alumni Portal $199',
  ])
})

test('only the CRM Solution is labelled Most Popular', () => {
  expect(plans.map(({ label }) => label)).toEqual([null, 'Most Popular', null])
})

test('rows are drawn as long as their price', () => {
  expect(plans.map(({ dollars }) => dollars)).toEqual([99, 149, 199])
})

test("each 'Choose Plan' leads to the contact form with its plan", () => {
  expect(prices.action).toBe('Choose Plan')
  expect(plans.map(({ slug }) => planPath(slug))).toEqual([
    '/contact?plan=attendance-system',
    '/contact?plan=crm-solution',
    '/contact?plan=alumni-portal',
  ])
})

test('a plan is found by the name an address gives it, and nothing by any other', () => {
  expect(planNamed('crm-solution')?.name).toBe('CRM Solution')
  expect(planNamed('constructor')).toBeUndefined()
  expect(planNamed(null)).toBeUndefined()
})

test('each product tells four things it does, none of them twice', () => {
  const features = plans.flatMap((plan) => plan.features)
  expect(features).toHaveLength(12)
  expect(new Set(features).size).toBe(12)
})

test('each product has its drawing, and the prices their rule of one tick for each dollar', () => {
  for (const { drawing } of plans) expect(art[`products-${drawing}`]?.()).toContain('viewBox="0 0 460 500"')
  const ticks = art['products-rule']?.().match(/M\d+ 0v/g) ?? []
  expect(ticks).toHaveLength(199 + 1) // and the one at nought
})

test('the description fits a search result', () => {
  const { description } = meta
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
})
