import type { AgentCard, Category } from './entry.ts'

/** The chips above the catalogue, in their order (spec §3). */
export const categoryChips = [
  'All',
  'Content',
  'Business',
  'Marketing',
  'Productivity',
  'Career',
  'Branding',
  'Legal',
  'AI',
] as const satisfies readonly ('All' | Category)[]

/** The ten agents of the catalogue (spec §3). Their prompts load with the dialog, see `agents.ts`. */
export const agentCards = [
  {
    id: 1,
    name: 'AI Content Writer Agent',
    category: 'Content',
    icon: 'pen-line',
    description: 'Drafts an article for the readers you name, in the tone you ask for.',
    inputs: ['topic', 'audience', 'tone'],
  },
  {
    id: 2,
    name: 'Startup Idea Validator Agent',
    category: 'Business',
    icon: 'lightbulb',
    description: 'Finds the weak points in an idea and suggests how to reach a market.',
    inputs: ['idea'],
  },
  {
    id: 3,
    name: 'Persona Generator Agent',
    category: 'Marketing',
    icon: 'users',
    description: 'Describes the person you are selling to, from what you already know.',
    inputs: ['product', 'audience', 'industry'],
  },
  {
    id: 4,
    name: 'Prompt Optimizer Agent',
    category: 'Productivity',
    icon: 'gauge',
    description: 'Rewrites a loose prompt so that a model can follow it.',
    inputs: ['user_prompt'],
  },
  {
    id: 5,
    name: 'Resume & Cover Letter Agent',
    category: 'Career',
    icon: 'file-text',
    description: 'Writes both for one role, from your own experience.',
    inputs: ['role', 'skills', 'industry'],
  },
  {
    id: 6,
    name: 'Brand Identity Agent',
    category: 'Branding',
    icon: 'palette',
    description: 'Suggests names, taglines and a look for a new brand.',
    inputs: ['business_idea', 'audience'],
  },
  {
    id: 7,
    name: 'Pitch Deck Generator Agent',
    category: 'Business',
    icon: 'presentation',
    description: 'Outlines the slides and gives each one point to make.',
    inputs: ['product_service', 'problem'],
  },
  {
    id: 8,
    name: 'Terms & Privacy Generator',
    category: 'Legal',
    icon: 'scale',
    description: 'Writes a first draft of both, for your lawyer to correct.',
    inputs: ['business_type', 'data_collection'],
  },
  {
    id: 9,
    name: 'Chatbot Personality Generator',
    category: 'AI',
    icon: 'face-slightly-smiling',
    description: 'Gives your bot a voice, with sample answers to judge it by.',
    inputs: ['app_type', 'personality_traits'],
  },
  {
    id: 10,
    name: 'Social Media Content Calendar Agent',
    category: 'Marketing',
    icon: 'calendar-range',
    description: 'Lists the posts for each week, sorted by platform.',
    inputs: ['business_type', 'duration', 'platform'],
  },
] as const satisfies readonly AgentCard[]
