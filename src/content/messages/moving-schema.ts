import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine, template } from '#prerender/records/field-schemas.ts'

/** The messages of animations and carousels: `content/messages/moving.yaml`. */
const schema = v.strictObject({
  terminal: v.strictObject({
    name: singleLine(40),
    title: singleLine(40),
    place: template(['number', 'all'], 40),
    shows: singleLine(240),
  }),
  galaxy: v.strictObject({ name: singleLine(40), unsupported: singleLine(80) }),
  diagram: v.strictObject({ name: singleLine(40), shows: singleLine(160) }),
  everything: v.strictObject({
    stop: singleLine(40),
    start: singleLine(40),
    stopped: singleLine(80),
    started: singleLine(80),
  }),
  paging: v.strictObject({
    previous: template(['one'], 40),
    next: template(['one'], 40),
    place: template(['number', 'all'], 40),
  }),
  carousel: template(['all'], 40),
  orbit: singleLine(40),
  day: singleLine(40),
  globe: singleLine(40),
  timetable: singleLine(40),
  testimonials: v.strictObject({
    one: singleLine(30),
    spoken: template(['number', 'all'], 40),
    project: template(['title'], 40),
  }),
})

export const collection = defineCollection({ files: 'messages/moving.yaml', schema })
