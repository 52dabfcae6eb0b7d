import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { applicationText, jobCategories, jobGroups, jobLocations, jobs, jobsPage } from '#content/jobs.ts'
import { openPlaces } from '#pages/jobs/places-plan.ts'

test('ten places are open, five in technology and five in sales and marketing', () => {
  expect(jobs).toHaveLength(10)
  expect(jobs.filter(({ category }) => category === 'tech')).toHaveLength(5)
  expect(jobs.filter(({ category }) => category === 'sales')).toHaveLength(5)
  expect([facts.openJobs, facts.techJobs, facts.salesJobs]).toEqual([10, 5, 5])
  expect(jobsPage.heading).toBe('Ten places are open')
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
    expect(new Set(jobs.map((job) => job[part])).size, part).toBe(10)
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
  expect(new Set(openPlaces.map(({ left, top }) => `${left} ${top}`)).size).toBe(10)
})

test('each job has its title and its place', () => {
  expect(jobs.map(({ title, location }) => `${title}, ${location}`)).toEqual([
    'Front-end Developer, Remote',
    'Back-end Developer, Hybrid',
    'AI Engineer, Remote',
    'Mobile Developer, Hybrid',
    'UI/UX Designer, On-site',
    'Sales Executive, On-site',
    'Digital Marketing Manager, Hybrid',
    'SEO Specialist, Remote',
    'Content Writer, Remote',
    'Business Development Manager, On-site',
  ])
})

test('the description of the page fits a search result', () => {
  expect(jobsPage.description.length).toBeGreaterThanOrEqual(70)
  expect(jobsPage.description.length).toBeLessThanOrEqual(160)
})
