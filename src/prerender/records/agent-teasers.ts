import * as v from 'valibot'
import { slugify } from '#lib/slugify.ts'
import { agentsCollection } from './agents.ts'
import type { ReadOtherCollection, RecordOf } from './collection.ts'
import { lucideIcon, paragraph, singleLine } from './field-schemas.ts'

/** An agent of the suite that the home page shows: an item of `content/agent-teasers.yaml`. */
const schema = v.strictObject({
  /** Its title. */
  agent: singleLine(40),
  /** What is said of it here; its description where there is nothing. */
  text: v.exactOptional(paragraph(30, 130)),
  icon: v.exactOptional(lucideIcon),
})

export const agentTeasersCollection = {
  name: 'agent-teasers',
  files: 'agent-teasers.yaml',
  schema,
  listedBy: 'agent',
  refers: { agent: 'agents.agents.title' },
} as const

type Read = RecordOf<typeof schema>
export type AgentTeaser = { readonly name: string; readonly text: string; readonly icon: string }

/** Returns the teasers with what the agents say of themselves. */
export function deriveAgentTeasers(all: readonly Read[], others: ReadOtherCollection): readonly AgentTeaser[] {
  const inSuite = others(agentsCollection).flatMap((field) => field.agents)
  return all.map(({ agent, text, icon: own }) => {
    const named = inSuite.find(({ title }) => slugify(title) === slugify(agent))
    return {
      name: named?.title ?? agent,
      text: text ?? named?.description ?? '',
      icon: own ?? named?.icon ?? 'bot',
    }
  })
}
