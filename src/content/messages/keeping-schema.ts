import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { pluralForms, singleLine, template } from '#prerender/records/field-schemas.ts'

const missing = v.strictObject({ title: singleLine(60), text: singleLine(160), back: singleLine(40) })

/** The messages about keeping articles on the device: `content/messages/keeping.yaml`. */
const schema = v.strictObject({
  keep: v.strictObject({
    heading: singleLine(60),
    count: template(['here', 'all'], 80),
    offer: template(['size'], 60),
    pause: singleLine(20),
    continue: singleLine(20),
    delete: singleLine(40),
    progress: singleLine(40),
  }),
  status: v.strictObject({
    running: singleLine(120),
    stopping: singleLine(120),
    paused: singleLine(120),
    full: singleLine(120),
    failed: singleLine(120),
    complete: singleLine(120),
    deleted: singleLine(120),
    refused: singleLine(120),
  }),
  mark: singleLine(30),
  missing: v.strictObject({
    articles: missing,
    projects: missing,
    jobs: missing,
    listPage: singleLine(60),
    here: singleLine(40),
    again: singleLine(20),
  }),
  deleted: pluralForms(100),
})

export const collection = defineCollection({ files: 'messages/keeping.yaml', schema })
