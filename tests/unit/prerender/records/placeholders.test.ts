import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { collection as batchesCollection } from '#content/batches-schema.ts'
import { collection as teamCollection } from '#content/team-schema.ts'
import { collection as timelineCollection } from '#content/timeline-schema.ts'
import { type Collection, defineCollection } from '#prerender/records/collection.ts'
import { singleLine } from '#prerender/records/field-schemas.ts'
import { collectPlaceholderValues } from '#prerender/records/placeholder-values.ts'
import { interpolate, interpolateAll, placeholderHint } from '#prerender/records/placeholders.ts'

const names = new Map<string, string | number>([
  ['city', 'Jaipur'],
  ['founded', 2024],
  ['path:jobs', '/jobs'],
  ['jobs.count', 3],
])
const settings = {
  ...{
    name: 'A',
    siteUrl: 'https://a.example',
    security: { contact: '', expires: '' },
    shortName: 'A',
    phone: '',
    phone2: '',
    email: '',
    responsible: { name: '', address: '' },
    corsProxy: '',
    chatEmbedUrl: '',
    visits: null,
    social: [],
  },
  ...{ chatApp: { url: '' }, mail: { endpoint: '', provider: 'emailjs' as const } },
}

test.each(['{city:__proto__}', '{city:toString}', '{city:constructor}', '{constructor}', '{toString}'])(
  '%s is reported as an unknown fact',
  (text) => {
    expect(interpolate(text, names)).toEqual({ text, unknown: [text] })
  },
)

test.each([
  ['In {city and', '{city and'],
  ['In city} and', 'In city}'],
  ['In {{city}}', '{{city}}'],
  ['In {ci\nty}', '{ci\nty}'],
])('a brace that belongs to no placeholder is reported: %j', (text, found) => {
  expect(interpolate(text, names).unknown).toEqual([found])
  expect(placeholderHint(found, names)).toBe('a fact between two braces on one line; write \\{ for a brace')
})

test.each([
  ['{cty}', 'a known fact, such as {city}; write \\{ for a brace'],
  ['{Path:Jobs}', 'a known fact, such as {path:jobs}; write \\{ for a brace'],
  ['{weather}', 'a known fact; write \\{ for a brace'],
  ['{city:wrds}', 'one of words, Words, unbroken, number after the colon'],
  ['{city:words}', 'a fact that contains a number, or the fact without a format'],
])('the mistake for %s says what is wanted: %s', (found, wanted) => {
  expect(placeholderHint(found, names)).toBe(wanted)
})

test.each([
  [{ by: 'city', many: 'x' }, 'by', '"city"', 'the name of a number, such as jobs.count'],
  [{ by: 'path:jobs', many: 'x' }, 'by', '"path:jobs"', 'the name of a number, such as jobs.count'],
  [{ by: { a: 1 }, many: 'x' }, 'by', '{"a":1}', 'the name of a number, such as jobs.count'],
  [{ by: 'jobs.count', one: 'x' }, 'many', null, 'the text for more than one'],
  [{ by: 'jobs.count', on: 'x', many: 'y' }, 'on', 'not a known field', 'only by, none, one and many'],
])('a mistake in plural forms is reported: %j', (forms, part, found, wanted) => {
  expect(interpolateAll({ text: forms }, names).unknown).toEqual([{ path: ['text'], part, found, wanted }])
})

test('a fact may contain another fact and a number of records, and an invalid fact becomes its own name', () => {
  const content = mkdtempSync(join(tmpdir(), 'names-'))
  mkdirSync(join(content, 'boats'))
  writeFileSync(join(content, 'boats/one.yaml'), 'name: A\n')
  writeFileSync(join(content, 'facts.yaml'), 'city: "Old {country}, {boats.count}"\ncountry: India\nteam: { a: b }\n')
  const boats = defineCollection({ files: 'boats/*.yaml', schema: v.strictObject({ name: singleLine(9) }) })
  const values = collectPlaceholderValues(content, [boats], settings)
  expect(values.get('city')).toBe('Old India, 1')
  expect(values.get('team')).toBe('team')
})

test('a collection counts invalid records, but computes its further placeholders from the valid ones only', () => {
  const content = mkdtempSync(join(tmpdir(), 'names-'))
  const batch = (starts: string, duration: string) =>
    `- name: ${starts}\n  starts: ${starts}\n  duration: ${duration}\n  mode: Online\n  price: $9\n  text: A batch in {city}, for all of you.\n`
  const wrongDates = ['soon', '2025-13-45', '~', '2025'].map((starts) => batch(starts, '4 weeks'))
  const wrongDurations = ['4', '[a]', '99999999999999 weeks'].map((duration) => batch('2025-08-02', duration))
  writeFileSync(join(content, 'facts.yaml'), 'city: Jaipur\n')
  writeFileSync(
    join(content, 'batches.yaml'),
    [...wrongDates, ...wrongDurations, batch('2025-08-01', '2 weeks'), '- a: 1\n'].join(''),
  )
  writeFileSync(join(content, 'timeline.yaml'), '- month: soon\n- {}\n')
  writeFileSync(join(content, 'team.yaml'), '- name: 3\n- name: { a: b }\n')
  const values = collectPlaceholderValues(
    content,
    [batchesCollection as Collection, timelineCollection as Collection, teamCollection as Collection],
    settings,
  )
  expect(values.get('batches.count')).toBe(9)
  expect(values.get('batches.span')).toBe('from August to the end of August 2025')
  expect(values.get('team.roles')).toBe('')
})

test.each([
  ['https://chat.example/', 'Parrot'],
  ['https://other.example/', 'other.example'],
])('the chat app at %s is called %s, by the record for its host or else by the host', (url, name) => {
  const content = mkdtempSync(join(tmpdir(), 'content-'))
  writeFileSync(join(content, 'chat-apps.yaml'), '- name: Parrot\n  host: chat.example\n')
  expect(collectPlaceholderValues(content, [], { ...settings, chatApp: { url } }).get('chatApp')).toBe(name)
})

test('a choice becomes the text for the setting that it names, and every text of it is checked', () => {
  const choice = { by: 'mailProvider', emailjs: 'A', web3forms: 'B', formspree: 'C', relay: 'In {city}' }
  const chosen = (provider: string) => interpolateAll(choice, new Map([...names, ['mailProvider', provider]]))
  expect(chosen('emailjs')).toEqual({ value: 'A', unknown: [] })
  expect(chosen('relay')).toEqual({ value: 'In Jaipur', unknown: [] })
  const { relay: _, ...incomplete } = choice
  const flawed = { ...incomplete, formspree: '{town}', pigeon: 'D' }
  expect(interpolateAll(flawed, new Map([...names, ['mailProvider', 'emailjs']])).unknown).toMatchObject([
    { part: 'relay', found: null },
    { part: 'pigeon', found: 'not a known field' },
    { found: '{town}' },
  ])
})

test('a decision of the owner is a sentence of its own, and is left out while it is not made', () => {
  const made = new Map([...names, ['packagesTerm', 'Three months at least.'], ['vat', '']])
  expect(interpolate('From {city}. {packagesTerm} {vat} Write to us.', made).text).toBe(
    'From Jaipur. Three months at least. Write to us.',
  )
  expect(interpolate('{vat} {packagesTerm}', made).text.trim()).toBe('Three months at least.')
  expect(interpolateAll({ list: { text: '{vat}', other: '{city}' } }, made)).toEqual({
    value: { list: { other: 'Jaipur' } },
    unknown: [],
  })
})

test.each(['{vat}', '{packagesTerm}'])('the decision %s inside a sentence is reported, made or not', (placeholder) => {
  const made = new Map([...names, ['packagesTerm', 'Three months at least.'], ['vat', '']])
  for (const text of [`The term is ${placeholder}`, `Terms. ${placeholder}, and more`])
    expect(interpolate(text, made).unknown).toEqual([placeholder])
  expect(placeholderHint(placeholder, made)).toBe(
    `${placeholder} after a full stop, because it is a whole sentence or nothing`,
  )
})

test.each([
  ['', 'our team tells you'],
  ['Prices include GST.', 'Prices include GST.'],
])('variants by a decision that is %j', (vat, text) => {
  const forms = { text: { by: 'vat', none: 'our team tells you', many: '{vat}' } }
  expect(interpolateAll(forms, new Map([...names, ['vat', vat]]))).toEqual({ value: { text }, unknown: [] })
})
