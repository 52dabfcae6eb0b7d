import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { counted, line } from '../fields.ts'

const notice = v.strictObject({ title: line(80), text: line(240) })

/** What visitors read of the library's page: `content/messages/library.yaml`. */
const schema = v.strictObject({
  page: v.strictObject({
    search: v.strictObject({ label: line(40), placeholder: line(40), categories: line(40) }),
    list: line(40),
    card: v.strictObject({ needs: line(40), badge: line(40), run: line(40), prompt: line(40) }),
    empty: v.strictObject({ title: line(40), text: line(80), clear: line(40) }),
    count: counted(40),
    prompt: v.strictObject({ note: line(80), copy: line(40), copied: line(40), copiedText: line(40) }),
    unloaded: v.strictObject({ offline: notice, outdated: notice }),
  }),
  end: v.strictObject({
    goodToKnow: v.strictObject({
      heading: line(40),
      rows: v.array(v.strictObject({ name: line(40), text: line(240) })),
    }),
    closing: v.strictObject({
      heading: line(40),
      text: line(80),
      request: line(40),
      keys: line(40),
      keysHint: line(160),
    }),
  }),
})

export const libraryMessages = { name: 'messages/library', files: 'messages/library.yaml', schema } as const

export type LibraryMessages = Fixed<v.InferOutput<typeof schema>>
