import { agentCards } from './agent-runner/cards.ts'
import { libraryEnd } from './agent-runner/end.ts'
import { spokenName } from './agent-runner/input-names.ts'
import { agentCount, libraryPage } from './agent-runner/page.ts'

/** The catalogue as ruled rows: what each agent does, what it needs, and what to know before running it. */
export const library = {
  title: libraryPage.title,
  description: libraryPage.description,
  heading: libraryPage.heading,
  lead: libraryPage.lead,
  groups: [
    {
      id: 'agents',
      heading: agentCount(agentCards.length),
      note: 'Each entry lists the inputs it needs from you.',
      rows: agentCards.map(({ name, description, inputs }) => ({
        name,
        text: description,
        data: inputs.map(spokenName).join(', '),
      })),
    },
    { id: 'good-to-know', ...libraryEnd.goodToKnow },
  ],
  closing: {
    question: `${libraryEnd.closing.heading} ${libraryEnd.closing.text}`,
    action: libraryEnd.closing.request,
  },
} as const
