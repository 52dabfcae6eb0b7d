import { expect, test } from 'vitest'
import { initialsOf, slugify } from '#lib/slugify.ts'

test.each([
  ['What we log', 'what-we-log'],
  ['  Edge AI: next to the machine!  ', 'edge-ai-next-to-the-machine'],
  ["What your team's bot can't do", 'what-your-teams-bot-cant-do'],
  ['The client’s part', 'the-clients-part'],
  ['R&D — in 90 days', 'r-d-in-90-days'],
  ['99.9% uptime', '99-9-uptime'],
  ['C++ / C#', 'c-c'],
  ['Résumé of a café', 'resume-of-a-cafe'],
  ['Ünïcödé', 'unicode'],
  ['ﬁne ½ Å', 'fine-1-2-a'],
  ['<script>', 'script'],
  ['🚀', ''],
  ['', ''],
  ['---', ''],
])('%j becomes the anchor %j', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test('the anchor of an anchor is the same', () => {
  expect(slugify(slugify('Where a person still signs off?'))).toBe('where-a-person-still-signs-off')
})

test.each([
  ['Arjun Mehta', 'AM'],
  ['Nandini', 'N'],
  ['Kabir van der Shah', 'Kv'],
  ['Nandini   Rao', 'NR'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
