import { trainingBatches } from '#content/facts.ts'
import { messages } from '#content/messages.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'

const [fundamentals, masterclass, bundle] = trainingBatches

/** How a batch is run, in one line of data. */
function runOf({ date, mode, duration, price }: (typeof trainingBatches)[number]): string {
  return [date, mode, duration, price].join(' · ')
}

export const outline: Outline = {
  path: paths.training,
  title: 'Agentic AI Training',
  description: `Two courses, ${fundamentals.price} each or ${bundle.price} together: Agentic AI Automation and Vibe Coding, taught in three batches for people who want to build.`,
  heading: 'Train people, then agents',
  lead: 'Agentic AI training for teams and for people who want to build. Two courses, three batches, no code needed on day one.',
  groups: [
    {
      id: 'benefits',
      heading: 'What you get',
      rows: [
        { name: 'Hands-on training', text: 'You build something in every session and keep the files.' },
        { name: 'Expert instructors', text: 'The people who teach also build agents for clients.' },
        { name: 'Community access', text: 'You can ask the group and the instructors after the course has ended.' },
        {
          name: 'Beginner friendly',
          text: 'You need a laptop and a task you would like to get rid of. The code comes later.',
        },
      ],
    },
    {
      id: 'agentic-ai-automation',
      heading: 'Agentic AI Automation',
      note: 'Build an agent that does a job from the first message to the last. Six topics.',
      rows: [
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
      heading: 'Vibe Coding',
      note: 'Say what you want, read what comes back, ship what holds. Six topics.',
      rows: [
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
        {
          name: 'A working app, online',
          text: 'Publish what you built, with a way back to yesterday’s version.',
        },
      ],
    },
    {
      id: 'batches',
      heading: 'Three batches',
      note: 'If a date has passed, ask us for the next one.',
      rows: [
        {
          name: fundamentals.name,
          text: 'The Agentic AI Automation course, with a task from your own work.',
          data: runOf(fundamentals),
        },
        {
          name: masterclass.name,
          text: 'The Vibe Coding course, partly online and partly in one room.',
          data: runOf(masterclass),
        },
        {
          name: bundle.name,
          text: 'Both courses in one run, for the person who will look after the agents later.',
          data: runOf(bundle),
        },
      ],
    },
  ],
  closing: { question: 'Not sure yet? Ask first.', action: { label: 'Talk to an Expert', chatText: messages.expert } },
}
