import * as v from 'valibot'
import { parseHours } from '#lib/parse-hours.ts'
import { defineCollection } from '#prerender/records/collection.ts'
import { integerBetween, singleLine } from '#prerender/records/field-schemas.ts'

/** Text without braces once placeholders are filled in: a fact may name another fact, but not itself. */
const figure = (maxLength: number) =>
  v.pipe(
    singleLine(maxLength),
    v.check((text) => !/[{}]/.test(text), 'text without braces, or with another fact in braces'),
  )

/** Office hours. The chat parses them to say whether the office is open. */
const hours = v.pipe(
  figure(30),
  v.check((text) => parseHours(text) !== null, 'opening hours, such as 11 am to 8 pm or 9:30 am to 6 pm'),
)

/**
 * What only the owner can decide. A decision is one or more whole sentences. While it is not made its line is empty,
 * and pages and answers leave out the sentence that names it.
 */
export const decisions = [
  'trainingPriceCovers',
  'packagesTerm',
  'productsTerm',
  'meetingFee',
  'vat',
  'supportLanguages',
] as const

/** A decision, or an empty string while it is not made. */
const decision = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => /^([^{}\n]{0,119}[.!?])?$/.test(text),
      'nothing, or whole sentences of at most 120 characters without braces',
    ),
  ),
  '',
)

/** The figures the site states about itself: `content/facts.yaml`. */
const schema = v.strictObject({
  founded: integerBetween(1900, 2199),
  city: figure(30),
  country: figure(30),
  integrations: figure(10),
  uptime: figure(10),
  support: figure(10),
  aiAgents: figure(10),
  languages: figure(10),
  projects: figure(10),
  team: figure(10),
  awards: figure(10),
  countries: figure(10),
  packagesFrom: figure(14),
  simpleSiteTime: figure(20),
  complexAppTime: figure(20),
  meetingReply: figure(20),
  weekdayHours: hours,
  weekendHours: hours,
  referralShare: figure(20),
  referralPayment: figure(24),
  referralExampleDeal: figure(20),
  referralExampleEarning: figure(32),
  referenceKept: figure(20),
  safariKeeps: figure(20),
  enquiriesKept: figure(120),
  ...v.entriesFromList(decisions, decision),
})

export const collection = defineCollection({ files: 'facts.yaml', schema })
