import { expect, test } from 'vitest'
import { findRuns, searchableRuns } from '#features/agent-runner/find-runs.ts'
import type { StoredRun } from '#features/agent-runner/run-history.ts'

const run = (id: string, agent: number, idea: string, result: string): StoredRun => ({
  ...{ id, agent, model: 'gpt-6-luna', inputs: { idea }, result, usage: null, isDemo: false, at: 1 },
})
const runs = searchableRuns(
  [run('a', 1, 'Café by post', 'Send beans.'), run('b', 2, 'Sewing machines', 'Mend them. '.repeat(3000))],
  (agent) => (agent === 1 ? 'Idea Validator' : 'Letter Writer'),
)
const found = (query: string) => findRuns(runs, query).map(({ id }) => id)

test.each([
  ['', ['a', 'b']],
  ['  ', ['a', 'b']],
  ['validator', ['a']],
  ['CAFE', ['a']],
  ['beans post', ['a']],
  ['sewing mend', ['b']],
  ['luna', ['a', 'b']],
  ['sewing beans', []],
])('%j finds the runs that have all of its words in agent, model, inputs or result', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('the start of a long result is searched', () => {
  const longRun = searchableRuns([run('c', 1, '', `${'x'.repeat(25_000)} end`)], () => '')
  expect(findRuns(longRun, 'xxx')).toHaveLength(1)
  expect(findRuns(longRun, 'end')).toHaveLength(0)
})
