import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addRun, parseRuns, removeRun, runsSlot, type StoredRun } from '#features/agent-runner/run-history.ts'
import { memoryStore } from '#platform/storage.ts'

const run: StoredRun = {
  id: 'a',
  agent: 2,
  model: 'gpt-6-luna',
  inputs: { idea: 'Tea by post' },
  result: '# SWOT',
  usage: { promptTokens: 700, answerTokens: 900, thinkingTokens: 0 },
  isDemo: false,
  at: 1_790_000_000_000,
}
const numberedRuns = (count: number): StoredRun[] =>
  Array.from({ length: count }, (_, index) => ({ ...run, id: `r${index}`, at: index })).reverse()

test('a stored run is read back unchanged', () => {
  const demo = { ...run, id: 'b', usage: null, isDemo: true, at: run.at - 1 }
  expect(parseRuns([run, demo])).toEqual([run, demo])
})

test.each([null, undefined, 'runs', 7, {}, { length: 1, 0: run }])('%j is not a list of stored runs', (stored) => {
  expect(parseRuns(stored)).toBeNull()
})

test.each([
  ['null', null],
  ['a text', 'run'],
  ['a list', [run]],
  ['a run without an id', { ...run, id: undefined }],
  ['a run of an invalid agent', { ...run, agent: '2' }],
  ['a run of a fractional agent', { ...run, agent: 1.5 }],
  ['a run without a model', { ...run, model: null }],
  ['a run whose result is an object', { ...run, result: { html: '<b>' } }],
  ['a run that does not say whether it is a demo', { ...run, isDemo: undefined }],
  ['a run with an invalid time', { ...run, at: Number.NaN }],
  ['a run at an infinite time', { ...run, at: Number.POSITIVE_INFINITY }],
])('%s is left out, and the other runs stay', (_, invalid) => {
  const other = { ...run, id: 'z', at: 1 }
  expect(parseRuns([run, invalid, other])).toEqual([run, other])
})

test('unknown fields of a run are dropped, above all a key', () => {
  const [parsed] =
    parseRuns([{ ...run, key: 'sk-secret', apiKey: 'sk-secret', headers: { authorization: 'sk-secret' } }]) ?? []
  expect(parsed).toEqual(run)
})

test.each([
  undefined,
  null,
  'many',
  { promptTokens: 1 },
  { ...run.usage, answerTokens: -1 },
  { ...run.usage, thinkingTokens: Number.NaN },
])('usage %j is treated as unknown', (usage) => {
  expect(parseRuns([{ ...run, usage }])?.[0]?.usage).toBeNull()
})

test.each([
  [null, {}],
  [['idea'], {}],
  [{ idea: 7, topic: 'Tea' }, { topic: 'Tea' }],
  [{ 'a b': 'x', Idea: 'y', '<b>': 'z', constructor: 'c' }, { constructor: 'c' }],
])('stored inputs %j are read as %j', (inputs, expected) => {
  expect(parseRuns([{ ...run, inputs }])?.[0]?.inputs).toEqual(expected)
})

test('the result and the inputs of a stored run are truncated', () => {
  const [parsed] = parseRuns([{ ...run, result: 'x'.repeat(300_000), inputs: { idea: 'y'.repeat(30_000) } }]) ?? []
  expect(parsed?.result).toHaveLength(200_000)
  expect(parsed?.inputs.idea).toHaveLength(20_000)
})

test('runs are read newest first, at most fifty, each once', () => {
  const runs = parseRuns([...numberedRuns(60)].reverse()) ?? []
  expect(runs).toHaveLength(50)
  expect([runs[0]?.id, runs.at(-1)?.id]).toEqual(['r59', 'r10'])
  expect(parseRuns([run, { ...run, result: 'twice' }])).toEqual([run])
})

test('a new run comes first, and the oldest of fifty is removed', () => {
  const runs = addRun(numberedRuns(50), run)
  expect(runs).toHaveLength(50)
  expect([runs[0]?.id, runs.at(-1)?.id]).toEqual(['a', 'r1'])
})

test('a run that is added again replaces the old one', () => {
  expect(addRun([run], { ...run, result: 'whole' })).toEqual([{ ...run, result: 'whole' }])
})

test('one run can be deleted', () => {
  expect(removeRun(numberedRuns(3), 'r1').map(({ id }) => id)).toEqual(['r2', 'r0'])
  expect(removeRun([run], 'other')).toEqual([run])
})

test('runs stay sorted, unique and at most fifty, even if they are added out of order or with duplicate ids', () => {
  const any = fc.record({ id: fc.integer({ min: 1, max: 70 }).map(String), at: fc.integer({ min: 0, max: 9 }) })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 200 }), (changes) => {
      const runs = changes.reduce<readonly StoredRun[]>((runs, change) => addRun(runs, { ...run, ...change }), [])
      expect(runs.length).toBeLessThanOrEqual(50)
      expect(new Set(runs.map(({ id }) => id)).size).toBe(runs.length)
      expect(runs.map(({ at }) => at)).toEqual(runs.map(({ at }) => at).sort((a, b) => b - a))
      expect(parseRuns(structuredClone(runs))).toEqual(runs)
    }),
  )
})

test('a device with invalid data has no runs, and stores the next run', async () => {
  const store = memoryStore()
  await store.write('agent-runs', { from: 'nobody' })
  expect(await runsSlot.read(store)).toEqual([])
  expect(await runsSlot.update(store, (runs) => addRun(runs, run))).toEqual([run])
})
