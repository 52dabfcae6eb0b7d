import { facts } from './facts.ts'

/** The sections of the home page that are little more than a sentence and where it leads. */
export const mission = {
  heading: 'Every orbit needs a\u00a0fixed point',
  text: 'Tools change every season. We stay put: one team that knows your business, keeps your systems running, and tells you which changes are worth making.',
} as const

export const referTeaser = {
  heading: 'Refer a client, earn your share',
  /** The commission in per cent of the project value: what is sure, and what it may grow to (spec §9). */
  share: { sure: 10, most: 15 },
  lead: `${facts.referralShare} of the project value, paid within ${facts.referralPayment} of confirmation and the client’s initial payment.`,
  text: `A project worth ${facts.referralExampleDeal} earns you ${facts.referralExampleEarning}. There is no limit on referrals.`,
} as const

export const callToAction = {
  heading: 'Bring us the task nobody\u00a0wants',
  text: 'We tell you whether it can run by itself, and what that takes.',
} as const
