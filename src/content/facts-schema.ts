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

/** Text with a number, which some pages show without the rest of it. */
const count = v.pipe(
  figure(10),
  v.check((text) => /\d/.test(text), 'a figure with a number, such as 250+'),
)

/** A range of percentages. Home and the drawing of the referrals show its two numbers. */
const share = v.pipe(
  figure(20),
  v.check((text) => /^\d{1,2}(\.\d+)?% to \d{1,2}(\.\d+)?%$/.test(text), 'two percentages, such as 10% to 15%'),
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
      'nothing, or whole sentences with a full stop at the end, of at most 120 characters without braces',
    ),
  ),
  '',
)

/** The figures the site states about itself: `content/facts.yaml`. */
const schema = v.strictObject({
  founded: integerBetween(1900, 2199),
  city: figure(30),
  country: figure(30),
  integrations: count,
  uptime: count,
  support: count,
  aiAgents: count,
  languages: count,
  projects: count,
  team: count,
  awards: count,
  countries: count,
  packagesFrom: figure(14),
  simpleSiteTime: figure(20),
  complexAppTime: figure(20),
  meetingReply: figure(20),
  weekdayHours: hours,
  weekendHours: hours,
  referralShare: share,
  referralPayment: figure(24),
  referralExampleDeal: figure(20),
  referralExampleEarning: figure(32),
  referenceKept: figure(20),
  safariKeeps: figure(20),
  enquiriesKept: figure(120),
  ...v.entriesFromList(decisions, decision),
})

export const collection = defineCollection({ files: 'facts.yaml', schema })
