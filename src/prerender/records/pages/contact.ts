import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose, template } from '../fields.ts'

/** The words of the page: `content/pages/contact.yaml`. */
const schema = v.strictObject({
  head: v.strictObject({
    title: line(20),
    description,
    heading: line(20),
    lead: prose(10, 200),
    ways: v.strictObject({ phone: line(20), email: line(20), hours: line(20) }),
  }),
  plan: template(['product', 'price'], 100),
  office: v.strictObject({
    phones: v.array(line(20)),
    address: v.array(line(40)),
    hours: v.array(line(40)),
    headquarters: line(70),
  }),
  meeting: v.strictObject({
    heading: line(40),
    tagline: prose(10, 140),
    expectHeading: line(30),
    expect: v.array(line(60)),
    timeHint: prose(10, 80),
    placeholder: line(90),
    promise: line(50),
  }),
})

export const contactWords = { name: 'pages/contact', files: 'pages/contact.yaml', schema } as const

export type ContactWords = Fixed<v.InferOutput<typeof schema>>
