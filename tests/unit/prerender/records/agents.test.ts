import { expect, test } from 'vitest'
import { deriveAgentTeasers } from '#content/agent-teasers-schema.ts'
import { type AgentField, collection as agentsCollection, deriveAgents } from '#content/agents-schema.ts'
import { deriveFaq } from '#content/faq/schema.ts'
import { paths } from '#content/paths.ts'
import { boxGap, spotNameBox } from '#lib/engrave/free-places.ts'
import type { ReadOtherCollection } from '#prerender/records/collection.ts'

const features: [string, string, string, string] = ['One', 'Two', 'Three', 'Four']
const agent = (title: string) => ({ title, description: 'Does what it is told to do.', features, icon: 'bot' })
const field = (id: string, titles: readonly string[]) => ({
  id,
  title: id,
  description: 'A field of agents.',
  agents: titles.map(agent),
})

/** Returns up to six fields with this number of agents in all. The agents have long names. */
function suite(count: number): readonly AgentField[] {
  const titles = Array.from({ length: count }, (_, index) => `An agent of long name ${index}`)
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, Math.max(1, Math.min(6, count)))
  return deriveAgents(
    ids.map((id, fieldIndex) =>
      field(
        id,
        titles.filter((_, index) => index % ids.length === fieldIndex),
      ),
    ),
  )
}

test.each([1, 3, 15, 45])('the chart places %i agents without a position so that no two names overlap', (count) => {
  const fields = suite(count)
  const boxes = fields.flatMap(({ ring, agents }) =>
    agents.flatMap(({ title, star }) =>
      star
        ? spotNameBox(star.name ?? title, { r: ring, degrees: star.degrees, isNamedLeft: star.side !== 'right' })
        : [],
    ),
  )
  expect(boxes.filter((box, index) => boxes.slice(0, index).some((other) => boxGap(box, other) < 0))).toEqual([])
  expect(boxes.length).toBeGreaterThanOrEqual(Math.min(count, 10))
})

test('fields without a ring or a colour get different ones', () => {
  const fields = suite(15)
  expect(new Set(fields.map(({ ring }) => ring)).size).toBe(6)
  expect(new Set(fields.map(({ tint }) => tint)).size).toBe(6)
})

test('the given position and the shorter name of an agent are kept', () => {
  const [firstField] = deriveAgents([
    {
      ...field('a', []),
      ring: 300,
      agents: [
        { ...agent('Legal document drafting'), star: { name: 'Legal drafting', degrees: 41, side: 'left' as const } },
      ],
    },
  ])
  expect(firstField?.agents[0]).toMatchObject({
    title: 'Legal document drafting',
    star: { name: 'Legal drafting', degrees: 41 },
  })
})

test('the placeholders include the number of agents, and the names of the fields in a sentence', () => {
  expect(
    agentsCollection.listPlaceholders?.([
      { title: 'Business', agents: [1, 2] },
      { title: 'E-commerce', agents: [3] },
      { title: 'HR' },
    ]),
  ).toEqual({
    count: 3,
    'fields.count': 3,
    'fields.names': 'business, e-commerce and HR',
  })
})

/** Returns a function that reads these lists in place of other collections. */
function readerOf(lists: Readonly<Record<string, readonly object[]>>): ReadOtherCollection {
  return ((collection: { readonly name: string }) => lists[collection.name] ?? []) as ReadOtherCollection
}

test("a teaser has the agent's text and icon, unless it has a text and an icon of its own", () => {
  const suite = [{ agents: [{ title: 'Sales assistant', description: 'Books the call.', icon: 'phone' }] }]
  const teasers = [
    { id: 'sales-assistant', agent: 'Sales assistant' },
    { id: 'sales-assistant', agent: 'sales assistant', text: 'Writes.', icon: 'pen' },
  ]
  expect(deriveAgentTeasers(teasers, readerOf({ agents: suite }))).toMatchObject([
    { name: 'Sales assistant', text: 'Books the call.', icon: 'phone' },
    { name: 'Sales assistant', text: 'Writes.', icon: 'pen' },
  ])
})

test('the chat gets an answer for each agent and batch that no entry covers', () => {
  const entries = [
    { id: 'a', title: 'What does the sales assistant do?', question: 'sales', answer: 'It books calls.' },
    {
      id: 'b',
      title: 'Who writes?',
      question: 'x',
      answer: 'An agent.',
      link: { label: 'x', href: '/ai-agents-library#agent-1' },
    },
  ]
  const readOther = readerOf({
    batches: [{ name: 'Evening course' }],
    library: [
      { id: 'writer', name: 'Writer', number: 1, description: 'Writes.' },
      { id: 'painter', name: 'Painter', number: 2, description: 'Paints.' },
    ],
    agents: [{ id: 'desk', title: 'Desk', agents: [agent('Sales assistant'), agent('Note taker')] }],
  })
  const added = deriveFaq(entries, readOther).slice(entries.length)
  expect(added.map(({ id, link }) => [id, link?.href])).toEqual([
    ['library-painter', '/ai-agents-library#agent-2'],
    ['agent-note-taker', '/agents#field-desk'],
    ['course-evening-course', paths.training],
  ])
})
