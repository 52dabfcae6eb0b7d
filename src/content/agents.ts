import { STEP_MS } from './collaboration.ts'
import { facts } from './facts.ts'

/** The colour of a field: a spectral class, or patina (art direction §2). */
export type Tint = 'o' | 'm' | 'a' | 'k' | 'g' | 'cold'

type Agent = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly features: readonly [string, string, string, string]
  /** Its star on the chart of the page's head: degrees clockwise from the right, and the side its name stands on. */
  readonly star: { readonly name: string; readonly degrees: number; readonly side: 'left' | 'right' }
}

/** An agent category (spec §3). Each is a ring of the chart; `ring` is its radius there. */
export type AgentField = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly tint: Tint
  readonly ring: number
  readonly agents: readonly Agent[]
}

export const agentsHead = {
  heading: ['Fifteen agents,', 'ready to work'],
  lead: `AI agents and chatbots in six fields. Available ${facts.support}, in ${facts.languages} languages, inside the tools you already use.`,
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

export const suiteHeading = 'Six fields, one team'

/** Fifteen agents in six fields (spec §3). Where a star stands keeps 30 px between the names (art direction §9). */
export const fields = [
  {
    id: 'business',
    title: 'Business',
    description: 'The desk work that arrives every day.',
    tint: 'o',
    ring: 640,
    agents: [
      {
        id: 'customer-support',
        title: 'Customer support',
        description: 'Answers on the site, in mail and in chat, and hands over what should reach a person.',
        features: [
          `${facts.languages} languages`,
          'Order and account lookup',
          'Hand-over with the whole thread',
          `Works ${facts.support}`,
        ],
        star: { name: 'Customer support', degrees: -17.5, side: 'left' },
      },
      {
        id: 'sales-assistant',
        title: 'Sales assistant',
        description: 'Qualifies a lead by your questions, books the call and prepares the follow-up.',
        features: ['Lead questions', 'Calendar booking', 'Notes in your CRM', 'Follow-up drafts'],
        star: { name: 'Sales assistant', degrees: 0.4, side: 'left' },
      },
      {
        id: 'meeting-summarizer',
        title: 'Meeting summarizer',
        description: 'Turns an hour of talk into decisions, owners and dates.',
        features: ['Decisions first', 'Tasks with owners', 'Shared to your tools', 'Searchable record'],
        star: { name: 'Meeting summarizer', degrees: 29.4, side: 'left' },
      },
      {
        id: 'email-responder',
        title: 'Email responder',
        description: 'Sorts the inbox, drafts a reply in your tone and waits for your nod.',
        features: ['Sorted inbox', 'Drafts in your voice', 'Answers from your documents', 'You approve'],
        star: { name: 'Email responder', degrees: 41.5, side: 'left' },
      },
    ],
  },
  {
    id: 'marketing',
    title: 'Marketing',
    description: 'Drafts, dates and budgets, kept in step.',
    tint: 'm',
    ring: 540,
    agents: [
      {
        id: 'content-creator',
        title: 'Content creator',
        description: 'Writes the first version for the channel you name. An editor finishes it.',
        features: ['SEO optimized', 'Brand voice', 'Many formats', 'Sources listed'],
        star: { name: 'Content creator', degrees: -10.5, side: 'left' },
      },
      {
        id: 'social-media-manager',
        title: 'Social media manager',
        description: 'Plans the month, queues the posts for your approval and collects the replies.',
        features: ['Content calendar', 'Queue and schedule', 'Replies in one list', 'Weekly report'],
        star: { name: 'Social media manager', degrees: 30.6, side: 'left' },
      },
      {
        id: 'ad-optimizer',
        title: 'Ad optimizer',
        description: 'Watches spend by the hour and moves it to what works, within the limits you set.',
        features: ['Budget rules', 'Variant tests', 'Stop limits', 'Plain reports'],
        star: { name: 'Ad optimizer', degrees: 45.3, side: 'left' },
      },
    ],
  },
  {
    id: 'knowledge',
    title: 'Knowledge',
    description: 'Long documents and loose numbers, read for you.',
    tint: 'a',
    ring: 440,
    agents: [
      {
        id: 'research-assistant',
        title: 'Research assistant',
        description: 'Reads the long documents and names the page it took each answer from.',
        features: ['Page citations', 'Sources side by side', 'Summaries by length', 'Open questions listed'],
        star: { name: 'Research assistant', degrees: -22, side: 'left' },
      },
      {
        id: 'data-analyst',
        title: 'Data analyst',
        description: 'Answers a question about your numbers and shows the query behind it.',
        features: ['Plain questions', 'Charts on request', 'Query shown', 'Scheduled checks'],
        star: { name: 'Data analyst', degrees: 45, side: 'left' },
      },
    ],
  },
  {
    id: 'ecommerce',
    title: 'E-commerce',
    description: 'From the first question to the last review.',
    tint: 'k',
    ring: 342,
    agents: [
      {
        id: 'shopping-assistant',
        title: 'Shopping assistant',
        description: 'Asks what the purchase is for and leads to a product that fits and is in stock.',
        features: ['Catalogue search', 'Knows the stock', 'Size and fit help', 'Basket hand-over'],
        star: { name: 'Shopping assistant', degrees: -37, side: 'left' },
      },
      {
        id: 'review-generator',
        title: 'Review generator',
        description: 'Asks real buyers for a review and helps them put it into words. It invents none.',
        features: ['Asks after delivery', 'Buyer’s own words', 'Photo requests', 'Moderation queue'],
        star: { name: 'Review generator', degrees: 18, side: 'right' },
      },
    ],
  },
  {
    id: 'specialized',
    title: 'Specialized',
    description: 'Fields with their own rules.',
    tint: 'cold',
    ring: 246,
    agents: [
      {
        id: 'healthcare-chatbot',
        title: 'Healthcare chatbot',
        description: 'Books appointments, sends reminders and answers routine questions. It never diagnoses.',
        features: ['Appointments', 'Reminders', 'Approved answers only', 'Staff hand-over'],
        star: { name: 'Healthcare chatbot', degrees: -30, side: 'left' },
      },
      {
        id: 'legal-document-drafting',
        title: 'Legal document drafting',
        description: 'Writes a first draft from your clauses, for your lawyer to correct.',
        features: ['Clause library', 'Marked changes', 'Missing facts listed', 'Review required'],
        star: { name: 'Legal drafting', degrees: 41, side: 'left' },
      },
    ],
  },
  {
    id: 'hr',
    title: 'HR',
    description: 'For applicants and the people who meet them.',
    tint: 'g',
    ring: 150,
    agents: [
      {
        id: 'resume-screener',
        title: 'Resume screener',
        description: 'Sorts applications by your criteria and gives its reason for each.',
        features: ['Your criteria', 'A reason for each', 'Names can be hidden', 'A person decides'],
        star: { name: 'Resume screener', degrees: -14, side: 'right' },
      },
      {
        id: 'interview-coach',
        title: 'Interview coach',
        description: 'Practises with a candidate, or with the person who will ask the questions.',
        features: ['Questions for the role', 'Spoken or written', 'Notes afterwards', 'Repeat at will'],
        star: { name: 'Interview coach', degrees: 34, side: 'right' },
      },
    ],
  },
] as const satisfies readonly AgentField[]

export type AgentId = (typeof fields)[number]['agents'][number]['id']

export const integrations = {
  id: 'integrations',
  heading: 'Seamless Integrations',
  text: `The rule has 500 marks, for the ${facts.integrations} apps our agents can be connected to. Eight kinds hang below it.`,
  tiles: [
    { id: 'team-chat', name: 'Team chat' },
    { id: 'crm', name: 'CRM' },
    { id: 'marketing', name: 'Marketing platform' },
    { id: 'automation', name: 'Automation tool' },
    { id: 'analytics', name: 'Web analytics' },
    { id: 'cms', name: 'Content management' },
    { id: 'store', name: 'Online store' },
    { id: 'video', name: 'Video meetings' },
  ],
} as const

export type IntegrationId = (typeof integrations)['tiles'][number]['id']

/** What the page promises (spec §2.12). */
export const promises = {
  heading: 'What we promise',
  readings: [
    { figure: facts.integrations, name: 'app integrations' },
    { figure: facts.support, name: 'availability' },
    { figure: facts.languages, name: 'languages' },
    { figure: facts.uptime, name: 'uptime guarantee' },
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
  text: `Name one that nobody wants. Ask for a meeting, and we reply within ${facts.meetingReply}.`,
  start: 'Start Your AI Journey',
  watch: 'Watch Demo',
} as const
