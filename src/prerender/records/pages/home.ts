import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { between, description, icon, line, prose } from '../fields.ts'

const percent = between(0, 100)
const spot = v.strictTuple([percent, percent])
const reason = v.strictObject({ name: line(30), text: prose(20, 120) })
/** A link's words, and what a screen reader hears after them. */
const more = v.strictTuple([line(20), line(30)])
const script = v.strictObject({ lines: v.array(v.strictObject({ text: line(44), result: v.optional(line(10)) })) })
const agent = v.strictObject({ name: line(18), does: line(30) })
const step = line(50)
const activity = v.strictObject({ action: line(36), outcome: v.strictTuple([line(40), line(40)]) })

/** The words of the home page: `content/pages/home.yaml`. */
const schema = v.strictObject({
  meta: v.strictObject({ title: line(60), description }),
  sections: v.array(v.strictObject({ id: line(20), name: line(24) })),
  hero: v.strictObject({
    heading: v.strictTuple([line(16), line(40)]),
    lead: prose(40, 240),
    start: line(20),
    explore: line(30),
  }),
  terminal: v.strictTuple([script, script, script]),
  journey: v.strictObject({
    heading: v.strictTuple([line(40), line(36)]),
    callouts: v.array(v.strictObject({ name: line(30), text: line(44), point: spot, words: spot })),
    action: line(24),
  }),
  readings: v.strictObject({
    heading: line(40),
    note: prose(20, 120),
    items: v.array(v.strictObject({ name: line(20), value: v.number(), unit: line(4), most: between(1, 10000) })),
  }),
  workflow: v.strictObject({
    heading: line(40),
    tagline: line(50),
    lead: prose(20, 160),
    agents: v.strictObject({ input: agent, analyzer: agent, processor: agent, knowledge: agent, output: agent }),
    steps: v.strictTuple([step, step, step, step, step, step, step, step]),
  }),
  aiProducts: v.strictObject({
    heading: line(50),
    lead: prose(20, 160),
    items: v.array(
      v.strictObject({
        slug: line(20),
        title: line(40),
        description: prose(20, 150),
        features: v.array(line(36)),
      }),
    ),
  }),
  why: v.strictObject({
    heading: line(30),
    benefits: v.array(v.strictObject({ icon, ...reason.entries })),
    support: reason,
    roi: v.strictObject({ ...reason.entries, labels: v.strictTuple([line(10), line(10)]) }),
  }),
  agents: v.strictObject({ heading: line(40), lead: prose(20, 100), action: line(36), more: line(20) }),
  integrations: v.strictObject({
    heading: line(50),
    readings: v.array(v.strictObject({ value: line(12), name: line(20) })),
    action: line(30),
  }),
  orbit: v.strictObject({ heading: v.strictTuple([line(34), line(20)]), text: prose(40, 200) }),
  personas: v.strictObject({ heading: line(50), text: prose(20, 140) }),
  team: v.strictObject({ heading: line(40), text: prose(20, 100) }),
  process: v.strictObject({
    heading: line(60),
    lead: prose(20, 100),
    steps: v.array(v.strictObject({ id: line(20), name: line(36), text: prose(20, 180), lit: between(0, 1) })),
  }),
  stack: v.strictObject({
    heading: line(40),
    lead: prose(20, 160),
    layers: v.array(v.strictObject({ name: line(18), text: line(60), parts: v.array(line(20)) })),
  }),
  humanDay: v.strictObject({
    heading: line(40),
    activities: v.strictObject({
      coffee: activity,
      laptop: activity,
      phone: activity,
      mail: activity,
      chat: activity,
      calendar: activity,
    }),
  }),
  mission: v.strictObject({ heading: line(50), text: prose(40, 240), join: line(24), more }),
  refer: v.strictObject({
    heading: line(50),
    lead: prose(20, 180),
    text: prose(20, 140),
    action: line(24),
    more,
  }),
  firstLight: v.strictObject({ heading: line(50), text: prose(20, 100), touch: line(20), services: line(20) }),
})

export const homeWords = { name: 'pages/home', files: 'pages/home.yaml', schema } as const

export type HomeWords = Fixed<v.InferOutput<typeof schema>>
