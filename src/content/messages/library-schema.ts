import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { pluralForms, singleLine } from '#prerender/records/field-schemas.ts'

const notice = v.strictObject({ title: singleLine(80), text: singleLine(240) })

/** The messages of the library page: `content/messages/library.yaml`. */
const schema = v.strictObject({
  page: v.strictObject({
    search: v.strictObject({ label: singleLine(40), placeholder: singleLine(40), categories: singleLine(40) }),
    list: singleLine(40),
    unscripted: singleLine(160),
    card: v.strictObject({
      needs: singleLine(40),
      badge: singleLine(40),
      run: singleLine(40),
      sample: singleLine(40),
      prompt: singleLine(40),
    }),
    empty: v.strictObject({ title: singleLine(40), text: singleLine(80), clear: singleLine(40) }),
    count: pluralForms(40),
    prompt: v.strictObject({
      note: singleLine(80),
      copy: singleLine(40),
      copied: singleLine(40),
      copiedText: singleLine(40),
    }),
    unloaded: v.strictObject({ offline: notice, outdated: notice }),
  }),
  end: v.strictObject({
    goodToKnow: v.strictObject({
      heading: singleLine(40),
      rows: v.array(v.strictObject({ name: singleLine(40), text: singleLine(240) })),
    }),
    closing: v.strictObject({
      heading: singleLine(40),
      text: singleLine(80),
      request: singleLine(40),
      keys: singleLine(40),
      keysHint: singleLine(160),
    }),
  }),
})

export const collection = defineCollection({ files: 'messages/library.yaml', schema })
