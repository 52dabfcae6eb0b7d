import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { isoDate, metaDescription, paragraph, singleLine, template } from '#prerender/records/field-schemas.ts'

const horizonItems = v.array(v.strictObject({ name: singleLine(50), text: paragraph(10, 160) }))
const notice = v.strictObject({ title: singleLine(60), text: paragraph(10, 180) })

/**
 * A block is one of these: a paragraph; a list; a sentence with a date after it; the button that deletes everything; or
 * a sentence, an email address and `end`. That address is the owner's or the one for grievances.
 */
const block = v.union(
  [
    paragraph(20, 1200),
    v.strictObject({ list: v.array(paragraph(10, 400)) }),
    v.strictObject({ write: paragraph(10, 300), to: v.optional(v.literal('grievance')), end: v.optional(v.string()) }),
    v.strictObject({ text: paragraph(10, 60), day: isoDate }),
    v.strictObject({ action: v.literal('delete') }),
  ],
  'a paragraph, or one of these: list; write (with to and end, if needed); text and day; action: delete',
)

/** The content of the privacy policy: `content/pages/privacy.yaml`. */
const schema = v.strictObject({
  title: singleLine(30),
  description: metaDescription,
  heading: singleLine(30),
  lead: paragraph(20, 200),
  horizon: v.strictObject({
    label: singleLine(100),
    leaving: singleLine(40),
    staying: singleLine(40),
    leaves: horizonItems,
    stays: horizonItems,
  }),
  sections: v.array(
    v.strictObject({
      /** The anchor of the section. */
      id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'lower-case words joined by hyphens')),
      heading: singleLine(60),
      blocks: v.array(block),
    }),
  ),
  deletion: v.strictObject({
    link: singleLine(30),
    button: singleLine(50),
    title: singleLine(60),
    goes: singleLine(80),
    lost: v.array(singleLine(100)),
    stays: paragraph(20, 400),
    keep: singleLine(20),
    confirm: singleLine(20),
    deleting: singleLine(20),
    done: notice,
    refused: notice,
    unloaded: notice,
    waiting: v.strictObject({ unknown: paragraph(20, 160), one: paragraph(20, 160), many: template(['count'], 200) }),
  }),
})

export const collection = defineCollection({ files: 'pages/privacy.yaml', schema })
