import { records as teasers } from 'virtual:records/agent-teasers'
import { records as clients } from 'virtual:records/clients'
import { record as home } from 'virtual:records/pages/home'
import { records as technologyLayers } from 'virtual:records/technologies'
import { records as testimonials } from 'virtual:records/testimonials'
import { expect, test } from 'vitest'
import { integrationKinds } from '#content/connections.ts'
import { serviceLinks } from '#content/navigation.ts'
import { serviceCards, serviceScales } from '#content/service-cards.ts'
import { leadingNumber } from '#lib/leading-number.ts'

const areUnique = (list: readonly string[]) => new Set(list).size === list.length

test('no agent appears in two teasers', () => {
  expect(areUnique(teasers.map(({ name }) => name))).toBe(true)
})

test('the carousel has the services in the order of the menu, each with its own page', () => {
  expect(serviceCards.map(({ name, href }) => [name, href])).toEqual(serviceLinks.map(({ name, href }) => [name, href]))
  expect(areUnique(serviceCards.map(({ href }) => href))).toBe(true)
})

test('the bars of a service are relative to the highest number of clients and to a rating of 5', () => {
  const highest = Math.max(1, ...serviceCards.map(({ clients }) => leadingNumber(clients)))
  expect(serviceScales).toEqual({ clients: highest, rating: 5 })
})

test('the author of every testimonial works for a client of the home page', () => {
  const names: readonly string[] = clients.map(({ name }) => name)
  expect(testimonials.every(({ role }) => names.some((name) => role.endsWith(name)))).toBe(true)
})

test('each client is named once and has a picture of its own', () => {
  expect(areUnique(clients.map(({ name }) => name))).toBe(true)
  expect(areUnique(clients.map(({ picture }) => picture))).toBe(true)
})

test('each technology belongs to one layer', () => {
  expect(areUnique(technologyLayers.flatMap(({ technologies }) => technologies.map(({ name }) => name)))).toBe(true)
})

test('the arch names at most ten kinds of apps, so that the names do not touch', () => {
  expect(integrationKinds.length).toBeLessThanOrEqual(10)
})

test('the moon of each step of the process is lit more than the moon before it', () => {
  const lit = home.process.steps.map((step) => step.lit)
  expect(lit).toEqual([...new Set(lit)].sort((a, b) => a - b))
})

test('no layer of the technology stack occurs twice', () => {
  expect(areUnique(home.stack.layers.map(({ name }) => name))).toBe(true)
})
