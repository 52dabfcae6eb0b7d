import { records } from 'virtual:records/agent-teasers'
import { facts } from './facts.ts'

/** The teaser of `/agents`: some of its agents (`agent-teasers.yaml`). */
export const agentTeaser = {
  heading: 'AI agents and chatbots',
  lead: `Over ${Number.parseInt(facts.aiAgents, 10)} agents in service, available ${facts.support}.`,
  agents: records,
} as const
