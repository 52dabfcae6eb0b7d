import { expect, test } from 'vitest'
import { agentCards } from '#content/agent-runner/cards.ts'
import { library } from '#content/agents-library.ts'

test('the library lists its agents and the inputs of each, spoken', () => {
  const [agents] = library.groups
  expect(agents.rows.map(({ data }) => data.split(', '))).toEqual(
    agentCards.map(({ inputs }) => inputs.map((input) => input.replaceAll('_', ' '))),
  )
})
