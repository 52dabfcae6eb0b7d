import { expect, test } from 'vitest'
import {
  applicationText,
  jobCategories,
  jobGroups,
  jobLocations,
  jobs,
  jobsPage,
  openingsCounted,
} from '#content/jobs.ts'
import { openPlaces } from '#pages/jobs/places-plan.ts'

const numberOf = (category: string) => jobs.filter((job) => job.category === category).length

test('what is said of the number of jobs is true', () => {
  const { description, heading, lead, none, end } = openingsCounted(numberOf('tech'), numberOf('sales'))
  expect(jobsPage).toMatchObject({ description, heading, lead, none: { text: none }, end: { heading: end } })
})

test('five and five are counted as the site began, six and one as it would read then', () => {
  expect(openingsCounted(5, 5)).toEqual({
    description:
      '10 openings: 5 in technology, 5 in sales and marketing. Remote, hybrid or on-site in Jaipur. Apply through the chat app.',
    heading: ['Ten places', 'are open'],
    lead: 'Five in technology, five in sales and marketing. Remote, hybrid or on-site in Jaipur.',
    none: 'None of the ten matches. Try another word, or clear the search.',
    end: 'None of the ten is right for you?',
  })
  expect(openingsCounted(6, 1)).toMatchObject({
    heading: ['Seven places', 'are open'],
    lead: 'Six in technology, one in sales and marketing. Remote, hybrid or on-site in Jaipur.',
  })
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
  for (const { description, title } of jobs) expect(description, title).toMatch(/\. You .+\.$/)
})

test('an application names its position, a general one is General Application', () => {
  expect(applicationText('AI Engineer')).toBe("I'm interested in applying for the AI Engineer position")
  expect(applicationText(jobsPage.general)).toBe("I'm interested in applying for the General Application position")
})

test('the toast is that of the specification', () => {
  expect(jobsPage.applying).toBe('Redirecting you to the chat app to submit your application!')
})

test('the buttons are named as in the specification', () => {
  expect(jobsPage.apply).toBe('Apply Now')
  expect(jobsPage.end.call.action).toBe('Call Us')
})

test('the chart keeps a ring for each opening, none upon another', () => {
  expect(openPlaces.map(({ label }) => label)).toEqual(jobs.map(({ label }) => label))
  expect(new Set(openPlaces.map(({ left, top }) => `${left} ${top}`)).size).toBe(jobs.length)
})

test('the description of the page fits a search result', () => {
  expect(jobsPage.description.length).toBeGreaterThanOrEqual(70)
  expect(jobsPage.description.length).toBeLessThanOrEqual(160)
})
