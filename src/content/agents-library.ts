import { facts } from './facts.ts'
import { paths } from './paths.ts'

/** The catalogue of prompts: what each one does, what it needs, and what to know before running it. */
export const library = {
  title: 'AI Agents Library',
  description: `${facts.libraryAgents} ready-made AI prompts for writing, business, marketing, careers and more: what each one does and what it needs from you.`,
  heading: 'Powerful AI Agents Library',
  lead: `A catalogue of ${facts.libraryAgents} prompts that have proved useful. Each needs a few inputs and runs on a model provider you choose, with your own key and on your own account.`,
  groups: [
    {
      id: 'agents',
      heading: `${facts.libraryAgents} agents`,
      note: 'Each entry lists the inputs it needs from you.',
      rows: [
        {
          name: 'AI Content Writer Agent',
          text: 'Drafts an article for a named reader, in the tone you ask for.',
          data: 'topic, audience, tone',
        },
        {
          name: 'Startup Idea Validator Agent',
          text: 'Finds the weak points in an idea and suggests how to reach a market.',
          data: 'idea',
        },
        {
          name: 'Persona Generator Agent',
          text: 'Describes the person you are selling to, from what you already know.',
          data: 'product, audience, industry',
        },
        {
          name: 'Prompt Optimizer Agent',
          text: 'Rewrites a loose prompt so that a model can follow it.',
          data: 'user prompt',
        },
        {
          name: 'Resume & Cover Letter Agent',
          text: 'Writes both for one role, from your own experience.',
          data: 'role, skills, industry',
        },
        {
          name: 'Brand Identity Agent',
          text: 'Suggests names, a line and a direction for a new brand.',
          data: 'business idea, audience',
        },
        {
          name: 'Pitch Deck Generator Agent',
          text: 'Outlines the slides and gives each one point to make.',
          data: 'product service, problem',
        },
        {
          name: 'Terms & Privacy Generator',
          text: 'Writes a first draft of both, for your lawyer to correct.',
          data: 'business type, data collection',
        },
        {
          name: 'Chatbot Personality Generator',
          text: 'Gives your bot a voice, with sample answers to judge it by.',
          data: 'app type, personality traits',
        },
        {
          name: 'Social Media Content Calendar Agent',
          text: 'Lists the posts for each week, sorted by platform.',
          data: 'business type, duration, platform',
        },
      ],
    },
    {
      id: 'good-to-know',
      heading: 'Good to know',
      rows: [
        { name: 'Your key', text: 'You open an account with the provider and create the key there. It is yours.' },
        { name: 'Cost', text: 'The provider bills you for what a run uses. We add nothing to it.' },
        { name: 'Results', text: 'A model can be wrong. Read the answer before it goes to anybody else.' },
      ],
    },
  ],
  closing: {
    question: 'Want one for your own work, or one that is not here? Ask us to set one up.',
    action: { label: 'Request Custom Agent', href: paths.contact },
  },
} as const
