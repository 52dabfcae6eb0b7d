import { record as jobsPageContent } from 'virtual:records/pages/jobs'
import { expect, test } from 'vitest'
import { applicationText, isFilled } from '#content/job-facts.ts'
import { jobCategories } from '#content/jobs/categories.ts'
import { jobLocations } from '#content/jobs/locations.ts'
import { jobsAsOf } from '#content/jobs/schema.ts'
import { jobs } from '#content/jobs.ts'
import { collection as jobsPageCollection } from '#content/pages/jobs-schema.ts'
import { jobPages } from '#content/record-pages.ts'
import { chartOpenings } from '#pages/jobs/chart-openings.ts'
import { wordCount } from '#prerender/markdown.ts'
import { readCollection } from '#prerender/records/collection.ts'

const sampleJob = {
  title: 'Pilot',
  category: 'tech',
  location: 'On-site',
  icon: 'briefcase',
  order: 1,
  summary: 'You bring ships into the harbour.',
} as const

/** Returns the texts of the page as they are with these numbers of openings in technology and in sales. */
function wordsWith(tech: number, sales: number) {
  const counts = { 'jobs.count': tech + sales, 'jobs.tech.count': tech, 'jobs.sales.count': sales }
  const names = new Map(
    Object.entries({
      city: 'Jaipur',
      chatApp: 'WhatsApp',
      team: '50+',
      weekdayHours: '9 to 5',
      weekendHours: '9 to 5',
      ...counts,
    }),
  )
  const { records, mistakes } = readCollection('src/content', jobsPageCollection, {
    names,
    idsOf: () => [],
    isAddress: () => true,
  })
  expect(mistakes).toEqual([])
  return records[0]
}

test('the heading has words for no, one and several open jobs, and the number comes on the day of the visit', () => {
  const { none, one, many } = jobsPageContent.heading
  expect([none[1], one[1], many[1]]).toEqual(['is open', 'is open', 'are open'])
  expect(many[0]).toMatch(/^\{count\} /)
})

test.each([
  [0, 0],
  [1, 0],
  [6, 1],
])('with %i openings in technology and %i in sales the description of the page is long enough', (tech, sales) => {
  const length = wordsWith(tech, sales)?.description.length ?? 0
  expect(length).toBeGreaterThanOrEqual(70)
  expect(length).toBeLessThanOrEqual(160)
})

test("the categories are 'tech' and 'sales'", () => {
  expect(jobCategories.map(({ id }) => id)).toEqual(['tech', 'sales'])
})

test('each job is remote, hybrid or on-site, shown as a new, a half or a full moon', () => {
  expect(jobLocations).toEqual([
    { name: 'Remote', lit: 0 },
    { name: 'Hybrid', lit: 0.5 },
    { name: 'On-site', lit: 1 },
  ])
  for (const { location } of jobs) expect(['Remote', 'Hybrid', 'On-site']).toContain(location)
})

test('ids, titles, short names and summaries of jobs are unique', () => {
  for (const field of ['id', 'title', 'label', 'summary'] as const) {
    expect(new Set(jobs.map((job) => job[field])).size, field).toBe(jobs.length)
  }
})

test('the text of an application names the position', () => {
  expect(applicationText('AI Engineer')).toContain(' AI Engineer ')
})

test('the chart has a star for each opening, and no two stars are at the same position', () => {
  expect(chartOpenings.map(({ label }) => label)).toEqual(jobs.map(({ label }) => label))
  expect(new Set(chartOpenings.map(({ left, top }) => `${left} ${top}`)).size).toBe(jobs.length)
})

test('the length of the page’s description suits a search result', () => {
  expect(jobsPageContent.description.length).toBeGreaterThanOrEqual(70)
  expect(jobsPageContent.description.length).toBeLessThanOrEqual(160)
})

const lastDay = { until: '2026-11-30' } as const
const at = (moment: string) => Date.parse(moment)

test.each([
  ['on the last day for applications, in India', '2026-11-30T23:59:59+05:30', false],
  ['on the day after it', '2026-12-01T00:00:00+05:30', true],
])('%s a job is filled: %j %j', (_, moment, filled) => {
  expect(isFilled(lastDay, at(moment))).toBe(filled)
})

test('a job without a last day is never filled, and one that was filled at build time stays filled', () => {
  expect(isFilled({}, at('2199-01-01'))).toBe(false)
  expect(isFilled({ ...lastDay, wasFilled: true }, at('2020-01-01'))).toBe(true)
  expect(isFilled(lastDay, null)).toBe(false)
})

test('a job that is filled at build time has no place on the chart, and leaves the places of the others free', () => {
  const built = jobsAsOf(
    [
      { ...sampleJob, id: 'a', until: '2026-11-26' },
      { ...sampleJob, id: 'b' },
    ],
    at('2026-11-28'),
  )
  expect(built.map(({ wasFilled = false, place }) => [wasFilled, place !== null])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('each job has a page with a text of 120 to 250 words, which says how to apply', async () => {
  for (const { id, hasPage } of jobs) {
    expect(hasPage, id).toBe(true)
    const text = await jobPages.loadText(id)
    expect(wordCount(text), id).toBeGreaterThanOrEqual(120)
    expect(wordCount(text), id).toBeLessThanOrEqual(250)
    expect(
      text.flatMap((block) => (block.kind === 'heading' ? block.text : [])),
      id,
    ).toEqual(['A normal week', 'What you bring', 'How to apply'])
  }
})
