import * as v from 'valibot'
import { projectFields } from '#content/project-fields.ts'
import { defineCollection } from '#prerender/records/collection.ts'
import { paragraph, singleLine, template } from '#prerender/records/field-schemas.ts'

/** What the pages of projects say around the text of a project: `content/pages/project.yaml`. */
const schema = v.strictObject({
  title: template(['title', 'kind'], 40),
  description: template(['summary'], 60),
  kinds: v.strictObject(v.entriesFromList(projectFields, singleLine(24))),
  back: singleLine(24),
  facts: v.strictObject({
    heading: singleLine(30),
    client: singleLine(20),
    field: singleLine(20),
    completed: singleLine(20),
    technologies: singleLine(20),
    service: singleLine(20),
  }),
  example: paragraph(20, 120),
  start: singleLine(30),
  others: singleLine(30),
  next: singleLine(24),
  previous: singleLine(24),
})

export const collection = defineCollection({ files: 'pages/project.yaml', schema })
