import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { paragraph, singleLine, template } from '#prerender/records/field-schemas.ts'

const page = { title: singleLine(60), text: paragraph(10, 240) }
const question = v.strictObject({ ...page, button: singleLine(40) })

/** What the mail relay writes: `content/messages/relay.yaml`. */
const schema = v.strictObject({
  request: v.strictObject({
    subject: template(['reference'], 60),
    subjectFrom: template(['reference', 'visitor'], 60),
    fields: v.strictObject({
      from_name: singleLine(20),
      from_email: singleLine(20),
      phone_number: singleLine(20),
      meeting_date: singleLine(20),
      meeting_time: singleLine(20),
    }),
    field: template(['label', 'value'], 40),
  }),
  confirmation: v.strictObject({
    subject: singleLine(80),
    paragraphs: v.array(template(['link'], 240)),
  }),
  pages: v.strictObject({
    confirm: question,
    confirmed: v.strictObject({ ...page, link: singleLine(40) }),
    leave: question,
    left: v.strictObject(page),
    invalid: v.strictObject(page),
  }),
})

export const collection = defineCollection({ files: 'messages/relay.yaml', schema })
