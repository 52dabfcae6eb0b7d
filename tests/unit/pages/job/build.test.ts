import { expect, test } from 'vitest'
import type { Job } from '#content/jobs.ts'
import { jobPosting } from '#pages/job/build.ts'

const job = {
  id: 'pilot',
  title: 'Pilot & co',
  summary: 'You bring ships into the harbour.',
  location: 'On-site',
  posted: '2026-11-01',
  until: '2026-12-31',
  address: '1 Quay Road, Dhruvgarh',
  country: 'India',
}
const postingOf = (changes: object) => jobPosting({ ...job, ...changes } as unknown as Job, [])

test('a job with a day of posting, an address and a country is a posting that ends after its last day in India', () => {
  expect(postingOf({})).toMatchObject([
    {
      '@type': 'JobPosting',
      title: 'Pilot & co',
      description: '<p>You bring ships into the harbour.</p>',
      datePosted: '2026-11-01',
      validThrough: '2026-12-31T23:59:59+05:30',
      jobLocation: { address: { streetAddress: '1 Quay Road, Dhruvgarh', addressCountry: 'India' } },
    },
  ])
})

test('a remote job needs no address, but the country in which applicants may live', () => {
  expect(postingOf({ location: 'Remote', address: undefined })).toMatchObject([
    { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'India' } },
  ])
})

test.each([
  { posted: undefined },
  { address: undefined },
  { country: undefined },
  { location: 'Remote', country: undefined },
])('a job is no posting while its record lacks what Google requires: %j', (changes) => {
  expect(postingOf(changes)).toEqual([])
})
