import { expect, test } from 'vitest'
import { serviceLinks } from '#content/navigation.ts'
import { serviceSummaries, servicesPageContent } from '#content/services.ts'
import { art } from '#prerender/art.ts'

test('the rows are the services of the menu, each with its own page, promise and sentence', () => {
  expect(serviceSummaries.map(({ name, href }) => [name, href])).toEqual(
    serviceLinks.map(({ name, href }) => [name, href]),
  )
  for (const part of ['name', 'href', 'promise'] as const)
    expect(new Set(serviceSummaries.map((service) => service[part])).size, part).toBe(serviceSummaries.length)
  for (const { sentence, name } of serviceSummaries) expect(sentence, name).toMatch(/^[A-Z].*[.?!]$/)
})

test('each service has its card and its page head', () => {
  for (const { picture, name } of serviceSummaries)
    for (const kind of ['instrument', 'scene']) {
      const drawing = art[`${kind}-${picture}`]?.() ?? ''
      expect(drawing.length, name).toBeGreaterThan(1000)
      expect(drawing.length, name).toBeLessThan(60_000)
    }
})

test('the drawings of each service page are described in words, and each page closes under its own moon', () => {
  for (const [index, { shows, name }] of serviceSummaries.entries()) {
    expect(shows, name).not.toContain('undefined')
    expect(art[`service-moon-${index + 1}`]?.(), name).toContain('<svg')
  }
})

test('the description fits a search result', () => {
  const { description } = servicesPageContent
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
})
