import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine, template } from '#prerender/records/field-schemas.ts'

const action = v.strictObject({ name: singleLine(40), words: singleLine(80) })

/** The messages of the search: `content/messages/search.yaml`. */
const schema = v.strictObject({
  title: singleLine(40),
  field: singleLine(40),
  placeholder: singleLine(40),
  close: singleLine(40),
  results: v.strictObject({ none: singleLine(80), one: singleLine(40), many: template(['count'], 40) }),
  recent: singleLine(40),
  actions: singleLine(40),
  kinds: v.strictObject({
    best: singleLine(40),
    ...{ services: singleLine(40), products: singleLine(40), pages: singleLine(40), jobs: singleLine(40) },
    ...{ agents: singleLine(40), projects: singleLine(40), courses: singleLine(40), articles: singleLine(40) },
    questions: singleLine(40),
  }),
  more: singleLine(40),
  all: singleLine(40),
  empty: v.strictObject({ title: singleLine(40), text: singleLine(80), ask: singleLine(40) }),
  opening: singleLine(80),
  unloaded: v.strictObject({ title: singleLine(80), text: singleLine(80), page: singleLine(40) }),
  searching: singleLine(80),
  failed: v.strictObject({ title: singleLine(80), text: singleLine(80), again: singleLine(40) }),
  notHere: singleLine(40),
  do: v.strictObject({
    meeting: action,
    play: action,
    requests: action,
    stopMotion: action,
    startMotion: action,
    installation: action,
    deletion: action,
  }),
  nearest: v.strictObject({ heading: singleLine(40), ask: singleLine(40) }),
})

export const collection = defineCollection({ files: 'messages/search.yaml', schema })
