import { facts } from './facts.ts'

/** The teaser of `/agents`: four of its fifteen agents. */
export const agentTeaser = {
  heading: 'AI agents and chatbots',
  lead: `Over ${Number.parseInt(facts.aiAgents, 10)} agents in service, available ${facts.support}.`,
  agents: [
    {
      id: 'support',
      name: 'Customer support',
      text: 'Answers on the site, in mail and in chat, and hands over what should reach a person.',
    },
    { id: 'sales', name: 'Sales assistant', text: 'Qualifies a lead, books the call and writes the follow-up.' },
    { id: 'research', name: 'Research assistant', text: 'Reads the long documents and cites the page it used.' },
    {
      id: 'resumes',
      name: 'Resume screener',
      text: 'Sorts applications by your criteria and gives its reason for each. A\u00a0person decides.',
    },
  ],
} as const
