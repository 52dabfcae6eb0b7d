// What the specification fixes of the site as delivered. It is the one test that an owner may change: whoever adds a job changes
// the number here with it.
import { expect, test } from 'vitest'
import { jobs, jobsPage } from '#content/jobs.ts'
import { testimonials } from '#content/testimonials.ts'

test('Jobs: ten openings, five in technology and five in sales and marketing (src/content/jobs)', () => {
  const numberOf = (category: string) => jobs.filter((job) => job.category === category).length
  expect([jobs.length, numberOf('tech'), numberOf('sales')]).toEqual([10, 5, 5])
  expect(jobsPage.heading).toEqual(['Ten places', 'are open'])
})

test('Data model: three testimonials (src/content/testimonials.yaml)', () => {
  expect(testimonials).toHaveLength(3)
})
