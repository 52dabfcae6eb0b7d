import { record as home } from 'virtual:records/pages/home'
import { records as personas } from 'virtual:records/personas'
import { expect, test } from 'vitest'
import { socialNames, team } from '#content/team.ts'
import { slugify } from '#lib/slugify.ts'
import { lowerDrawings } from '#pages/home/lower-drawings.ts'

test('each persona has a name, a role and a star of its own', () => {
  for (const key of ['name', 'role', 'star'] as const)
    expect(new Set(personas.map((persona) => persona[key])).size, key).toBe(personas.length)
})

test('a member of the team can have links to three sites', () => {
  expect(socialNames.map(([key]) => key)).toEqual(['linkedin', 'twitter', 'github'])
})

test('headings that get a drawn full stop end in a letter', () => {
  for (const { heading } of [home.mission, home.firstLight]) expect(heading).toMatch(/\w$/)
})

test('every product, every persona and every member without a photograph has a drawing', () => {
  const names = [
    ...home.aiProducts.items.map(({ slug }) => `home-product-${slug}`),
    ...personas.map(({ name }) => `home-persona-${slugify(name)}`),
    ...team.flatMap(({ name, photo }) => (photo ? [] : [`home-team-${slugify(name)}`])),
  ]
  expect(names.filter((name) => !(name in lowerDrawings))).toEqual([])
})

test.each(Object.entries(lowerDrawings))('%s is a complete SVG file of less than 60 kB', (_, draw) => {
  const svg = draw()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/s)
  expect(svg.length).toBeLessThan(60_000)
})
