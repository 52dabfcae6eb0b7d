import { facts } from './facts.ts'

export type AiProduct = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly features: readonly string[]
}

/** The four AI products (spec §3). Each stands on a plate of its own ink, under a drawing named after its slug. */
export const aiProducts = [
  {
    id: 1,
    slug: 'support',
    title: 'Smart Customer Support Bot',
    description: 'Answers the questions that arrive every day, and hands over the ones that should reach a person.',
    features: ['Multi-language support', 'Real-time analytics', 'CRM integration'],
  },
  {
    id: 2,
    slug: 'data',
    title: 'AI Data Analytics Agent',
    description: 'Watches your numbers, says what changed, and says why it thinks so.',
    features: ['Predictive analytics', 'Custom dashboards', 'Auto-reporting'],
  },
  {
    id: 3,
    slug: 'workflow',
    title: 'Workflow Automation Bot',
    description: 'Carries work from one tool to the next, so that nobody copies and pastes.',
    features: [`${facts.integrations} integrations`, 'Custom workflows', 'Real-time monitoring'],
  },
  {
    id: 4,
    slug: 'content',
    title: 'AI Content Creator',
    description: 'Drafts in your voice for the channels you already use. You approve what goes out.',
    features: ['SEO optimized', 'Brand voice training', 'Multi-format output'],
  },
] as const satisfies readonly AiProduct[]

export const aiProductsIntro = {
  heading: 'Four AI products, ready to fit',
  text: 'Each starts from a working base. We connect it to your data and your rules, then test it with you.',
} as const
