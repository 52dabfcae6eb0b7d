import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { day, description, line, prose, template } from '../fields.ts'

const marks = v.array(v.strictObject({ name: line(50), text: prose(10, 160) }))
const notice = v.strictObject({ title: line(60), text: prose(10, 180) })

/**
 * A paragraph; a list; a sentence that ends in an address and `end`, the owner's or that for grievances; a sentence that ends
 * in a day; the button that deletes everything.
 */
const block = v.union(
  [
    prose(20, 1200),
    v.strictObject({ list: v.array(prose(10, 400)) }),
    v.strictObject({ write: prose(10, 300), to: v.optional(v.literal('grievance')), end: v.optional(v.string()) }),
    v.strictObject({ text: prose(10, 60), day }),
    v.strictObject({ action: v.literal('delete') }),
  ],
  'a paragraph, or one of: list, write (and to, end), text and day, action: delete',
)

/** The words of the privacy policy: `content/pages/privacy.yaml`. */
const schema = v.strictObject({
  title: line(30),
  description,
  heading: line(30),
  lead: prose(20, 200),
  horizon: v.strictObject({ label: line(100), leaving: line(40), staying: line(40), leaves: marks, stays: marks }),
  sections: v.array(
    v.strictObject({
      /** The anchor of the section. */
      id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'lower-case words joined by hyphens')),
      heading: line(60),
      blocks: v.array(block),
    }),
  ),
  deletion: v.strictObject({
    button: line(50),
    title: line(60),
    goes: line(80),
    lost: v.array(line(100)),
    stays: prose(20, 400),
    keep: line(20),
    confirm: line(20),
    deleting: line(20),
    done: notice,
    refused: notice,
    unloaded: notice,
    waiting: v.strictObject({ unknown: prose(20, 160), one: prose(20, 160), many: template(['count'], 200) }),
  }),
})

export const privacyWords = { name: 'pages/privacy', files: 'pages/privacy.yaml', schema } as const

export type PrivacyWords = Fixed<v.InferOutput<typeof schema>>
