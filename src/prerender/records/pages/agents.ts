import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose } from '../fields.ts'

/** The words of `/agents` that count what is listed: `content/pages/agents.yaml`. */
const schema = v.strictObject({
  description,
  heading: v.strictTuple([line(24), line(24)]),
  lead: prose(40, 200),
  suite: line(40),
  integrations: prose(40, 200),
})

export const agentsWords = { name: 'pages/agents', files: 'pages/agents.yaml', schema } as const

export type AgentsWords = Fixed<v.InferOutput<typeof schema>>
