import { record } from 'virtual:records/facts'

export { products, trainingBatches } from './offers.ts'

/** The figures the site states about itself (`facts.yaml`). */
export const facts = {
  ...record,
  portfolioProjects: 15,
  /** A reference model, illustrative (spec §9 calls its figures fake). */
  model: { parameters: 1.5, trainingData: 2.8, accuracy: 98.7, responseTime: 47 },
  articles: 10,
  gameCards: 16,
} as const
