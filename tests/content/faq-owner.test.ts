import { load } from 'virtual:records/faq'
import { expect, test } from 'vitest'
import { openingEntries } from '#content/chat/openings.ts'
import { peopleEntries } from '#content/chat/people.ts'
import { jobs } from '#content/jobs.ts'
import { answerMessage, chatFaq } from '#support/chat.ts'

/** The topics about the agency itself: buying, contracts, training and applications. */
const topics = [
  ...['agreements', 'company', 'contact', 'courses', 'doubts', 'jobs', 'money', 'people', 'process', 'products'],
  ...['referral', 'start', 'training'],
]
const agencyRecords = (await Promise.all(topics.map(async (topic) => (await load[topic]?.())?.records ?? []))).flat()
const agencyEntries = [
  ...chatFaq.filter(({ id }) => agencyRecords.some((entry) => entry.id === id)),
  ...openingEntries,
  ...peopleEntries,
]

/** Matches an answer that leaves something open, because only the owner knows it. */
const SAYS_UNKNOWN =
  /\b(?:agreed|depends?|differ|not (?:published|stated|named)|(?:says|said) nothing|nothing is said|names? (?:no|neither)|names? [^.]* not |no [^.]* (?:is|are) (?:named|listed|published)|states no|claims no|sets no)\b/i
/** Matches an answer that says how to ask: whom to call or write to, or which form to use. */
const SAYS_HOW_TO_ASK =
  /\b(?:ask (?:us|in|for|there|when|by|about|how)|ask,|call|write|mail|tell us|contact|quote|(?:meeting|inquiry) form|book a meeting|propose|apply|your application|say (?:in|there|when|which|how))\b/i

test('an answer that leaves something open says how to ask', () => {
  const incomplete = agencyEntries.filter(({ answer: text }) => SAYS_UNKNOWN.test(text) && !SAYS_HOW_TO_ASK.test(text))
  expect(incomplete.map(({ id, answer: text }) => `${id}: ${text}`)).toEqual([])
})

test('no answer contains a question, because the chat does not understand a bare yes', () => {
  expect(chatFaq.filter(({ answer: text }) => text.includes('?')).map(({ id }) => id)).toEqual([])
})

/** Questions that only the owner can answer, each with the entry that says so. */
test.each([
  ['emi possible hai kya', 'payment-terms'],
  ['18% gst extra', 'price-tax'],
  ['gst invoice milega', 'price-tax'],
  ['discount for an ngo', 'price-discount'],
  ['notice period', 'cancel'],
  ['i paid but nothing has begun, refundable?', 'refund'],
  [`salary of the ${jobs[0]?.title}`, 'jobs-salary'],
  [`${jobs.at(-1)?.title} ko kitni tankha dete ho`, 'jobs-salary'],
  ['does the course give a certificate', 'training-placement'],
  ['recordings of the course', 'training-missed'],
  ['course fee in instalments', 'training-payment'],
  ['evening batch', 'training-classes'],
  ['in which language is the course', 'training-language'],
  ['do you have a branch in mumbai', 'branches'],
  ['setup fee for the crm', 'product-setup'],
  ['how many users can the crm have', 'product-details'],
  ['can i refer my own company', 'refer-own'],
  ['are you closed on diwali', 'holidays'],
  ['are you iso certified', 'certifications'],
  ['what happens if your company closes', 'agency-ends'],
])('“%s” is answered by %s', (message, id) => {
  expect(answerMessage(message).entry).toBe(id)
})

test('messages with similar words about something else are not answered', () => {
  const messages = [
    'emi of a car loan',
    'gst on gold',
    'salary of a pilot',
    'branch of sbi near me',
    'refund of my train ticket',
    'best branch of engineering',
    'laptop price',
    'is it bad to eat late',
    'certificate of birth',
    'bring me coffee',
    'holiday in goa',
  ]
  expect(messages.flatMap((text) => answerMessage(text).entry ?? [])).toEqual([])
})
