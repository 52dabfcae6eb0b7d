import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line, template } from '../fields.ts'

/** What visitors read of what moves: `content/messages/moving.yaml`. */
const schema = v.strictObject({
  terminal: v.strictObject({
    name: line(40),
    title: line(40),
    place: template(['number', 'all'], 40),
    shows: line(240),
  }),
  galaxy: v.strictObject({ name: line(40), unsupported: line(80) }),
  diagram: v.strictObject({ name: line(40), shows: line(160) }),
  paging: v.strictObject({
    previous: template(['one'], 40),
    next: template(['one'], 40),
    place: template(['number', 'all'], 40),
  }),
  carousel: template(['all'], 40),
  orbit: line(40),
  day: line(40),
  globe: line(40),
  timetable: line(40),
  testimonials: v.strictObject({
    one: line(30),
    spoken: template(['number', 'all'], 40),
    project: template(['title'], 40),
  }),
})

export const movingMessages = { name: 'messages/moving', files: 'messages/moving.yaml', schema } as const

export type MovingMessages = Fixed<v.InferOutput<typeof schema>>
