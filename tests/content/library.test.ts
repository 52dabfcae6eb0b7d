import { record as messages } from 'virtual:records/messages/library/page'
import { record as page } from 'virtual:records/pages/library'
import { expect, test } from 'vitest'
import { agentCountText } from '#content/agent-runner/agent-count.ts'
import { libraryAgents } from '#content/agent-runner/agents.ts'
import { agentCards, categoryChips } from '#content/agent-runner/cards.ts'
import { groundRules } from '#content/agent-runner/ground-rules.ts'
import { inputLabel } from '#content/agent-runner/input-names.ts'
import { splitSample } from '#content/library/sample.ts'
import { providers } from '#content/models.ts'
import { navigation } from '#content/navigation.ts'
import { paths } from '#content/paths.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'
import { contentFiles } from '#support/content-source.ts'

const placeholdersIn = (template: string) => Array.from(template.matchAll(/\[([^\]]*)\]/g), ([, name = '']) => name)
const inputsOf = (agent: (typeof libraryAgents)[number]) => agent.inputs.map(({ name }) => name)

test('the dialog has the same agents as the cards, in the same order', () => {
  expect(libraryAgents.map((agent) => ({ id: agent.id, name: agent.name, inputs: inputsOf(agent) }))).toEqual(
    agentCards.map(({ id, name, inputs }) => ({ id, name, inputs })),
  )
})

test('the stated number of agents is correct', () => {
  const numberText = capitalize(numberWord(agentCards.length))
  expect(page.lead).toContain(` ${numberWord(agentCards.length)} `)
  const entry = navigation.flatMap(({ sub = [] }) => sub).find(({ href }) => href === paths.agentsLibrary)
  expect(entry?.promise).toMatch(new RegExp(`^${numberText} `))
  expect(page.description).toMatch(new RegExp(`^${numberText} `))
})

test('each category above the catalogue has an agent', () => {
  const used = new Set<string>(agentCards.map(({ category }) => category))
  expect(categoryChips[0]).toBe('All')
  expect(categoryChips.slice(1).filter((chip) => !used.has(chip))).toEqual([])
})

test("the link to each provider's page for keys is correct", () => {
  expect(Object.values(providers).map(({ name, keysUrl }) => [name, keysUrl])).toEqual([
    ['OpenAI', 'https://platform.openai.com/api-keys'],
    ['Anthropic', 'https://platform.claude.com/settings/keys'],
    ['Google', 'https://aistudio.google.com/apikey'],
  ])
})

test.each([
  [0, messages.empty.title],
  [1, messages.count.one.replace('{count}', '1')],
  [10, messages.count.many.replace('{count}', '10')],
])('%i agents are announced as %j', (count, announcement) => {
  expect(agentCountText(count)).toBe(announcement)
})

test.each(libraryAgents)('the prompt of the $name contains each input once, and nothing else in brackets', (agent) => {
  expect(placeholdersIn(agent.prompt).sort()).toEqual(inputsOf(agent).sort())
})

test.each(libraryAgents)('the prompt of the $name puts each input between tags with its name', (agent) => {
  for (const name of inputsOf(agent)) expect(agent.prompt).toContain(`<${name}>[${name}]</${name}>`)
})

test.each(libraryAgents)('the prompt of the $name has a heading for each part, in the right order', (agent) => {
  const headings = Array.from(agent.prompt.matchAll(/^# (.+)$/gm), ([, heading]) => heading)
  expect(headings).toEqual(['Role', 'Task', 'Inputs', 'How to work', 'Output', 'Limits', 'Ground rules'])
  expect(agent.prompt).toMatch(/^# Role\nYou /)
  expect(agent.prompt).toMatch(/# Output\nIn this order:\n1\. /)
})

test.each(libraryAgents)(
  'the prompt of the $name sets the maximum length of an answer to 800 to 1,200 words',
  ({ prompt }) => {
    const output = prompt.slice(prompt.indexOf('# Output'), prompt.indexOf('# Limits'))
    const line = output.match(/^Length: (.*)$/m)?.[1] ?? ''
    const maxLength = Math.max(...Array.from(line.matchAll(/\d[\d,]*/g), ([number]) => Number(number.replace(',', ''))))
    expect(maxLength).toBeGreaterThanOrEqual(800)
    expect(maxLength).toBeLessThanOrEqual(1200)
  },
)

test.each(libraryAgents)('the prompt of the $name ends with the ground rules', ({ prompt }) => {
  expect(prompt.endsWith(`\n\n${groundRules}`)).toBe(true)
})

test.each(libraryAgents)(
  'no numbered list in the prompt or the demo of the $name skips a number',
  ({ prompt, skeleton = '' }) => {
    for (const text of [prompt, skeleton]) {
      const numbers = Array.from(text.matchAll(/^(\d+)\. /gm), ([, number]) => Number(number))
      const isNext = (number: number, index: number) => number === 1 || number === (numbers[index - 1] ?? 0) + 1
      expect(numbers.every(isNext)).toBe(true)
    }
  },
)

test.each(libraryAgents)('the record of the $name contains no unfinished text', (agent) => {
  expect(JSON.stringify(agent)).not.toMatch(/\b(TODO|FIXME|TBD|XXX|lorem|ipsum|placeholder|foo|bar)\b/i)
  expect(agent.prompt.match(/\{\{|\}\}/g)?.length ?? 0).toBe(2 * (agent.prompt.match(/\{\{[^{}]+\}\}/g)?.length ?? 0))
})

test.each(libraryAgents)(
  'the texts of the $name have no double or trailing spaces and no double blank lines, and straight quotes in the prompt',
  ({ prompt, skeleton = '' }) => {
    expect(prompt).not.toMatch(/[“”‘’]|\S {2,}\S|[ \t]$|\n{3}/m)
    expect(skeleton).not.toMatch(/\S {2,}\S|[ \t]$|\n{3}/m)
  },
)

/** The samples as staff wrote them, by the name of the file. */
const samples = contentFiles('library').map(({ id, name, text }) => ({ id, name, ...splitSample(text) }))

test.each(samples)('$name has a sample within the length that its prompt sets', ({ prompt, sample = '' }) => {
  const [lengthLine = ''] = prompt.match(/^Length: .*$/m) ?? []
  const limits = Array.from(lengthLine.matchAll(/\d[\d,]*/g), ([limit]) => Number(limit.replace(',', '')))
  const words = sample.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  expect(words).toBeGreaterThan(0.6 * Math.min(...limits))
  expect(words).toBeLessThan(1.05 * Math.max(...limits))
})

test.each(samples)('the sample of $name keeps the ground rules of all prompts', ({ sample = '' }) => {
  expect(sample).not.toMatch(/[!$€£%]|<\w|\]\(|https?:|\u2014|[“”]{2}|["']\w|\S {2,}\S|[ \t]$|\n{3}/m)
  expect(sample.match(/\{\{[^{}]+\}\}/g)?.length ?? 0).toBe((sample.match(/\{\{|\}\}/g)?.length ?? 0) / 2)
})

test('prompts share no line of more than 40 characters except in their ground rules', () => {
  const lines = libraryAgents.flatMap(({ id, prompt }) =>
    prompt
      .slice(0, prompt.indexOf('# Ground rules'))
      .split('\n')
      .filter((line) => line.length > 40 && !line.startsWith('<'))
      .map((line) => ({ id, line })),
  )
  const firstUses = new Map<string, number>()
  const shared = lines.filter(({ id, line }) => (firstUses.get(line) ?? id) !== id || !firstUses.set(line, id))
  expect(shared).toEqual([])
})

test('every input has a hint and an example, and five to eight suggestions or none', () => {
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

test('the label of an input begins with a capital letter, and has spaces instead of underscores', () => {
  expect(inputLabel('user_prompt')).toBe('User prompt')
  expect(inputLabel('topic')).toBe('Topic')
})

test('each agent lists at least three parts of a live answer', () => {
  for (const { contains } of libraryAgents) {
    expect(contains.length).toBeGreaterThanOrEqual(3)
    for (const part of contains) expect(part).toMatch(/^[A-Z].*[^.]$/)
  }
})

test('the skeleton of a demo uses only inputs of the agent, each at most once', () => {
  for (const agent of libraryAgents) {
    const placeholders = placeholdersIn(agent.skeleton ?? '')
    expect(placeholders.filter((name) => !inputsOf(agent).includes(name))).toEqual([])
    expect(new Set(placeholders).size).toBe(placeholders.length)
  }
})
