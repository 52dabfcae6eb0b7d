import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose } from '../fields.ts'

/** The words of `/agents`: `content/pages/agents.yaml`. */
const schema = v.strictObject({
  head: v.strictObject({
    title: line(40),
    description,
    heading: v.strictTuple([line(24), line(24)]),
    lead: prose(40, 220),
    start: line(24),
    schedule: line(20),
    key: prose(20, 110),
  }),
  suite: line(40),
  integrations: v.strictObject({ heading: line(36), text: prose(40, 200) }),
  demo: v.strictObject({ heading: line(50), text: prose(20, 160), end: line(12), note: prose(20, 160) }),
  promises: v.strictObject({
    heading: line(30),
    readings: v.array(v.strictObject({ figure: line(12), name: line(24) })),
  }),
  outsideChat: v.strictObject({ heading: line(40), text: prose(20, 120), open: line(30), close: line(30) }),
  closing: v.strictObject({
    question: v.strictTuple([line(20), line(20)]),
    text: prose(20, 120),
    start: line(30),
    watch: line(20),
  }),
})

export const agentsWords = { name: 'pages/agents', files: 'pages/agents.yaml', schema } as const

export type AgentsWords = Fixed<v.InferOutput<typeof schema>>
