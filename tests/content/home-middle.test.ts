import { records as teasers } from 'virtual:records/agent-teasers'
import { record as home } from 'virtual:records/pages/home'
import { expect, test } from 'vitest'
import { clients } from '#content/clients.ts'
import { integrationKinds } from '#content/connections.ts'
import { serviceLinks } from '#content/navigation.ts'
import { serviceCards, serviceScales } from '#content/service-cards.ts'
import { technologyLayers } from '#content/technologies.ts'
import { testimonials } from '#content/testimonials.ts'
import { leadingNumber } from '#lib/leading-number.ts'

const isOnce = (list: readonly string[]) => new Set(list).size === list.length

test('no agent is teased twice', () => {
  expect(isOnce(teasers.map(({ name }) => name))).toBe(true)
})

test('the services move past in the order of the menu, each with its own page', () => {
  expect(serviceCards.map(({ name, href }) => [name, href])).toEqual(serviceLinks.map(({ name, href }) => [name, href]))
  expect(isOnce(serviceCards.map(({ href }) => href))).toBe(true)
})

test('the bars of a service are relative to the highest number of clients and to a rating of 5', () => {
  const most = Math.max(1, ...serviceCards.map(({ clients }) => leadingNumber(clients)))
  expect(serviceScales).toEqual({ clients: most, rating: 5 })
})

test('everyone who is quoted works for a client of the strip', () => {
  const names: readonly string[] = clients.map(({ name }) => name)
  expect(testimonials.every(({ role }) => names.some((name) => role.endsWith(name)))).toBe(true)
})

test('each client is named once and has a picture of its own', () => {
  expect(isOnce(clients.map(({ name }) => name))).toBe(true)
  expect(isOnce(clients.map(({ picture }) => picture))).toBe(true)
})

test('each technology belongs to one layer', () => {
  expect(isOnce(technologyLayers.flatMap(({ technologies }) => technologies.map(({ name }) => name)))).toBe(true)
})

test('the arch names as many kinds of tools as fit without touching', () => {
  expect(integrationKinds.length).toBeLessThanOrEqual(10)
})

test('each step of the process lights more of its moon', () => {
  const lit = home.process.steps.map((step) => step.lit)
  expect(lit).toEqual([...new Set(lit)].sort((a, b) => a - b))
})

test('no layer of the AI stack occurs twice', () => {
  expect(isOnce(home.stack.layers.map(({ name }) => name))).toBe(true)
})
