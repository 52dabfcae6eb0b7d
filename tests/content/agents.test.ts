import { records as agentFields } from 'virtual:records/agents'
import { records as details } from 'virtual:records/agents/details'
import { records as tiles } from 'virtual:records/integrations'
import { record as head } from 'virtual:records/pages/agents/head'
import { record as work } from 'virtual:records/pages/agents/work'
import { expect, test } from 'vitest'
import { posts } from '#content/posts.ts'
import { projects } from '#content/projects.ts'
import { at, rad } from '#lib/engrave/geometry.ts'
import { PATINA, STARS } from '#lib/engrave/inks.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'
import { slugify } from '#lib/slugify.ts'
import { art } from '#pages/agents/build.ts'

const agents = agentFields.flatMap((field) => [...field.agents])

test('the heading gives the number of agents, and the sentence below gives the number of fields', () => {
  expect(head.heading[0]).toMatch(new RegExp(`^${capitalize(numberWord(agents.length))} `))
  expect(head.lead).toContain(` ${numberWord(agentFields.length)} `)
})

test('every agent has four short features, all different', () => {
  for (const { features } of agents) {
    expect(features).toHaveLength(4)
    expect(new Set(features).size).toBe(4)
    for (const feature of features) expect(feature.length).toBeLessThanOrEqual(32)
  }
})

test('no two agents have the same title or description, and no two fields have the same ring', () => {
  const areUnique = (values: readonly string[]) => new Set(values).size === values.length
  expect(areUnique(agents.map(({ title }) => slugify(title)))).toBe(true)
  expect(areUnique(agents.map(({ description }) => description))).toBe(true)
  expect(areUnique(agentFields.map(({ ring }) => String(ring)))).toBe(true)
})

test('a card of a project or an article has the words of its record', () => {
  for (const { slug, title, text, isArticle } of work.cards) {
    const record = isArticle
      ? posts.find((post) => post.slug === slug)
      : projects.find((project) => project.slug === slug)
    expect(record).toMatchObject({ title, [isArticle ? 'excerpt' : 'summary']: text })
  }
})

test('the stars of the chart do not come too close to each other', () => {
  const stars = agentFields.flatMap(({ ring }, index) =>
    (details[index]?.stars ?? []).map((degrees) => at(0, 0, ring, rad(degrees))),
  )
  expect(stars.length).toBeGreaterThan(0)
  for (const [i, [x, y]] of stars.entries())
    for (const [u, v] of stars.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(30)
})

test('the sprite has an icon for each agent, in the tint of the agent’s field, and for each kind of app', () => {
  const views = [
    ...(art['agents-marks']?.() ?? '').matchAll(
      /<view id="(.*?)" viewBox="0 (\d+) 24 24"\/><svg [^>]*stroke="(.*?)"[^>]* y="(\d+)"/g,
    ),
  ]
  expect(views.map(([, id]) => id)).toEqual([
    ...agents.map(({ title }) => slugify(title)),
    ...tiles.map(({ id }) => id),
  ])
  expect(new Set(views.map(([, , top]) => top)).size).toBe(agents.length + tiles.length)
  expect(views.filter(([, , top, , drawnAt]) => top !== drawnAt)).toEqual([])
  const tints = { ...STARS, cold: PATINA }
  expect(views.slice(0, agents.length).map(([, , , stroke]) => stroke)).toEqual(
    agentFields.flatMap(({ tint, agents }) => agents.map(() => tints[tint])),
  )
})
