import { expect, test } from 'vitest'
import { library } from '#content/agents-library.ts'

test('the library lists ten agents and the inputs of each', () => {
  const [agents] = library.groups
  expect(agents.rows.map(({ data }) => data)).toEqual([
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
