import { expect, test } from 'vitest'
import { serviceLinks } from '#content/navigation.ts'
import { serviceSummaries, servicesPageContent } from '#content/services.ts'
import { art } from '#prerender/art.ts'

test('the rows are the services of the menu, each with its own page, promise and sentence', () => {
  expect(serviceSummaries.map(({ name, href }) => [name, href])).toEqual(
    serviceLinks.map(({ name, href }) => [name, href]),
  )
  for (const field of ['name', 'href', 'promise'] as const)
    expect(new Set(serviceSummaries.map((service) => service[field])).size, field).toBe(serviceSummaries.length)
  for (const { sentence, name } of serviceSummaries) expect(sentence, name).toMatch(/^[A-Z].*[.?!]$/)
})

test('each service has a drawing for its card and one for the head of its page', () => {
  for (const { picture, name } of serviceSummaries)
    for (const kind of ['instrument', 'scene']) {
      const drawing = art[`${kind}-${picture}`]?.() ?? ''
      expect(drawing.length, name).toBeGreaterThan(1000)
      expect(drawing.length, name).toBeLessThan(60_000)
    }
})

test('the description of each drawing is complete, and each service page has its own moon', () => {
  for (const [index, { shows, name }] of serviceSummaries.entries()) {
    expect(shows, name).not.toContain('undefined')
    expect(art[`service-moon-${index + 1}`]?.(), name).toContain('<svg')
  }
})

test('the length of the description suits a search result', () => {
  const { description } = servicesPageContent
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
})
