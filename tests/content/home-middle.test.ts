import { expect, test } from 'vitest'
import { agentTeaser } from '#content/agent-teasers.ts'
import { aiProcess } from '#content/ai-process.ts'
import { aiStack } from '#content/ai-stack.ts'
import { benefits, highlights } from '#content/benefits.ts'
import { clients } from '#content/clients.ts'
import { connectedTools, integrationsBanner } from '#content/connections.ts'
import { paths } from '#content/paths.ts'
import { serviceCards, serviceScales } from '#content/service-cards.ts'
import { technologyLayers } from '#content/technologies.ts'
import { testimonials } from '#content/testimonials.ts'

const isOnce = (list: readonly string[]) => new Set(list).size === list.length

test('agents are teased, over 250 are in service, around the clock', () => {
  expect(isOnce(agentTeaser.agents.map(({ name }) => name))).toBe(true)
  expect(agentTeaser.lead).toBe('Over 250 agents in service, available 24/7.')
})

test('eight services pass by, each with its own page', () => {
  expect(serviceCards.map(({ title }) => title)).toEqual([
    'Custom Website Development',
    'E-commerce Solutions',
    'SEO Optimization',
    'UI/UX Design',
    'Web Hosting & Maintenance',
    'WordPress Development',
    'Mobile App Development',
    'API Development & Integration',
  ])
  expect(serviceCards.every(({ href }) => Object.values<string>(paths).includes(href))).toBe(true)
  expect(isOnce(serviceCards.map(({ href }) => href))).toBe(true)
})

test('services have between 250+ and 800+ clients and ratings of 4.8 or 4.9', () => {
  const counts = serviceCards.map(({ clients: text }) => Number.parseInt(text, 10))
  expect(serviceCards.every(({ clients: text }) => /^\d{3}\+$/.test(text))).toBe(true)
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([250, 800])
  expect([...new Set(serviceCards.map(({ rating }) => rating))].sort()).toEqual(['4.8', '4.9'])
})

test('the bars of a service are measured on 800 clients and a mark of 5', () => {
  expect(serviceScales).toEqual({ clients: 800, rating: 5 })
})

test('whoever says something works for a client of the strip', () => {
  const names: readonly string[] = clients.map(({ name }) => name)
  expect(testimonials.every(({ role }) => names.some((name) => role.endsWith(name)))).toBe(true)
})

test('five clients trust the agency', () => {
  expect(clients).toHaveLength(5)
  expect(isOnce(clients.map(({ name }) => name))).toBe(true)
  expect(isOnce(clients.map(({ mark }) => mark))).toBe(true)
})

test('seventeen technologies stand in five layers', () => {
  const names = technologyLayers.flatMap(({ technologies }) => technologies.map(({ name }) => name))
  expect(technologyLayers).toHaveLength(5)
  expect(names).toHaveLength(17)
  expect(isOnce(names)).toBe(true)
})

test('the integrations banner names 500+ integrations, 99.9% uptime and 24/7 support', () => {
  expect(integrationsBanner.readings).toEqual([
    { value: '500+', name: 'integrations' },
    { value: '99.9%', name: 'uptime' },
    { value: '24/7', name: 'support' },
  ])
  expect(connectedTools.length).toBeLessThanOrEqual(10)
})

test('four benefits and two highlights speak for the agency', () => {
  expect(benefits).toHaveLength(4)
  expect(highlights.map(({ name }) => name)).toEqual(['24/7 support', 'Cost-efficient ROI'])
})

test('the development process has exactly these three steps', () => {
  expect(aiProcess.steps.map(({ name }) => name)).toEqual(['AI Analysis', 'AI-Assisted Development', 'AI Optimization'])
  expect(aiProcess.lead).toBe('Monthly packages start at $1,000.')
})

test('each step of the process lights more of its moon', () => {
  const [first, second, third] = aiProcess.steps.map(({ lit }) => lit)
  expect([first, second, third]).toEqual([0.12, 0.5, 0.97])
})

test('the AI stack has five layers', () => {
  expect(aiStack.layers).toHaveLength(5)
  expect(isOnce(aiStack.layers.map(({ name }) => name))).toBe(true)
})
