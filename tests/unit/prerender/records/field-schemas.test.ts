import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { collection as factsCollection } from '#content/facts-schema.ts'
import { collection as faqCollection } from '#content/faq/schema.ts'
import { collection as jobsCollection } from '#content/jobs/schema.ts'
import { collection as testimonialsCollection } from '#content/testimonials-schema.ts'
import { type Collection, readCollection } from '#prerender/records/collection.ts'
import { isoDate, isoMonth, lucideIcon, nameList, paragraph, singleLine } from '#prerender/records/field-schemas.ts'
import { formatMistakes } from '#prerender/records/mistake.ts'
import { serviceBlocks } from '#prerender/records/service-blocks.ts'

const ids: Readonly<Record<string, readonly string[]>> = {
  faq: ['price', 'shop'],
  'batches.name': ['Sailing in autumn'],
  'clients.name': ['Lake Hotel'],
  projects: ['lake-hotel-website'],
}
const context = {
  names: new Map([['city', '{city}']]),
  idsOf: (name: string) => ids[name] ?? [],
  isAddress: () => true,
}

function mistakesOf(collection: Collection, file: string, text: string): string {
  const content = mkdtempSync(join(tmpdir(), 'fields-'))
  mkdirSync(dirname(join(content, file)), { recursive: true })
  writeFileSync(join(content, file), text)
  return formatMistakes(readCollection(content, collection, context).mistakes)
}

test.each([
  ['a year before 1900', isoDate, '0001-01-01'],
  ['a year after 2199', isoDate, '2200-01-01'],
  ['a month before 1900', isoMonth, '1899-12'],
  ['an unknown icon', lucideIcon, 'index'],
  ['a line of invisible characters', singleLine(9), '\u200b\u2060'],
  ['a paragraph of invisible characters', paragraph(1, 9), '\u00ad\u3164'],
  ['a list with items that are not strings', nameList(6, 20), [{ a: 'b' }, null]],
])('%s is rejected', (_, schema: v.GenericSchema, value) => {
  expect(v.safeParse(schema, value).success).toBe(false)
})

test.each(['javascript:alert(1)', 'https://', 'https://%%%', 'jobs'])(
  'a block of a service cannot link to %s',
  (href) => {
    const links = [{ name: 'Here', href, text: 'Something that is worth reading.' }]
    const parsed = v.safeParse(serviceBlocks, [{ kind: 'related', id: 'related', heading: 'Next', links }])
    expect(parsed.issues?.[0]?.message).toBe('an address such as /jobs or https://…')
  },
)

test('a fact that refers to itself, and a year that is not a whole number, are reported', () => {
  const sentences = mistakesOf(factsCollection as Collection, 'facts.yaml', 'city: "{city}"\nfounded: 2024.5\n')
  expect(sentences).toContain('facts.yaml:1: city is "{city}"; wanted: text without braces')
  expect(sentences).toContain('facts.yaml:2: founded is 2024.5; wanted: a whole number from 1900 to 2199')
})

test('an answer refers to existing records other than itself, and its order is from 1 to 3', () => {
  const answer = (fields: string) =>
    mistakesOf(
      faqCollection as Collection,
      'faq/one.yaml',
      `- id: price\n  title: A?\n  question: a\n  answer: It costs as much as a boat.\n${fields}`,
    )
  expect(answer('  options: [shop, jobs-tech]\n  batch: Sailing in autumn\n  order: 3\n')).toMatch(/^0 mistakes/)
  const sentences = answer('  options: [shops, price]\n  batch: Sailing\n  order: 4\n')
  expect(sentences).toContain('options is "shops"; wanted: one of shop, jobs-tech, jobs-sales')
  expect(sentences).toContain('options is "price"; wanted: one of shop, jobs-tech, jobs-sales')
  expect(sentences).toContain('batch is "Sailing"; wanted: one of Sailing in autumn')
  expect(sentences).toContain('order is 4; wanted: a whole number from 1 to 3')
})

test('the role in a testimonial ends with a client, and the portrait has one of three backgrounds', () => {
  const mistakesWith = (role: string, ink: number) =>
    mistakesOf(
      testimonialsCollection as Collection,
      'testimonials.yaml',
      `- author: A\n  role: ${role}\n  ink: ${ink}\n  content: They asked us what we needed, and built just that.\n`,
    )
  expect(mistakesWith('Chef, Lake Hotel', 2)).toMatch(/^0 mistakes/)
  expect(mistakesWith('Chef, Sea Hotel', 2)).toContain(
    'role is "Chef, Sea Hotel"; wanted: at the end, one of Lake Hotel',
  )
  expect(mistakesWith('Chef, Lake Hotel', 1.5)).toContain('ink is 1.5; wanted: a whole number from 0 to 2')
})

test('a testimonial refers to an existing project, or to none', () => {
  const mistakesWithProject = (project: string) =>
    mistakesOf(
      testimonialsCollection as Collection,
      'testimonials.yaml',
      `- author: A\n  role: Chef, Lake Hotel\n${project}  content: Our guests book their rooms on one short form now.\n`,
    )
  expect(mistakesWithProject('')).toMatch(/^0 mistakes/)
  expect(mistakesWithProject('  project: lake-hotel-website\n')).toMatch(/^0 mistakes/)
  expect(mistakesWithProject('  project: sea-hotel\n')).toContain(
    'project is "sea-hotel"; wanted: one of lake-hotel-website',
  )
})

test('the text of a file cannot be one of its fields', () => {
  expect(mistakesOf(jobsCollection as Collection, 'jobs/one.md', '---\ntitle: A\nbody: b\n---\nText.\n')).toContain(
    'jobs/one.md:3: body is not a known field; wanted: the text below the fields',
  )
})

test('a mistake shows invisible characters as escapes', () => {
  expect(mistakesOf(testimonialsCollection as Collection, 'testimonials.yaml', '- author: "\u200b"\n')).toContain(
    'author is "\\u200b"; wanted: one line of 1 to 40 characters',
  )
})
