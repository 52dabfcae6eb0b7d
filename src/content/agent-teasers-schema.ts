import * as v from 'valibot'
import { slugify } from '#lib/slugify.ts'
import { defineCollection, type ReadOtherCollection, type RecordOf } from '#prerender/records/collection.ts'
import { lucideIcon, paragraph, singleLine } from '#prerender/records/field-schemas.ts'
import { collection as agentsCollection } from './agents-schema.ts'

/** An agent of the suite that the home page shows: an item of `content/agent-teasers.yaml`. */
const schema = v.strictObject({
  /** The title of the agent in `agents.yaml`. */
  agent: singleLine(40),
  /** The text on the home page; defaults to the agent's description. */
  text: v.exactOptional(paragraph(30, 130)),
  icon: v.exactOptional(lucideIcon),
})

export const collection = defineCollection({
  files: 'agent-teasers.yaml',
  schema,
  idField: 'agent',
  references: { agent: 'agents.agents.title' },
  derive: deriveAgentTeasers,
})

type TeaserRecord = RecordOf<typeof schema>
export type AgentTeaser = { readonly name: string; readonly text: string; readonly icon: string }

/** Returns the teasers, with missing texts and icons taken from the agents themselves. */
export function deriveAgentTeasers(
  all: readonly TeaserRecord[],
  readOther: ReadOtherCollection,
): readonly AgentTeaser[] {
  const suiteAgents = readOther(agentsCollection).flatMap((field) => field.agents)
  return all.map(({ agent, text, icon: ownIcon }) => {
    const suiteAgent = suiteAgents.find(({ title }) => slugify(title) === slugify(agent))
    return {
      name: suiteAgent?.title ?? agent,
      text: text ?? suiteAgent?.description ?? '',
      icon: ownIcon ?? suiteAgent?.icon ?? 'bot',
    }
  })
}
