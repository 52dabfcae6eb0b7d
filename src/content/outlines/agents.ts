import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'

export const outline: Outline = {
  path: paths.agents,
  title: 'AI Agents & Chatbots',
  description: `${facts.suiteAgents} AI agents in ${facts.suiteFields} fields, from customer support to hiring. ${facts.integrations} integrations, ${facts.languages} languages, available ${facts.support}.`,
  heading: `${facts.suiteAgents} agents, ready to work`,
  lead: `AI agents and chatbots in ${facts.suiteFields} fields, chosen from our ${facts.aiAgents}. Available ${facts.support}, in ${facts.languages} languages, inside the tools you already use.`,
  groups: [
    {
      id: 'business',
      heading: 'Business',
      note: 'The desk work that arrives every day.',
      rows: [
        {
          name: 'Customer support',
          text: 'Answers on the site, in mail and in chat, and hands over what should reach a person.',
        },
        { name: 'Sales assistant', text: 'Qualifies a lead, books the call and writes the follow-up.' },
        { name: 'Meeting summarizer', text: 'Turns an hour of talk into decisions, owners and dates.' },
        { name: 'Email responder', text: 'Drafts a reply in your tone and waits for your nod.' },
      ],
    },
    {
      id: 'marketing',
      heading: 'Marketing',
      note: 'Drafts, dates and budgets, kept in step.',
      rows: [
        { name: 'Content creator', text: 'Writes the first version for the channel you name and lists its sources.' },
        { name: 'Social media manager', text: 'Plans the month, queues the posts and collects the replies.' },
        { name: 'Ad optimizer', text: 'Watches spend by the hour and moves it within the limits you set.' },
      ],
    },
    {
      id: 'knowledge',
      heading: 'Knowledge',
      note: 'Long documents and loose numbers, read for you.',
      rows: [
        { name: 'Research assistant', text: 'Reads the long documents and cites the page it used.' },
        { name: 'Data analyst', text: 'Answers a question about your numbers and shows the query behind it.' },
      ],
    },
    {
      id: 'ecommerce',
      heading: 'E-commerce',
      note: 'From the first question to the last review.',
      rows: [
        { name: 'Shopping assistant', text: 'Asks what the buyer needs and finds a product that is in stock.' },
        { name: 'Review generator', text: 'Asks real buyers for a review and helps them put it into words.' },
      ],
    },
    {
      id: 'specialized',
      heading: 'Specialized',
      note: 'Fields with their own rules.',
      rows: [
        { name: 'Healthcare chatbot', text: 'Books, reminds and answers routine questions. It never diagnoses.' },
        {
          name: 'Legal document drafting',
          text: 'Writes a first draft from your clauses, for your lawyer to correct.',
        },
      ],
    },
    {
      id: 'hr',
      heading: 'HR',
      note: 'Fair to the people on the other side.',
      rows: [
        {
          name: 'Resume screener',
          text: 'Sorts applications by your criteria and gives its reason for each; a person decides.',
        },
        {
          name: 'Interview coach',
          text: 'Practises questions with a candidate, or with the person who will ask them.',
        },
      ],
    },
    {
      id: 'integrations',
      heading: 'Seamless Integrations',
      note: `${facts.integrations} apps can be connected. Eight kinds stand for them here.`,
      rows: [
        { name: 'Team chat', text: 'Ask an agent in the channel where the question came up.' },
        { name: 'CRM', text: 'Leads, notes and follow-ups are written where sales looks for them.' },
        { name: 'Marketing platform', text: 'Drafts and audiences move across without an export.' },
        { name: 'Automation tool', text: 'An agent becomes one step of a flow you already run.' },
        { name: 'Web analytics', text: 'Questions about visits are answered from your own figures.' },
        { name: 'Content management', text: 'Texts arrive as drafts, with an editor still to approve them.' },
        { name: 'Online store', text: 'Orders, stock and returns can be looked up in a conversation.' },
        { name: 'Video meetings', text: 'The summary is in the invitation when the call is over.' },
      ],
    },
    {
      id: 'promise',
      heading: 'What we promise',
      rows: [
        { name: 'App integrations', text: 'Ready to connect, from team chat to your shop.', data: facts.integrations },
        { name: 'Availability', text: 'Nights, weekends and holidays included.', data: facts.support },
        { name: 'Languages', text: 'An agent answers in the one it was asked in.', data: facts.languages },
        { name: 'Uptime guarantee', text: 'For the agents we run for you.', data: facts.uptime },
      ],
    },
  ],
  closing: {
    question: 'Which task goes first? Name one that nobody wants.',
    action: { label: 'Start Your AI Journey', href: paths.contact },
  },
}
