import * as v from 'valibot'
import { jobLocations } from '#content/jobs/locations.ts'
import { defineCollection } from '#prerender/records/collection.ts'
import { paragraph, singleLine, template } from '#prerender/records/field-schemas.ts'

const locationNames = jobLocations.map(({ name }) => name)

/** What the pages of jobs say around the text of a job: `content/pages/job.yaml`. */
const schema = v.strictObject({
  title: template(['title', 'location'], 40),
  description: template(['place', 'summary'], 60),
  places: v.strictObject(v.entriesFromList(locationNames, singleLine(40))),
  back: singleLine(24),
  facts: v.strictObject({
    heading: singleLine(30),
    category: singleLine(24),
    location: singleLine(24),
    address: singleLine(24),
    country: singleLine(24),
    pay: singleLine(24),
    hours: singleLine(24),
    posted: singleLine(24),
    until: singleLine(24),
  }),
  filled: paragraph(20, 120),
  others: singleLine(30),
  email: singleLine(20),
})

export const collection = defineCollection({ files: 'pages/job.yaml', schema })
