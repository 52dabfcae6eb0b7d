import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of `/agents`: `content/pages/agents.yaml`. */
const schema = v.strictObject({
  head: v.strictObject({
    title: singleLine(40),
    description: metaDescription,
    heading: v.strictTuple([singleLine(24), singleLine(24)]),
    lead: paragraph(40, 240),
    start: singleLine(24),
    schedule: singleLine(20),
  }),
  suite: singleLine(40),
  integrations: v.strictObject({ heading: singleLine(36), text: paragraph(40, 200) }),
  demo: v.strictObject({
    heading: singleLine(50),
    text: paragraph(20, 160),
    end: singleLine(12),
    note: paragraph(20, 160),
  }),
  promises: v.strictObject({
    heading: singleLine(30),
    readings: v.array(v.strictObject({ figure: singleLine(12), name: singleLine(24) })),
  }),
  outsideChat: v.strictObject({
    heading: singleLine(40),
    text: paragraph(20, 120),
    open: singleLine(30),
    close: singleLine(30),
  }),
  closing: v.strictObject({
    question: v.strictTuple([singleLine(20), singleLine(20)]),
    text: paragraph(20, 120),
    start: singleLine(30),
    watch: singleLine(20),
  }),
})

export const collection = defineCollection({ files: 'pages/agents.yaml', schema })
