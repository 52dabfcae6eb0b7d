import { expect, test } from 'vitest'
import { agentsClosing, agentsHead, demo, fields, integrations, promises } from '#content/agents.ts'
import { facts } from '#content/facts.ts'
import { at, rad } from '#lib/engrave/geometry.ts'
import { STARS } from '#lib/engrave/inks.ts'
import { agents as art } from '#prerender/art/agents.ts'

const agents = fields.flatMap((field) => [...field.agents])

test('six fields hold the agents of the specification', () => {
  expect(fields.map(({ id, agents }) => [id, agents.map(({ title }) => title)])).toEqual([
    ['business', ['Customer support', 'Sales assistant', 'Meeting summarizer', 'Email responder']],
    ['marketing', ['Content creator', 'Social media manager', 'Ad optimizer']],
    ['knowledge', ['Research assistant', 'Data analyst']],
    ['ecommerce', ['Shopping assistant', 'Review generator']],
    ['specialized', ['Healthcare chatbot', 'Legal document drafting']],
    ['hr', ['Resume screener', 'Interview coach']],
  ])
})

test('the heading and the facts count the same fifteen agents in six fields', () => {
  expect(agents).toHaveLength(15)
  expect([facts.suiteAgents, facts.suiteFields]).toEqual([15, 6])
  expect(agentsHead.heading.join(' ')).toBe('Fifteen agents, ready to work')
  expect(agentsHead.lead).toContain('in six fields')
})

test('every agent has four short skills, none of them twice', () => {
  for (const { features } of agents) {
    expect(features).toHaveLength(4)
    expect(new Set(features).size).toBe(4)
    for (const feature of features) expect(feature.length).toBeLessThanOrEqual(32)
  }
})

test('no two agents, fields or colours are the same', () => {
  const areUnique = (values: readonly string[]) => new Set(values).size === values.length
  expect(areUnique(agents.map(({ id }) => id))).toBe(true)
  expect(areUnique(agents.map(({ description }) => description))).toBe(true)
  expect(areUnique(fields.map(({ tint }) => tint))).toBe(true)
  expect(areUnique(fields.map(({ ring }) => String(ring)))).toBe(true)
})

test('the stars of the chart keep apart', () => {
  const stars = fields.flatMap(({ ring, agents }) => agents.map(({ star }) => at(0, 0, ring, rad(star.degrees))))
  for (const [i, [x, y]] of stars.entries())
    for (const [u, v] of stars.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(30)
})

test('eight kinds of integrations are shown under the id other pages link to', () => {
  expect(integrations.id).toBe('integrations')
  expect(integrations.heading).toBe('Seamless Integrations')
  expect(integrations.tiles.map(({ name }) => name)).toEqual([
    'Team chat',
    'CRM',
    'Marketing platform',
    'Automation tool',
    'Web analytics',
    'Content management',
    'Online store',
    'Video meetings',
  ])
})

test('the page promises what the specification names', () => {
  expect(promises.readings.map(({ figure, name }) => `${figure} ${name}`)).toEqual([
    '500+ app integrations',
    '24/7 availability',
    '50+ languages',
    '99.9% uptime guarantee',
  ])
})

test('headings and actions are worded as the specification words them', () => {
  expect(demo.heading).toBe('How Our AI Agents Work Together')
  expect([agentsHead.start, agentsHead.schedule]).toEqual(['Get Started Today', 'Schedule Demo'])
  expect([agentsClosing.start, agentsClosing.watch]).toEqual(['Start Your AI Journey', 'Watch Demo'])
})

test('the sheet of marks shows each agent and each kind of app in a square of its own, agents in the tint of their field', () => {
  const views = [
    ...(art['agents-marks']?.() ?? '').matchAll(
      /<view id="(.*?)" viewBox="0 (\d+) 24 24"\/><svg [^>]*stroke="(.*?)"[^>]* y="(\d+)"/g,
    ),
  ]
  expect(views.map(([, id]) => id)).toEqual([...agents, ...integrations.tiles].map(({ id }) => id))
  expect(new Set(views.map(([, , top]) => top)).size).toBe(23)
  expect(views.filter(([, , top, , drawnAt]) => top !== drawnAt)).toEqual([])
  expect(views.slice(0, 5).map(([, , , stroke]) => stroke)).toEqual([...Array(4).fill(STARS.o), STARS.m])
})
