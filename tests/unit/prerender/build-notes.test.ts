import { record as facts } from 'virtual:records/facts'
import { expect, test } from 'vitest'
import { decisions } from '#content/facts-schema.ts'
import { buildNotes } from '#prerender/build-notes.ts'

const ownSettings = {
  VITE_SITE_URL: 'https://agency.example.org',
  VITE_MAIL_ENDPOINT: 'https://api.mail.example/send',
  VITE_MAIL_TO: 'post@agency.example.org',
  VITE_EMAIL: 'post@agency.example.org',
  VITE_RESPONSIBLE_NAME: 'Agency LLP',
  VITE_RESPONSIBLE_ADDRESS: '1 Some Street',
  VITE_GRIEVANCE_EMAIL: 'data@agency.example.org',
  VITE_PHONE: '+91 11111 11111',
  VITE_PHONE_2: '+91 22222 22222',
  VITE_CHAT_APP_NUMBER: '911111111111',
  VITE_LINKEDIN_URL: '',
  VITE_X_URL: '',
  VITE_GITHUB_URL: '',
  VITE_INSTAGRAM_URL: '',
}

const none = { ...facts, ...Object.fromEntries(decisions.map((name) => [name, ''])) }
const all = { ...facts, ...Object.fromEntries(decisions.map((name) => [name, 'Decided.'])) }

/** Returns the notes of a build on 27 November 2026, without examples and with all decisions made. */
const notesOf = (env: Parameters<typeof buildNotes>[0], content: Partial<Parameters<typeof buildNotes>[1]>) =>
  buildNotes(env, { dated: [], examples: [], facts: all, ...content }, '2026-11-27')

test('a build without settings reports the consequences of the example values', () => {
  const notes = notesOf({}, {})
  expect(notes).toContain('Nobody receives the forms: VITE_MAIL_ENDPOINT is unchanged from .env.example.')
  expect(notes).toContain('Nobody answers the telephone: VITE_PHONE and VITE_PHONE_2 are unchanged from .env.example.')
  expect(notes).toHaveLength(7)
})

test('a site with its own settings gets no note', () => {
  expect(notesOf(ownSettings, { dated: [{ what: 'The batch', day: '2026-11-27' }] })).toEqual([])
})

test('a relay may be at the address of the example', () => {
  const { VITE_MAIL_ENDPOINT: _, ...others } = ownSettings
  expect(notesOf({ ...others, VITE_MAIL_PROVIDER: 'relay' }, {})).toEqual([])
  expect(notesOf(others, {})).toHaveLength(1)
})

test('an unknown setting is reported, and other environment variables are ignored', () => {
  expect(notesOf({ ...ownSettings, VITE_FONE: '1', PATH: '/bin' }, {})).toEqual([
    'VITE_FONE is not a setting of this site; .env.example lists them all.',
  ])
})

test.each([
  ['2027-01-27', []],
  ['2027-01-26', ['/.well-known/security.txt expires on 2027-01-26: set VITE_SECURITY_EXPIRES to a later day.']],
  ['2026-11-27', ['/.well-known/security.txt expires on 2026-11-27: set VITE_SECURITY_EXPIRES to a later day.']],
  ['2026-11-26', ['/.well-known/security.txt expired on 2026-11-26: set VITE_SECURITY_EXPIRES to a later day.']],
])('a security.txt that ends on %s gives these notes on 27 November 2026: %j', (day, notes) => {
  const contact = { VITE_SECURITY_CONTACT: 'safe@agency.example.org', VITE_SECURITY_EXPIRES: day }
  expect(notesOf({ ...ownSettings, ...contact }, {})).toEqual(notes)
})

test('a date in the past is reported', () => {
  expect(notesOf(ownSettings, { dated: [{ what: 'The batch "One"', day: '2026-11-26' }] })).toEqual([
    'The batch "One" is dated 2026-11-26, which is in the past.',
  ])
})

test('the decisions that the owner has not made are named in one note', () => {
  expect(notesOf(ownSettings, { facts: none })).toEqual([
    `The site says nothing about what src/content/facts.yaml leaves open: ${decisions.slice(0, -1).join(', ')} and ${decisions.at(-1)}.`,
  ])
  expect(notesOf(ownSettings, { facts: { ...all, vat: '' } })).toEqual([
    'The site says nothing about what src/content/facts.yaml leaves open: vat.',
  ])
})

test('the projects that are examples are named in one note', () => {
  expect(notesOf(ownSettings, { examples: ['Ferry times', 'Tide table'] })).toEqual([
    'These projects are invented, and the site marks them as examples: Ferry times and Tide table.',
  ])
})
