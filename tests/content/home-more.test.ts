import { record as home } from 'virtual:records/pages/home'
import { expect, test } from 'vitest'
import { personas } from '#content/personas.ts'
import { socialNames, team } from '#content/team.ts'
import { slugify } from '#lib/slugify.ts'
import { homeMore } from '#prerender/art/home-more.ts'

test('there are ten personas, each with a role and a star of its own', () => {
  expect(personas).toHaveLength(10)
  for (const key of ['name', 'role', 'star'] as const) {
    expect(new Set(personas.map((persona) => persona[key])).size).toBe(10)
  }
})

test('there are three members with a role, a short bio and three links each', () => {
  expect(team).toHaveLength(3)
  expect(socialNames.map(([key]) => key)).toEqual(['linkedin', 'twitter', 'github'])
  for (const { role, bio, socialLinks } of team) {
    expect(role).not.toBe('')
    expect(bio.length).toBeLessThan(120)
    for (const [key] of socialNames) expect(socialLinks[key]).toMatch(/^https:\/\/[a-z]+\.example\//)
  }
})

test('headings that end in the fixed point bring no full stop of their own', () => {
  for (const { heading } of [home.mission, home.firstLight]) expect(heading).toMatch(/\w$/)
})

test('every product, persona and member has a drawing of its own', () => {
  const wanted = [
    ...home.aiProducts.items.map(({ slug }) => `home-product-${slug}`),
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
