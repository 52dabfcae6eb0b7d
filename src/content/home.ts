import { config } from './config.ts'
import { facts } from './facts.ts'

/** Who we are, in a search result and below the heading. */
export const homeWords = {
  description: `${config.name} builds websites, apps and AI agents. Packages from ${facts.packagesFrom} a month, simple sites in ${facts.simpleSiteTime}.`,
  lead: `${config.name} is an AI and web studio in ${facts.country}. We automate processes, turn data into insight, and build experiences people find easy to use.`,
} as const

/** What the galaxy's three callouts point at, in percent of the picture: the point, and where its words begin. */
export const callouts = [
  { name: 'Data insights', text: 'numbers you can act on', point: [62.7, 24.6], words: [75.5, 12.2] },
  { name: 'Process automation', text: 'routine work runs itself', point: [54.7, 48.9], words: [75.5, 54.5] },
  { name: 'Better user experiences', text: 'fewer steps, fewer questions', point: [60.3, 65.8], words: [75.5, 73.3] },
] as const

/** Readings of an illustrative model (spec §2.5), each on a scale from nothing to `most`. */
export const modelReadings = [
  { name: 'parameters', value: facts.model.parameters, unit: 'B', most: 2, mostText: '2B' },
  { name: 'training data', value: facts.model.trainingData, unit: 'TB', most: 4, mostText: '4TB' },
  { name: 'accuracy', value: facts.model.accuracy, unit: '%', most: 100, mostText: '100%' },
  { name: 'response time', value: facts.model.responseTime, unit: 'ms', most: 200, mostText: '200ms' },
] as const

/** The sections of the page in their order, as the rail at its edge names them. */
export const homeSections = [
  { id: 'hero', name: 'Start' },
  { id: 'journey', name: 'The galaxy' },
  { id: 'readings', name: 'One model' },
  { id: 'workflow', name: 'Agent collaboration' },
  { id: 'ai-products', name: 'AI products' },
  { id: 'agents', name: 'Agents and chatbots' },
  { id: 'services', name: 'Services' },
  { id: 'words', name: 'Testimonials' },
  { id: 'orbit', name: 'Technologies' },
  { id: 'integrations', name: 'Integrations' },
  { id: 'why', name: 'Why choose us' },
  { id: 'process', name: 'Process' },
  { id: 'stack', name: 'AI stack' },
  { id: 'human-day', name: 'Human things' },
  { id: 'roster', name: 'Ten agents' },
  { id: 'mission', name: 'Mission' },
  { id: 'team', name: 'Team' },
  { id: 'refer', name: 'Refer & Earn' },
  { id: 'first-light', name: 'Get in touch' },
  { id: 'meeting', name: 'Schedule a meeting' },
] as const
