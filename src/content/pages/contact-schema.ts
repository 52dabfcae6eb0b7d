import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine, template } from '#prerender/records/field-schemas.ts'

/** The content of the contact page: `content/pages/contact.yaml`. */
const schema = v.strictObject({
  head: v.strictObject({
    title: singleLine(60),
    description: metaDescription,
    heading: singleLine(20),
    lead: paragraph(10, 220),
    ways: v.strictObject({ phone: singleLine(20), email: singleLine(20), sheet: singleLine(20) }),
    sheet: singleLine(40),
    call: singleLine(20),
    meet: singleLine(30),
  }),
  plan: template(['product', 'price'], 100),
  office: v.strictObject({
    phones: v.array(singleLine(20)),
    address: v.array(singleLine(40)),
    hours: v.array(singleLine(40)),
    headquarters: singleLine(200),
  }),
  meeting: v.strictObject({
    way: singleLine(40),
    heading: singleLine(40),
    tagline: paragraph(10, 140),
    expectHeading: singleLine(30),
    expect: v.array(singleLine(60)),
    timeHint: paragraph(10, 80),
    placeholder: singleLine(90),
    promise: singleLine(180),
  }),
})

export const collection = defineCollection({ files: 'pages/contact.yaml', schema })
