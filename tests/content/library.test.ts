import { record as words } from 'virtual:records/messages/library/page'
import { record as page } from 'virtual:records/pages/library'
import { expect, test } from 'vitest'
import { agentCountText } from '#content/agent-runner/agent-count.ts'
import { libraryAgents } from '#content/agent-runner/agents.ts'
import { agentCards, categoryChips } from '#content/agent-runner/cards.ts'
import { groundRules } from '#content/agent-runner/ground-rules.ts'
import { inputLabel } from '#content/agent-runner/input-names.ts'
import { providers } from '#content/models.ts'
import { navigation } from '#content/navigation.ts'
import { paths } from '#content/paths.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'

const placesIn = (template: string) => Array.from(template.matchAll(/\[([^\]]*)\]/g), ([, name = '']) => name)
const inputsOf = (agent: (typeof libraryAgents)[number]) => agent.inputs.map(({ name }) => name)

test('the dialog has the same agents as the cards, in the same order', () => {
  expect(libraryAgents.map((agent) => ({ id: agent.id, name: agent.name, inputs: inputsOf(agent) }))).toEqual(
    agentCards.map(({ id, name, inputs }) => ({ id, name, inputs })),
  )
})

test('the stated number of agents is correct', () => {
  const number = capitalize(numberWord(agentCards.length))
  expect(page.lead).toContain(` ${numberWord(agentCards.length)} `)
  const entry = navigation.flatMap(({ sub = [] }) => sub).find(({ href }) => href === paths.agentsLibrary)
  expect(entry?.promise).toMatch(new RegExp(`^${number} `))
  expect(page.description).toMatch(new RegExp(`^${number} `))
})

test('each suggestion above the catalogue finds an agent', () => {
  const used = new Set<string>(agentCards.map(({ category }) => category))
  expect(categoryChips[0]).toBe('All')
  expect(categoryChips.slice(1).filter((chip) => !used.has(chip))).toEqual([])
})

test("each provider's key page is linked, with a safe link", () => {
  expect(Object.values(providers).map(({ name, keysUrl }) => [name, keysUrl])).toEqual([
    ['OpenAI', 'https://platform.openai.com/api-keys'],
    ['Anthropic', 'https://platform.claude.com/settings/keys'],
    ['Google', 'https://aistudio.google.com/apikey'],
  ])
})

test.each([
  [0, words.empty.title],
  [1, words.count.one.replace('{count}', '1')],
  [10, words.count.many.replace('{count}', '10')],
])('%i agents are announced as %j', (count, said) => {
  expect(agentCountText(count)).toBe(said)
})

test.each(libraryAgents)('the prompt of the $name contains each input once, and nothing else in brackets', (agent) => {
  expect(placesIn(agent.prompt).sort()).toEqual(inputsOf(agent).sort())
})

test.each(libraryAgents)('the prompt of the $name puts each input between tags with its name', (agent) => {
  for (const name of inputsOf(agent)) expect(agent.prompt).toContain(`<${name}>[${name}]</${name}>`)
})

test.each(libraryAgents)(
  'the prompt of the $name has role, task, way of working, output, limits and rules',
  (agent) => {
    const headings = Array.from(agent.prompt.matchAll(/^# (.+)$/gm), ([, heading]) => heading)
    expect(headings).toEqual(['Role', 'Task', 'Inputs', 'How to work', 'Output', 'Limits', 'Ground rules'])
    expect(agent.prompt).toMatch(/^# Role\nYou /)
    expect(agent.prompt).toMatch(/# Output\nIn this order:\n1\. /)
  },
)

test.each(libraryAgents)('the prompt of the $name limits the answer to fit in 2,000 tokens', ({ prompt }) => {
  const output = prompt.slice(prompt.indexOf('# Output'), prompt.indexOf('# Limits'))
  const line = output.match(/^Length: (.*)$/m)?.[1] ?? ''
  const longest = Math.max(...Array.from(line.matchAll(/\d[\d,]*/g), ([number]) => Number(number.replace(',', ''))))
  expect(longest).toBeGreaterThanOrEqual(800)
  expect(longest).toBeLessThanOrEqual(1200)
})

test.each(libraryAgents)('the prompt of the $name ends with the rules that all share', ({ prompt }) => {
  expect(prompt.endsWith(`\n\n${groundRules}`)).toBe(true)
})

test.each(libraryAgents)('no numbered list of the $name skips a number', ({ prompt, skeleton = '' }) => {
  for (const text of [prompt, skeleton]) {
    const numbers = Array.from(text.matchAll(/^(\d+)\. /gm), ([, number]) => Number(number))
    const isNext = (number: number, index: number) => number === 1 || number === (numbers[index - 1] ?? 0) + 1
    expect(numbers.every(isNext)).toBe(true)
  }
})

test.each(libraryAgents)('the $name has nothing left to do', (agent) => {
  expect(JSON.stringify(agent)).not.toMatch(/\b(TODO|FIXME|TBD|XXX|lorem|ipsum|placeholder|foo|bar)\b/i)
  expect(agent.prompt.match(/\{\{|\}\}/g)?.length ?? 0).toBe(2 * (agent.prompt.match(/\{\{[^{}]+\}\}/g)?.length ?? 0))
})

test.each(libraryAgents)(
  'the prose of the $name is tidy: no double spaces, straight quotes in prompts, no stray line breaks',
  ({ prompt, skeleton = '' }) => {
    expect(prompt).not.toMatch(/[“”‘’]|\S {2,}\S|[ \t]$|\n{3}/m)
    expect(skeleton).not.toMatch(/\S {2,}\S|[ \t]$|\n{3}/m)
  },
)

test('prompts share no long text except their ground rules', () => {
  const lines = libraryAgents.flatMap(({ id, prompt }) =>
    prompt
      .slice(0, prompt.indexOf('# Ground rules'))
      .split('\n')
      .filter((line) => line.length > 40 && !line.startsWith('<'))
      .map((line) => ({ id, line })),
  )
  const firsts = new Map<string, number>()
  const shared = lines.filter(({ id, line }) => (firsts.get(line) ?? id) !== id || !firsts.set(line, id))
  expect(shared).toEqual([])
})

test('every input has a hint and an example, and five to eight suggestions if it has any', () => {
  for (const { inputs } of libraryAgents) {
    for (const { hint, example, suggestions } of inputs) {
      expect(hint).toMatch(/^[A-Z].*\.$/)
      expect(example).toMatch(/^\S.{3,}[^.\s]$/)
      if (!suggestions) continue
      expect(suggestions.length).toBeGreaterThanOrEqual(5)
      expect(suggestions.length).toBeLessThanOrEqual(8)
      expect(new Set(suggestions).size).toBe(suggestions.length)
    }
  }
})

test('the label of an input has spaces and a capital letter', () => {
  expect(inputLabel('user_prompt')).toBe('User prompt')
  expect(inputLabel('topic')).toBe('Topic')
})

test('each agent says what a live answer contains', () => {
  for (const { contains } of libraryAgents) {
    expect(contains.length).toBeGreaterThanOrEqual(3)
    for (const part of contains) expect(part).toMatch(/^[A-Z].*[^.]$/)
  }
})

test('a frame uses only the inputs of its agent, each at most once', () => {
  for (const agent of libraryAgents) {
    const places = placesIn(agent.skeleton ?? '')
    expect(places.filter((name) => !inputsOf(agent).includes(name))).toEqual([])
    expect(new Set(places).size).toBe(places.length)
  }
})
