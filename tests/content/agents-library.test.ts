import { expect, test } from 'vitest'
import { library } from '#content/agents-library.ts'
import { agentCards } from '#content/library/cards.ts'

test('the library lists its agents and the inputs of each', () => {
  const [agents] = library.groups
  expect(agents.rows).toHaveLength(agentCards.length)
  expect(agents.rows.slice(0, 10).map(({ data }) => data)).toEqual([
    'topic, audience, tone',
    'idea',
    'product, audience, industry',
    'user prompt',
    'role, skills, industry',
    'business idea, audience',
    'product service, problem',
    'business type, data collection',
    'app type, personality traits',
    'business type, duration, platform',
  ])
})
