import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { pluralForms, singleLine, template } from '#prerender/records/field-schemas.ts'

/** The messages of the memory game: `content/messages/game.yaml`. */
const schema = v.strictObject({
  counters: v.strictObject({ moves: singleLine(40), time: singleLine(40), best: singleLine(40) }),
  start: singleLine(20),
  restart: singleLine(20),
  today: singleLine(20),
  random: singleLine(20),
  note: singleLine(160),
  skyNote: template(['date'], 160),
  unscripted: singleLine(160),
  complete: singleLine(80),
  best: singleLine(40),
  result: v.strictObject({
    found: template(['moves', 'time', 'best'], 160),
    foundOnly: template(['moves', 'time'], 160),
    newBest: template(['moves', 'time'], 160),
    sky: template(['date', 'moves', 'time', 'best'], 160),
    skyOnly: template(['date', 'moves', 'time'], 160),
    again: singleLine(20),
  }),
  time: v.strictObject({
    seconds: pluralForms(40),
    minutes: pluralForms(40),
    both: template(['minutes', 'seconds'], 40),
  }),
  share: v.strictObject({
    title: singleLine(40),
    found: template(['moves', 'time'], 80),
    sky: template(['date', 'moves', 'time'], 80),
    seconds: template(['seconds'], 20),
    minutes: template(['minutes', 'seconds'], 40),
    copied: singleLine(40),
    failed: singleLine(40),
    failedHint: singleLine(80),
  }),
  board: singleLine(40),
  card: v.strictObject({
    down: template(['row', 'column'], 80),
    up: template(['row', 'column', 'picture'], 80),
    matched: template(['row', 'column', 'picture'], 80),
  }),
  told: v.strictObject({
    dealt: singleLine(80),
    sky: template(['date'], 80),
    first: template(['picture'], 40),
    pair: template(['picture', 'pairs'], 80),
    other: template(['picture', 'other'], 80),
  }),
})

export const collection = defineCollection({ files: 'messages/game.yaml', schema })
