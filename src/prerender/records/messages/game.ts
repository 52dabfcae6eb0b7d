import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line, template } from '../fields.ts'

/** What visitors read of the memory game: `content/messages/game.yaml`. */
const schema = v.strictObject({
  counters: v.strictObject({ moves: line(40), time: line(40), best: line(40) }),
  start: line(40),
  restart: line(40),
  note: line(80),
  complete: line(80),
  best: line(40),
  board: line(40),
  card: v.strictObject({
    down: template(['row', 'column'], 80),
    up: template(['row', 'column', 'picture'], 80),
    matched: template(['row', 'column', 'picture'], 80),
  }),
  told: v.strictObject({
    dealt: line(80),
    first: template(['picture'], 40),
    pair: template(['picture', 'pairs'], 80),
    last: template(['picture', 'moves'], 80),
    other: template(['picture', 'other'], 80),
  }),
})

export const gameMessages = { name: 'messages/game', files: 'messages/game.yaml', schema } as const

export type GameMessages = Fixed<v.InferOutput<typeof schema>>
