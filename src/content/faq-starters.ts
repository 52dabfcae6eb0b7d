import { paths } from './paths.ts'

type Four = readonly [string, string, string, string]

const anywhere: Four = [
  'How much does a website cost?',
  'How long does a project take?',
  'What services do you offer?',
  'How do I book a meeting?',
]

/** By the path of a page, which speaks for the pages below it as well. */
const byPage: Readonly<Record<string, Four>> = {
  [paths.services]: [
    'How much does a website cost?',
    'How does a project go, step by step?',
    'Do you maintain a project after the launch?',
    'How do I get a quote?',
  ],
  [paths.refer]: [
    'How much can I earn with a referral?',
    'How do I make a referral?',
    'When and how is the referral commission paid?',
    'Who can refer a client, and is there a limit on referrals?',
  ],
  [paths.training]: [
    'Which course suits me?',
    'What are the training fees?',
    'When do the training batches start?',
    'Do I need to know programming for the training?',
  ],
  [paths.projects]: [
    'Who will work on my project?',
    'How long does a project take?',
    'How does a project go, step by step?',
    'Can you take over an unfinished project?',
  ],
  [paths.products]: [
    'Which products do you sell, and what do they cost?',
    'How do I choose a plan, and is there a free trial?',
    'Can a product be adapted to us?',
    'Can I cancel a package?',
  ],
  [paths.jobs]: [
    'How do I apply for a job, and where do I send my CV?',
    'Can I work remotely?',
    'Do you hire freshers or interns?',
    'What happens after I apply?',
  ],
  [paths.contact]: [
    'How fast do you reply?',
    'What are your opening hours?',
    'How do I book a meeting?',
    'What do you need from me to start?',
  ],
  [paths.agents]: [
    'What can AI do for my business?',
    'How much does an AI agent or chatbot cost?',
    'Which apps can your agents connect to?',
    'Can I see a demo of an AI agent?',
  ],
  [paths.agentsLibrary]: [
    'How do I run an agent from the library?',
    'Do I need my own API key, and where do I get one?',
    'Is my API key safe?',
    'Is the library free?',
  ],
}

/**
 * Returns the four questions that the chat offers under its welcome on a page: titles of FAQ entries, word for word. A page
 * without questions of its own has those of the nearest page above it, or the ones for anywhere.
 */
export function startersFor(path: string): Four {
  const above = Object.entries(byPage).filter(([page]) => `${path}/`.startsWith(`${page}/`))
  const [nearest] = above.sort(([a], [b]) => b.length - a.length)
  return nearest?.[1] ?? anywhere
}
