import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineCollection, readCollection } from '#prerender/records/collection.ts'
import { pluralForms, singleLine, template } from '#prerender/records/field-schemas.ts'
import { formatMistakes } from '#prerender/records/mistake.ts'

const ferry = defineCollection({
  files: 'messages/ferry.yaml',
  schema: v.strictObject({
    title: singleLine(20),
    leaves: template(['minutes', 'name'], 40),
    seats: pluralForms(40),
    stops: v.array(template(['place'], 30)),
  }),
})
const names = new Map([
  ['city', 'Jaipur'],
  ['name', 'Vyomix'],
])
const context = { names, idsOf: () => [], isAddress: () => false }

function read(yaml: string) {
  const content = mkdtempSync(join(tmpdir(), 'messages-'))
  mkdirSync(join(content, 'messages'))
  writeFileSync(join(content, ferry.files), yaml)
  return readCollection(content, ferry, context)
}

const validYaml = `title: A ferry of {city}
leaves: "{name} leaves in {minutes} min"
seats:
  one: One seat
  many: "{count} seats"
stops: ["At {place}", "In {city}"]
`

test('a placeholder that is filled in when a message is shown stays, even if a fact has the same name', () => {
  const { records, mistakes } = read(validYaml)
  expect(mistakes).toEqual([])
  expect(records[0]).toMatchObject({
    title: 'A ferry of Jaipur',
    leaves: '{name} leaves in {minutes} min',
    seats: { one: 'One seat', many: '{count} seats' },
    stops: ['At {place}', 'In Jaipur'],
  })
})

test.each([
  ['{minutes}', '{minute}', 'messages/ferry.yaml:2: leaves is {minute}; wanted: a known fact, such as {minutes}'],
  ['{count}', '{minutes}', 'messages/ferry.yaml:5: seats.many is {minutes}; wanted: a known fact'],
  ['{place}', '{count}', 'messages/ferry.yaml:6: stops.0 is {count}; wanted: a known fact'],
  [
    '{minutes}',
    '{minutes:words}',
    'messages/ferry.yaml:2: leaves is {minutes:words}; wanted: a fact that contains a number',
  ],
  ['of {city}', 'of {minutes}', 'messages/ferry.yaml:1: title is {minutes}; wanted: a known fact'],
  ['title:', 'titel:', 'messages/ferry.yaml:1: titel is not a known field; wanted: a field listed in the README'],
  ['  one: One seat\n', '', 'messages/ferry.yaml:3: seats.one is missing; wanted: a value'],
])('if %j is changed to %j, the mistake has its file and line', (from, to, sentence) =>
  expect(formatMistakes(read(validYaml.replace(from, to)).mistakes)).toContain(sentence),
)
