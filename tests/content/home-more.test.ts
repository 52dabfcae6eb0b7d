import { expect, test } from 'vitest'
import { activities } from '#content/activities.ts'
import { aiProducts } from '#content/ai-products.ts'
import { callToAction, mission, referTeaser } from '#content/mission.ts'
import { personas } from '#content/personas.ts'
import { socialNames, team } from '#content/team.ts'
import { slugify } from '#lib/slugify.ts'
import { homeMore } from '#prerender/art/home-more.ts'

test('there are the four AI products of the specification, with their features', () => {
  expect(aiProducts.map(({ id, title, features }) => [id, title, ...features])).toEqual([
    [1, 'Smart Customer Support Bot', 'Multi-language support', 'Real-time analytics', 'CRM integration'],
    [2, 'AI Data Analytics Agent', 'Predictive analytics', 'Custom dashboards', 'Auto-reporting'],
    [3, 'Workflow Automation Bot', '500+ integrations', 'Custom workflows', 'Real-time monitoring'],
    [4, 'AI Content Creator', 'SEO optimized', 'Brand voice training', 'Multi-format output'],
  ])
})

test('there are six activities: coffee, laptop, phone, mail, chat, calendar', () => {
  expect(activities.map(({ id }) => id)).toEqual(['coffee', 'laptop', 'phone', 'mail', 'chat', 'calendar'])
})

test('each persona has a name, a role and a star of its own', () => {
  for (const key of ['name', 'role', 'star'] as const)
    expect(new Set(personas.map((persona) => persona[key])).size, key).toBe(personas.length)
})

test('a member may be found on three sites', () => {
  expect(socialNames.map(([key]) => key)).toEqual(['linkedin', 'twitter', 'github'])
})

test('the commission is the one of the specification: 10 to 15 per cent, paid within 7 business days', () => {
  expect(referTeaser.share).toEqual({ sure: 10, most: 15 })
  expect(referTeaser.lead).toContain('10% to 15% of the project value')
  expect(referTeaser.lead).toContain('within 7 business days')
  expect(referTeaser.text).toContain('Rs 1,00,000 earns you Rs 10,000 to Rs 15,000')
})

test('headings that end in the fixed point bring no full stop of their own', () => {
  for (const { heading } of [mission, callToAction]) expect(heading).toMatch(/\w$/)
})

test('every product, persona and member has a drawing of its own', () => {
  const wanted = [
    ...aiProducts.map(({ slug }) => `home-product-${slug}`),
    ...personas.map(({ name }) => `home-persona-${slugify(name)}`),
    ...team.map(({ name }) => `home-team-${slugify(name)}`),
  ]
  expect(wanted.filter((name) => !(name in homeMore))).toEqual([])
})

test.each(Object.entries(homeMore))('%s is a whole SVG file of at most 60 kB', (_, draw) => {
  const svg = draw()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/s)
  expect(svg.length).toBeLessThan(60_000)
})
