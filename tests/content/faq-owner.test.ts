import { load } from 'virtual:records/faq'
import { expect, test } from 'vitest'
import { openingEntries } from '#content/chat/openings.ts'
import { peopleEntries } from '#content/chat/people.ts'
import { jobs } from '#content/jobs.ts'
import { chatAnswer, chatFaq } from '#support/chat.ts'

/** Everything about the agency itself: buying, contracts, training and applications. */
const topics = [
  ...['agreements', 'company', 'contact', 'courses', 'doubts', 'jobs', 'money', 'people', 'process', 'products'],
  ...['referral', 'start', 'training'],
]
const ofAgency = (await Promise.all(topics.map(async (topic) => (await load[topic]?.())?.records ?? []))).flat()
const agency = [
  ...chatFaq.filter(({ id }) => ofAgency.some((entry) => entry.id === id)),
  ...openingEntries,
  ...peopleEntries,
]

/** Sentences that say that only the owner can know. */
const UNKNOWN =
  /\b(?:agreed|depends?|differ|not (?:published|stated|named)|(?:says|said) nothing|nothing is said|names? (?:no|neither)|names? [^.]* not |no [^.]* (?:is|are) (?:named|listed|published)|states no|claims no|sets no)\b/i
/** Sentences that say how to ask: a person, or an address. */
const WAY =
  /\b(?:ask (?:us|in|for|there|when|by|about|how)|ask,|call|write|mail|tell us|contact|quote|(?:meeting|inquiry) form|book a meeting|propose|apply|your application|say (?:in|there|when|which|how))\b/i

test('an answer that only the owner knows says how to ask', () => {
  const unsaid = agency.filter(({ answer: text }) => UNKNOWN.test(text) && !WAY.test(text))
  expect(unsaid.map(({ id, answer: text }) => `${id}: ${text}`)).toEqual([])
})

test('no answer ends in a question, since a bare yes is not understood', () => {
  expect(chatFaq.filter(({ answer: text }) => text.includes('?')).map(({ id }) => id)).toEqual([])
})

/** What only the owner knows, with the entry that says so. */
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
  expect(chatAnswer(message).entry).toBe(id)
})

test('messages that sound like our money, people or courses but are about others reach the fallback', () => {
  const elsewhere = [
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
  expect(elsewhere.flatMap((text) => chatAnswer(text).entry ?? [])).toEqual([])
})
