import { facts } from './facts.ts'

/** The AI-powered development process (spec §2.5); `lit` is the share of its moon that is lit. */
export const aiProcess = {
  heading: 'AI-powered development in three steps',
  lead: `Monthly packages start at ${facts.packagesFrom}.`,
  steps: [
    {
      id: 'analysis',
      name: 'AI Analysis',
      text: 'We study the work as it is: the tasks, the data, the waiting. You get a list of what is worth automating, in order.',
      lit: 0.12,
    },
    {
      id: 'development',
      name: 'AI-Assisted Development',
      text: 'Our engineers build with AI beside them. A\u00a0person reviews every line that ships.',
      lit: 0.5,
    },
    {
      id: 'optimization',
      name: 'AI Optimization',
      text: 'After launch we watch how it is used and tune what that shows: speed, answers, cost.',
      lit: 0.97,
    },
  ],
} as const
