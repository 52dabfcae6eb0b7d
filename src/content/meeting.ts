import { config } from './config.ts'
import { facts } from './facts.ts'

/** The office, in a small town that no map knows, so that nobody's door is named by mistake. */
export const office = {
  phones: [config.phone, config.phone2],
  address: ['12 Station Road, Dhruvgarh', 'Rajasthan 000000, India'],
  hours: [`Mon–Fri ${facts.weekdayHours}`, `Sat, Sun ${facts.weekendHours}`, 'India time (IST)'],
  headquarters: `By appointment. Headquarters: ${facts.city}.`,
} as const

/** Spec §2.6: its heading, cards and list are named in capitals and words there. */
export const meeting = {
  heading: 'CONSULTATION & STRATEGY',
  tagline: 'We will discuss your project and explore how AI solutions can transform your business.',
  expectHeading: 'What to Expect',
  expect: [
    'Comprehensive project analysis',
    'Custom AI solution recommendations',
    'Timeline and budget discussion',
    'Next steps planning',
  ],
  timeHint: 'India time, unless you say otherwise in the details.',
  placeholder: 'Tell us about your project, your goals and requirements',
  promise: `We reply within ${facts.meetingReply}.`,
} as const

/** A telephone number as a link's address. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
