import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { batchesCollection } from '#prerender/records/batches.ts'
import type { Collection } from '#prerender/records/collection.ts'
import { singleLine } from '#prerender/records/field-schemas.ts'
import { collectPlaceholderValues } from '#prerender/records/placeholder-values.ts'
import { interpolate, interpolateAll, placeholderHint } from '#prerender/records/placeholders.ts'
import { teamCollection } from '#prerender/records/team.ts'
import { timelineCollection } from '#prerender/records/timeline.ts'

const names = new Map<string, string | number>([
  ['city', 'Jaipur'],
  ['founded', 2024],
  ['path:jobs', '/jobs'],
  ['jobs.count', 3],
])
const settings = {
  ...{
    name: 'A',
    phone: '',
    phone2: '',
    email: '',
    responsible: { name: '', address: '' },
    corsProxy: '',
    chatEmbedUrl: '',
    social: [],
  },
  ...{ chatApp: { url: '' }, mail: { endpoint: '' } },
}

test.each(['{city:__proto__}', '{city:toString}', '{city:constructor}', '{constructor}', '{toString}'])(
  '%s is an unknown fact',
  (text) => {
    expect(interpolate(text, names)).toEqual({ text, unknown: [text] })
  },
)

test.each([
  ['In {city and', '{city and'],
  ['In city} and', 'In city}'],
  ['In {{city}}', '{{city}}'],
  ['In {ci\nty}', '{ci\nty}'],
])('an unmatched brace is reported: %j', (text, found) => {
  expect(interpolate(text, names).unknown).toEqual([found])
  expect(placeholderHint(found, names)).toBe('two braces around a fact, on one line; \\{ is a brace')
})

test.each([
  ['{cty}', 'a fact that is known, such as {city}; \\{ is a brace'],
  ['{Path:Jobs}', 'a fact that is known, such as {path:jobs}; \\{ is a brace'],
  ['{weather}', 'a fact that is known; \\{ is a brace'],
  ['{city:wrds}', 'one of words, Words, unbroken, number after the colon'],
  ['{city:words}', 'a fact that has a number in it, or no form after the colon'],
])('%s is reported with a suggestion', (found, wanted) => {
  expect(placeholderHint(found, names)).toBe(wanted)
})

test.each([
  [{ by: 'city', many: 'x' }, 'by', '"city"', 'the name of a number, such as jobs.count'],
  [{ by: 'path:jobs', many: 'x' }, 'by', '"path:jobs"', 'the name of a number, such as jobs.count'],
  [{ by: { a: 1 }, many: 'x' }, 'by', '{"a":1}', 'the name of a number, such as jobs.count'],
  [{ by: 'jobs.count', one: 'x' }, 'many', null, 'what is said of more than one'],
  [{ by: 'jobs.count', on: 'x', many: 'y' }, 'on', 'no field of this kind', 'only by, none, one and many'],
])('a sentence with a number reports what is missing: %j', (said, part, found, wanted) => {
  expect(interpolateAll({ text: said }, names).unknown).toEqual([{ path: ['text'], part, found, wanted }])
})

test('a fact can name another fact, and a number of records', () => {
  const content = mkdtempSync(join(tmpdir(), 'names-'))
  mkdirSync(join(content, 'boats'))
  writeFileSync(join(content, 'boats/one.yaml'), 'name: A\n')
  writeFileSync(join(content, 'facts.yaml'), 'city: "Old {country}, {boats.count}"\ncountry: India\nteam: { a: b }\n')
  const boats: Collection = { name: 'boats', files: 'boats/*.yaml', schema: v.strictObject({ name: singleLine(9) }) }
  const found = collectPlaceholderValues(content, [boats], settings)
  expect(found.get('city')).toBe('Old India, 1')
  expect(found.get('team')).toBe('team')
})

test("a collection's facts count only valid records", () => {
  const content = mkdtempSync(join(tmpdir(), 'names-'))
  const batch = (starts: string, duration: string) =>
    `- name: ${starts}\n  starts: ${starts}\n  duration: ${duration}\n  mode: Online\n  price: $9\n  text: A batch in {city}, for all of you.\n`
  const wrong = ['soon', '2025-13-45', '~', '2025'].map((starts) => batch(starts, '4 weeks'))
  const long = ['4', '[a]', '99999999999999 weeks'].map((duration) => batch('2025-08-02', duration))
  writeFileSync(join(content, 'facts.yaml'), 'city: Jaipur\n')
  writeFileSync(join(content, 'batches.yaml'), [...wrong, ...long, batch('2025-08-01', '2 weeks'), '- a: 1\n'].join(''))
  writeFileSync(join(content, 'timeline.yaml'), '- month: soon\n- {}\n')
  writeFileSync(join(content, 'team.yaml'), '- name: 3\n- name: { a: b }\n')
  const found = collectPlaceholderValues(
    content,
    [batchesCollection as Collection, timelineCollection as Collection, teamCollection as Collection],
    settings,
  )
  expect(found.get('batches.count')).toBe(9)
  expect(found.get('batches.span')).toBe('from August to the end of August 2025')
  expect(found.get('team.roles')).toBe('')
})

test.each([
  ['https://chat.example/', 'Parrot'],
  ['https://other.example/', 'other.example'],
])('the chat app at %s is called %s: by a record for its host, or by the host', (url, name) => {
  const content = mkdtempSync(join(tmpdir(), 'content-'))
  writeFileSync(join(content, 'chat-apps.yaml'), '- name: Parrot\n  host: chat.example\n')
  expect(collectPlaceholderValues(content, [], { ...settings, chatApp: { url } }).get('chatApp')).toBe(name)
})
