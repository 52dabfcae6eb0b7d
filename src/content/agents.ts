import { records } from 'virtual:records/agents'
import { record as connected } from 'virtual:records/facts/integrations'
import { record as languages } from 'virtual:records/facts/languages'
import { record as meetingReply } from 'virtual:records/facts/meetingReply'
import { record as support } from 'virtual:records/facts/support'
import { record as uptime } from 'virtual:records/facts/uptime'
import { records as tiles } from 'virtual:records/integrations'
import { record as words } from 'virtual:records/pages/agents'
import { STEP_MS } from './collaboration.ts'

/** The fields of the suite with their agents, in order (`agents.yaml`). Each is a ring of the chart; `ring` is its radius there. */
export const fields = records

/** The colour of a field: a spectral class, or patina (art direction §2). */
export type Tint = (typeof fields)[number]['tint']

/** What the page says of itself (`pages/agents.yaml`). */
export const agentsPage = words

export const agentsHead = {
  heading: words.heading,
  lead: words.lead,
  start: 'Get Started Today',
  schedule: 'Schedule Demo',
  key: 'A star is an agent, its four rays are four skills. A ring is a field.',
} as const

export const demo = {
  id: 'demo',
  heading: 'How Our AI Agents Work Together',
  text: 'One request through five agents, drawn as a timetable. A bar is work. A slanted line hands it over.',
  end: 'Answered',
  note: `Each step of the demonstration lasts ${STEP_MS / 1000} seconds. A real request takes as long as its work does.`,
} as const

export const suiteHeading = words.suite

export const integrations = {
  id: 'integrations',
  heading: 'Seamless Integrations',
  text: words.integrations,
  tiles,
} as const

/** What the page promises (spec §2.12). */
export const promises = {
  heading: 'What we promise',
  readings: [
    { figure: connected, name: 'app integrations' },
    { figure: support, name: 'availability' },
    { figure: languages, name: 'languages' },
    { figure: uptime, name: 'uptime guarantee' },
  ],
} as const

export const outsideChat = {
  heading: 'Talk to one of them here',
  text: 'A chat agent that another service runs. Nothing of it is loaded before you ask.',
  open: 'Load the chat agent',
  close: 'Remove the chat agent',
} as const

export const agentsClosing = {
  question: ['Which task', 'goes first?'],
  text: `Name one that nobody wants. Ask for a meeting, and we reply within ${meetingReply}.`,
  start: 'Start Your AI Journey',
  watch: 'Watch Demo',
} as const
