import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { projectFields, projects, projectsPage } from '#content/projects.ts'

test('fifteen projects can be shown, as the heading says', () => {
  expect(projects).toHaveLength(15)
  expect(facts.portfolioProjects).toBe(15)
  expect(projectsPage.heading).toBe('Fifteen we can show')
})

test('each project has a name, a sentence, tools, a field, a kind of client and a month', () => {
  for (const { title, label, text, technologies, client, completed } of projects) {
    expect(text, title).toMatch(/\.$/)
    expect(label.length, title).toBeLessThanOrEqual(16)
    expect(technologies.length, title).toBeGreaterThanOrEqual(2)
    expect(client.trim(), title).not.toBe('')
    expect(completed, title).toMatch(/^202[45]-(0[1-9]|1[0-2])$/)
  }
})

test('no two projects share an anchor, a title, a short name, a sentence or an address', () => {
  for (const part of ['slug', 'title', 'label', 'text', 'href'] as const) {
    expect(new Set(projects.map((project) => project[part])).size, part).toBe(15)
  }
})

test('the newest project comes first, and each has a month of its own', () => {
  const months = projects.map(({ completed }) => completed)
  expect(months).toEqual([...new Set(months)].sort().reverse())
  expect(months[0]).toBe('2025-04')
})

test('three projects stand in each of five fields', () => {
  expect(projectFields).toEqual(['Websites', 'Commerce', 'Apps', 'Agents', 'Integration'])
  for (const field of projectFields) expect(projects.filter((project) => project.field === field)).toHaveLength(3)
})

test('every project leads to an address that belongs to nobody', () => {
  for (const { href } of projects) expect(href).toMatch(/^https:\/\/[a-z-]+\.example$/)
  expect(projectsPage.addresses).toContain('.example')
})

test('each project was finished in its month and belongs to its field', () => {
  expect(projects.map(({ title, field, completed }) => `${title}, ${field}, ${completed}`)).toEqual([
    'Clinic visit assistant, Agents, 2025-04',
    'Wholesale for a spice merchant, Commerce, 2025-03',
    'School bus tracker, Apps, 2025-02',
    'River freight booking portal, Websites, 2025-01',
    'Warehouse stock bridge, Integration, 2024-12',
    'A hotel on a lake, Websites, 2024-11',
    'Invoice reader, Agents, 2024-10',
    'Field service app, Apps, 2024-09',
    'Handloom market, Commerce, 2024-08',
    'Museum ticketing API, Integration, 2024-07',
    'Support desk agent, Agents, 2024-06',
    'Site for a law firm, Websites, 2024-05',
    'Parking without coins, Apps, 2024-04',
    'Seed catalogue, Commerce, 2024-03',
    'Payroll connector, Integration, 2024-02',
  ])
})

test('the description of the page fits a search result', () => {
  expect(projectsPage.description.length).toBeGreaterThanOrEqual(70)
  expect(projectsPage.description.length).toBeLessThanOrEqual(160)
})
