import { facts, trainingBatches } from './facts.ts'

/** Four, in the order of spec §2.11. */
export const trainingBenefits = [
  { id: 'hands-on', name: 'Hands-on training', text: 'You build something in every session and keep the files.' },
  { id: 'experts', name: 'Expert instructors', text: 'The people who teach also build agents for clients.' },
  {
    id: 'community',
    name: 'Community access',
    text: 'Keep asking the group and the instructors after the course has ended.',
  },
  {
    id: 'beginners',
    name: 'Beginner friendly',
    text: 'Bring a laptop and a task you want to be rid of. Code comes later.',
  },
] as const

/** Two courses of six topics. */
export const trainingCourses = [
  {
    id: 'agentic-ai-automation',
    name: 'Agentic AI Automation',
    text: 'Build an agent that does a job from the first message to the last.',
    topics: [
      {
        name: 'What an agent is, and what it is not',
        text: 'Tell a chatbot, a script and an agent apart, and choose the simplest that does the job.',
      },
      {
        name: 'Tools and function calls',
        text: 'Let a model look up an order or book a date, with inputs you check first.',
      },
      {
        name: 'Memory and knowledge bases',
        text: 'Give the agent your documents and make it name the page it used.',
      },
      {
        name: 'Several agents on one job',
        text: 'Split a task between agents, and decide what they hand over to each other.',
      },
      {
        name: 'Limits, logs and costs',
        text: 'Set a budget and a stop rule, and read a log to find out why a run went wrong.',
      },
      {
        name: 'One agent in production',
        text: 'Put your own agent to work on a real task, with a person who signs off.',
      },
    ],
  },
  {
    id: 'vibe-coding',
    name: 'Vibe Coding',
    text: 'Say what you want, read what comes back, ship what holds.',
    topics: [
      {
        name: 'Describing a program in plain words',
        text: 'Write a brief that a model can follow, with examples of right and wrong results.',
      },
      {
        name: 'Reading code you did not write',
        text: 'Follow a program from its input to its output without knowing every word of it.',
      },
      {
        name: 'Small steps, each one tested',
        text: 'Ask for one change at a time, and keep a test that tells you when something broke.',
      },
      {
        name: 'Finding a fault by conversation',
        text: 'Give the model the error, the expectation and the smallest case that shows it.',
      },
      {
        name: 'Security before you share',
        text: 'Keep keys out of the code, check what users can type, and know which data you hold.',
      },
      { name: 'A working app, online', text: 'Publish what you built, with a way back to yesterday’s version.' },
    ],
  },
] as const

/** What each batch of spec §9 teaches. */
export const batchTexts = {
  'Agentic AI Fundamentals': 'The Agentic AI Automation course, with a task from your own work.',
  'Vibe Coding Masterclass': `The Vibe Coding course, partly online and partly in one room in ${facts.city}.`,
  'Complete AI Automation Bundle':
    'Both courses in one run of eight weeks, all of it online, for whoever will look after the agents later.',
} as const satisfies Readonly<Record<(typeof trainingBatches)[number]['name'], string>>

/** The calendar the batches are drawn on. */
export const batchCalendar = { from: '2025-08-01', until: '2025-11-01' } as const

const [fundamentals] = trainingBatches

/** What the page says. A button that leads to the form names the interest level it stands for (spec §3). */
export const trainingPage = {
  title: 'Agentic AI Training',
  description: `Two courses, Agentic AI Automation and Vibe Coding, taught in three batches from ${fundamentals.price} for people who want to build.`,
  heading: 'Train people, then agents',
  lead: 'Agentic AI training for teams and for people who want to build. Two courses, three batches, no code needed on day one.',
  enroll: { label: 'Enroll Now', level: 'Ready to enroll' },
  start: { label: 'Get Started', level: 'Need more information' },
  waitlist: { label: 'Join the Waitlist', level: 'Seriously considering', batch: 'Waitlist for the next batch' },
  expert: { label: 'Talk to an Expert' },
  globe: {
    name: 'A globe that turns about its leaning axis.',
    counting: 'steps since you opened this page',
    still: 'steps in one turn of the globe',
  },
  benefits: { heading: 'What you get' },
  courses: {
    heading: 'Two courses, dark to full',
    note: 'Six topics each. The moon beside a topic shows how far you have come.',
  },
  batches: {
    heading: 'Upcoming batches',
    note: 'To scale, from August to the end of October 2025; one block is one week. If a date has passed, join the waitlist for the next one.',
  },
  inquiry: {
    heading: ['Not sure yet?', 'Ask first'],
    lead: 'Tell us where you stand. If no batch fits, join the waitlist and we write before the next one opens. A person reads what you send.',
  },
} as const

/** The batches as the inquiry names them. */
export const batchChoices: readonly string[] = [...trainingBatches.map(choiceOf), trainingPage.waitlist.batch]

export function choiceOf({ name, date }: { readonly name: string; readonly date: string }): string {
  return `${name}, ${date}`
}
