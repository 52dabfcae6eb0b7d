import { expect, test } from 'vitest'
import { applicationText, jobCategories, jobGroups, jobLocations, jobs, jobsPage } from '#content/jobs.ts'
import { openPlaces } from '#pages/jobs/places-plan.ts'
import { readCollection } from '#prerender/records/collection.ts'
import { jobsWords } from '#prerender/records/pages/jobs.ts'

/** The words of the page as they read with so many openings in technology, and in sales and marketing. */
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
  const { records, mistakes } = readCollection('src/content', jobsWords, {
    names,
    idsOf: () => [],
    isAddress: () => true,
  })
  expect(mistakes).toEqual([])
  return records[0]
}

test.each([
  [0, 0, ['No place', 'is open'], 'Our jobs are remote, hybrid or on-site in Jaipur.', ''],
  [
    1,
    0,
    ['One place', 'is open'],
    'Our jobs are remote, hybrid or on-site in Jaipur.',
    'The one opening does not match.',
  ],
  [2, 0, ['Two places', 'are open'], 'All are in technology.', 'None of the two matches.'],
  [0, 3, ['Three places', 'are open'], 'All are in sales and marketing.', 'None of the three matches.'],
  [6, 1, ['Seven places', 'are open'], 'Six in technology, one in sales and marketing.', 'None of the seven matches.'],
])('with %i openings in technology and %i in sales the page reads well', (tech, sales, heading, lead, none) => {
  const words = wordsWith(tech, sales)
  expect(words?.heading).toEqual(heading)
  expect(words?.lead).toContain(lead)
  expect(words?.none.text).toContain(none)
})

test('the buttons offer all, tech and sales', () => {
  expect(jobCategories.map(({ id }) => id)).toEqual(['all', 'tech', 'sales'])
  expect(jobGroups.map(({ category }) => category)).toEqual(['tech', 'sales'])
})

test('each job is remote, hybrid or on-site, a new, a half or a full moon', () => {
  expect(jobLocations).toEqual([
    { name: 'Remote', lit: 0 },
    { name: 'Hybrid', lit: 0.5 },
    { name: 'On-site', lit: 1 },
  ])
  for (const { location } of jobs) expect(['Remote', 'Hybrid', 'On-site']).toContain(location)
})

test('no two jobs share an id, a title, a short name or a description', () => {
  for (const part of ['id', 'title', 'label', 'description'] as const) {
    expect(new Set(jobs.map((job) => job[part])).size, part).toBe(jobs.length)
  }
})

test('an application names its position', () => {
  expect(applicationText('AI Engineer')).toBe("I'm interested in applying for the AI Engineer position")
})

test('the chart keeps a ring for each opening, none upon another', () => {
  expect(openPlaces.map(({ label }) => label)).toEqual(jobs.map(({ label }) => label))
  expect(new Set(openPlaces.map(({ left, top }) => `${left} ${top}`)).size).toBe(jobs.length)
})

test('the description of the page fits a search result', () => {
  expect(jobsPage.description.length).toBeGreaterThanOrEqual(70)
  expect(jobsPage.description.length).toBeLessThanOrEqual(160)
})
