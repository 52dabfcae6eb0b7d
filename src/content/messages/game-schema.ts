import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine, template } from '#prerender/records/field-schemas.ts'

/** The messages of the memory game: `content/messages/game.yaml`. */
const schema = v.strictObject({
  counters: v.strictObject({ moves: singleLine(40), time: singleLine(40), best: singleLine(40) }),
  start: singleLine(40),
  restart: singleLine(40),
  note: singleLine(80),
  complete: singleLine(80),
  best: singleLine(40),
  board: singleLine(40),
  card: v.strictObject({
    down: template(['row', 'column'], 80),
    up: template(['row', 'column', 'picture'], 80),
    matched: template(['row', 'column', 'picture'], 80),
  }),
  told: v.strictObject({
    dealt: singleLine(80),
    first: template(['picture'], 40),
    pair: template(['picture', 'pairs'], 80),
    last: template(['picture', 'moves'], 80),
    other: template(['picture', 'other'], 80),
  }),
})

export const collection = defineCollection({ files: 'messages/game.yaml', schema })
