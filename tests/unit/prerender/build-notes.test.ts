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

test('a build without settings reports the consequences of the example values', () => {
  const notes = buildNotes({}, [], '2026-11-27', all)
  expect(notes).toContain('Nobody receives the forms: VITE_MAIL_ENDPOINT is unchanged from .env.example.')
  expect(notes).toContain('Nobody answers the telephone: VITE_PHONE and VITE_PHONE_2 are unchanged from .env.example.')
  expect(notes).toHaveLength(7)
})

test('a site with its own settings gets no note', () => {
  expect(buildNotes(ownSettings, [{ what: 'The batch', day: '2026-11-27' }], '2026-11-27', all)).toEqual([])
})

test('an unknown setting is reported, and other environment variables are ignored', () => {
  expect(buildNotes({ ...ownSettings, VITE_FONE: '1', PATH: '/bin' }, [], '2026-11-27', all)).toEqual([
    'VITE_FONE is not a setting of this site; .env.example lists them all.',
  ])
})

test('a date in the past is reported', () => {
  expect(buildNotes(ownSettings, [{ what: 'The batch "One"', day: '2026-11-26' }], '2026-11-27', all)).toEqual([
    'The batch "One" is dated 2026-11-26, which is in the past.',
  ])
})

test('the decisions that the owner has not made are named in one note', () => {
  expect(buildNotes(ownSettings, [], '2026-11-27', none)).toEqual([
    `The site says nothing about what src/content/facts.yaml leaves open: ${decisions.slice(0, -1).join(', ')} and ${decisions.at(-1)}.`,
  ])
  expect(buildNotes(ownSettings, [], '2026-11-27', { ...all, vat: '' })).toEqual([
    'The site says nothing about what src/content/facts.yaml leaves open: vat.',
  ])
})
