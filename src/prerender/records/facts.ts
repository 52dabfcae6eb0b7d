import * as v from 'valibot'
import type { Fixed } from './collection.ts'
import { between, line } from './fields.ts'

/** The figures the site states about itself: `content/facts.yaml`. */
const schema = v.strictObject({
  founded: between(1900, 2100),
  city: line(30),
  country: line(30),
  integrations: line(10),
  uptime: line(10),
  support: line(10),
  aiAgents: line(10),
  languages: line(10),
  projects: line(10),
  team: line(10),
  awards: line(10),
  countries: line(10),
  packagesFrom: line(14),
  simpleSiteTime: line(20),
  complexAppTime: line(20),
  meetingReply: line(20),
  weekdayHours: line(30),
  weekendHours: line(30),
  referralShare: line(20),
  referralPayment: line(24),
  referralExampleDeal: line(20),
  referralExampleEarning: line(32),
  referenceKept: line(20),
  safariKeeps: line(20),
})

export const facts = { name: 'facts', files: 'facts.yaml', schema } as const

export type Facts = Fixed<v.InferOutput<typeof schema>>
