import { records } from 'virtual:records/agent-teasers'
import { record as aiAgents } from 'virtual:records/facts/aiAgents'
import { record as support } from 'virtual:records/facts/support'

/** The teaser of `/agents`: some of its agents (`agent-teasers.yaml`). */
export const agentTeaser = {
  heading: 'AI agents and chatbots',
  lead: `Over ${Number.parseInt(aiAgents, 10)} agents in service, available ${support}.`,
  agents: records,
} as const
