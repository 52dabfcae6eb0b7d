import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'
import { features, questions } from './service-groups.ts'

const from = `from ${facts.packagesFrom} a month`

export const outline: Outline = {
  path: paths.apis,
  title: 'API Development & Integration',
  description:
    'Custom APIs and links between your tools, with documentation, sound authentication and measured response times.',
  heading: 'API Development & Integration',
  lead: 'Systems that talk, so that nobody copies numbers from one window to another. Each connection is documented and watched.',
  groups: [
    features('What we build between systems', [
      {
        name: 'Custom APIs',
        text: 'Endpoints named after your business, with versions, so that a change does not break an older client.',
      },
      {
        name: 'Third-party integration',
        text: 'Payment, CRM, accounts and parcel services connected, with a queue for the hours when one of them is down.',
      },
      {
        name: 'Documentation',
        text: 'An OpenAPI description with examples that are run as tests, so the pages stay true.',
      },
      {
        name: 'Authentication and security',
        text: 'Each client has its own key with the fewest rights it needs, and every call leaves an entry in a log.',
      },
      {
        name: 'Performance optimisation',
        text: 'Slow queries are found under load, and answers that seldom change come from a cache.',
      },
    ]),
    questions([
      {
        name: 'How long does it take?',
        text: `A platform with many clients counts as a complex app: ${facts.complexAppTime}. For a single link you get a date once we have read both documentations.`,
      },
      {
        name: 'What does it cost?',
        text: 'The number of systems and the state of their documentation set the price.',
        data: from,
      },
      {
        name: 'What do you need from us?',
        text: 'Test access to each system, and a person who knows what the fields mean in your business.',
      },
      {
        name: 'What if the other side changes?',
        text: 'Monitoring tells us when answers look different, and data waits in the queue until the link is repaired.',
      },
    ]),
  ],
  closing: {
    question: 'Which two systems should agree?',
    action: { label: 'Start API Project', href: paths.contact },
  },
}
