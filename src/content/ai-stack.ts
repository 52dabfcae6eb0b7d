import { facts } from './facts.ts'

/** The AI technology stack (spec §2.5), from what people meet down to what carries it. */
export const aiStack = {
  heading: 'The AI technology stack',
  lead: 'Cut through any agent we ship, and this is what you find, from what people meet down to what carries it.',
  layers: [
    {
      name: 'Conversation',
      text: `Chat, voice and mail, in ${facts.languages} languages`,
      parts: ['Chat widgets', 'Voice', 'Inbox agents'],
    },
    { name: 'Agents', text: 'Plans, tools and hand-overs', parts: ['LangChain', 'Tool calling', 'Workflows'] },
    { name: 'Models', text: 'The right size for the task', parts: ['GPT', 'Claude', 'Gemini'] },
    {
      name: 'Knowledge',
      text: 'Your documents, indexed and cited',
      parts: ['PostgreSQL', 'Vector search', 'Redis'],
    },
    { name: 'Hosting', text: `Where it all runs, ${facts.uptime} uptime`, parts: ['AWS', 'Docker', 'Kubernetes'] },
  ],
} as const
