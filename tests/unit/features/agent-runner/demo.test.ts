import { record as words } from 'virtual:records/messages/run'
import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { expect, test } from 'vitest'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { findTraits } from '#features/agent-runner/demo/idea-traits.ts'
import { outlineFor } from '#features/agent-runner/demo/outlines.ts'
import { toneGuide } from '#features/agent-runner/demo/tones.ts'
import { demoResult } from '#features/agent-runner/demo.ts'
import { agentFor } from '#support/agents.ts'
import { isSoak, MANY_CASES_MS } from '#support/soak.ts'

const parse = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
const descendants = (node: Nodes): readonly Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(descendants) : []),
]
const nodeTypes = (markdown: string) => descendants(parse(markdown)).map(({ type }) => type)
const headings = (markdown: string) => Array.from(markdown.matchAll(/^#{1,2} (.+)$/gm), ([, words]) => words)
const exampleInputs = (agent: LibraryAgent) =>
  Object.fromEntries(agent.inputs.map(({ name, example }) => [name, example]))
const inputsOf = (agent: LibraryAgent, value: string) =>
  Object.fromEntries(agent.inputs.map(({ name }) => [name, value]))

const writer = agentFor('content-writer', ['topic', 'audience', 'tone'])
const validator = agentFor('idea-validator', ['idea'])
const persona = agentFor('persona', ['product', 'audience', 'industry'])
const skeleton = `## Pillars

- [business_type], for [duration]

| Week | Where | What |
| --- | --- | --- |
| 1 | [platform] | {{a post}} |
`
const calendar = agentFor('calendar', ['business_type', 'duration', 'platform'], { skeleton })
const withoutSkeleton = agentFor('without-skeleton', ['role', 'user_prompt'])
/** Agents with a demo of their own, and other agents with and without a skeleton. */
const agents = [writer, validator, persona, calendar, withoutSkeleton]

test.each(agents)('the demo of the agent $slug ends by saying that it is a demo', (agent) => {
  const note = `\n\n---\n\n*${words.demoNote}*\n`
  expect(demoResult(agent, exampleInputs(agent)).endsWith(note)).toBe(true)
})

test.each(agents)('the demo of the agent $slug begins with a heading and contains every input', (agent) => {
  const demo = demoResult(agent, exampleInputs(agent))
  expect(demo).toMatch(/^# \S/)
  for (const { example } of agent.inputs) expect(demo).toContain(example)
})

test.each(agents)(
  'the demo of the agent $slug contains neither an unfilled placeholder of an input nor a missing value',
  (agent) => {
    expect(demoResult(agent, exampleInputs(agent))).not.toMatch(/\[[a-z_]+\]|undefined|null|NaN/)
  },
)

test.each(agents)('the demo of the agent $slug says that missing and blank inputs are not given', (agent) => {
  expect(demoResult(agent, {})).toContain('not given')
  expect(demoResult(agent, inputsOf(agent, ' \n '))).toContain('not given')
})

const characters = fc.constantFrom(
  ...'\\`*_[]<>()#+-.!|~&:= \n1ax',
  '![a](https://e.example/i.png)',
  '<script>',
  '\n# ',
  '---',
)
const anyInput = fc.array(characters, { minLength: 1, maxLength: 25 }).map((parts) => `x${parts.join('')}`)

test.each(agents)(
  'the demo of the agent $slug keeps its structure for any inputs',
  (agent) => {
    const expectedTypes = nodeTypes(demoResult(agent, inputsOf(agent, 'x')))
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(nodeTypes(demoResult(agent, inputsOf(agent, input)))).toEqual(expectedTypes)
      }),
      { numRuns: isSoak ? 600 : 20 },
    )
  },
  MANY_CASES_MS,
)

test.each(agents)('there is no link, image or HTML in the demo of the agent $slug', (agent) => {
  const hostileText =
    '[a](javascript:alert(1)) ![b](https://e.example/b.png) <img src=x onerror=alert(1)> https://e.example'
  const types = nodeTypes(demoResult(agent, inputsOf(agent, hostileText)))
  expect(types.filter((kind) => /link|image|html|definition/i.test(kind))).toEqual([])
})

test.each(agents)('all rows of a table in the demo of the agent $slug have the same number of cells', (agent) => {
  for (const node of descendants(parse(demoResult(agent, exampleInputs(agent))))) {
    if (node.type !== 'table') continue
    const widths = node.children.map((row) => row.children.length)
    expect(new Set(widths).size).toBe(1)
  }
})

test.each(agents)('the demo of the agent $slug states no statistics, prices or studies', (agent) => {
  const demo = demoResult(agent, exampleInputs(agent))
  expect(demo).not.toMatch(/\d\s?%|\bpercent\b|\b(study|studies|survey|according to|research shows|on average)\b|\$\d/i)
})

test.each(agents)('headings of the demo of the agent $slug stay short for inputs of the maximum length', (agent) => {
  const demo = demoResult(agent, inputsOf(agent, 'word '.repeat(4000)))
  for (const heading of headings(demo)) expect(heading?.length).toBeLessThan(120)
})

test('the demo of the content writer is a writing guide with an outline', () => {
  expect(headings(demoResult(writer, { topic: 'tea', audience: 'beginners', tone: 'dry and witty' }))).toEqual([
    'Writing guide: Tea',
    'Before you write',
    'Titles to choose from',
    'Outline',
    'The first paragraph, in four sentences',
    'The tone: dry and witty',
    'Before you publish',
  ])
})

test.each([
  ['How to repot a palm', 'instructions'],
  ['Growing tomatoes on a balcony', 'instructions'],
  ['React versus Vue', 'a comparison'],
  ['Choosing a bank account', 'a comparison'],
  ['Best practices for code review', 'an explanation'],
  ['Why remote work is here to stay', 'an argument'],
  ['Photosynthesis', 'an explanation'],
  ['', 'an explanation'],
])('an article on %j becomes %s', (topic, kind) => {
  expect(outlineFor(topic).kind).toBe(kind)
})

test('the word counts of the outline add up to the stated total', () => {
  const demo = demoResult(writer, { topic: 'How to repot a palm', audience: 'a', tone: 'b' })
  const rows = Array.from(demo.matchAll(/^\| [^|]+ \| (\d+) \| /gm), ([, words]) => Number(words))
  expect(rows).toHaveLength(6)
  expect(demo).toContain(`about ${rows.reduce((sum, words) => sum + words, 0)} words`)
})

test('the tone guide recognises at most two tones by their words, and gives general advice if there is none', () => {
  expect(toneGuide('Friendly and professional').pitfalls).toHaveLength(2)
  expect(toneGuide('friendly, formal, witty').advice).toHaveLength(6)
  expect(toneGuide('Dry and witty').advice[0]).toMatch(/^Put the surprise at the end/)
  expect(toneGuide('like a pirate').advice[0]).toMatch(/^Find one published text/)
  expect(toneGuide('laundry').advice[0]).toMatch(/^Find one published text/)
})

test('the demo of the idea validator is a SWOT analysis and a go-to-market plan', () => {
  expect(headings(demoResult(validator, { idea: 'tea' }))).toEqual([
    'SWOT analysis',
    'Strengths',
    'Weaknesses',
    'Opportunities',
    'Threats',
    'What has to be true',
    'Go-to-market plan',
    'The first 30 days',
  ])
})

test.each([
  ['A repair service for sewing machines by post', ['goods that travel', 'work done by people']],
  ['An app for shift plans', ['software']],
  ['A marketplace for used prams', ['two sides that have to find each other']],
  ['Monthly box of spices', ['goods that travel', 'payment by the month']],
  ['Blog about stamps', []],
  ['A hospital aide', []], // contains no word 'ai'
])('the idea %j has the traits %j', (idea, kinds) => {
  expect(findTraits(idea).map(({ name }) => name)).toEqual(kinds)
})

test('the analysis has points about the kind of business in all four parts and in the assumptions', () => {
  const demo = demoResult(validator, { idea: 'A subscription for tea' })
  for (const words of [
    'Income can be foreseen',
    'The value must arrive every month',
    'Paying once for the whole year',
    'People count their subscriptions',
    'Customers still use it in the third month',
  ])
    expect(demo).toContain(words)
})

test('the demo of the persona generator tells buyers at work from private ones, and has at least six questions', () => {
  const forWork = demoResult(persona, { product: 'tea', audience: 'Small business owners', industry: 'food' })
  const atHome = demoResult(persona, { product: 'tea', audience: 'Parents of young children', industry: 'food' })
  expect(headings(forWork)[0]).toBe('Persona: Small business owners')
  expect(forWork).toContain('people who buy for their work')
  expect(atHome).toContain('people who buy for themselves')
  expect(forWork.match(/\?$/gm)?.length).toBeGreaterThanOrEqual(6)
})

test('the demo of any other agent has the inputs, what a live answer contains, and the skeleton of the agent', () => {
  const demo = demoResult(calendar, { business_type: 'Bikes', duration: '4 weeks', platform: 'Instagram' })
  expect(demo).toContain('- **Business type:** Bikes\n- **Duration:** 4 weeks\n- **Platform:** Instagram\n')
  expect(headings(demo).slice(0, 4)).toEqual([
    'Agent called calendar',
    'Your inputs',
    'What a live answer holds',
    'Pillars',
  ])
})
