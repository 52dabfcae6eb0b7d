import { expect, test } from 'vitest'
import { frameAt } from '#features/agent-diagram/timeline.ts'

test('at rest all five connections are drawn at once, nobody works and no step is marked', () => {
  const { step, active, drawn, sends } = frameAt(null)
  expect(step).toBeNull()
  expect(active.size).toBe(0)
  expect(sends.size).toBe(0)
  expect([...drawn]).toEqual([
    'input-analyzer',
    'input-knowledge',
    'analyzer-processor',
    'knowledge-processor',
    'processor-output',
  ])
})

test.each([
  [0, ['input'], []],
  [1, ['input'], ['input-analyzer', 'input-knowledge']],
  [2, ['input', 'analyzer', 'knowledge'], []],
  [3, ['analyzer', 'knowledge'], ['analyzer-processor', 'knowledge-processor']],
  [4, ['analyzer', 'knowledge', 'processor'], []],
  [5, ['processor'], ['processor-output']],
  [6, ['processor', 'output'], []],
  [7, [], []],
])('step %i shows who works and where something is sent', (step, active, sends) => {
  const frame = frameAt(step)
  expect(frame.step).toBe(step)
  expect([...frame.active]).toEqual(active)
  expect([...frame.sends]).toEqual(sends)
})

test('only connections something runs along are drawn in full while the diagram moves', () => {
  expect([...frameAt(5).drawn]).toEqual(['processor-output'])
  expect(frameAt(6).drawn.size).toBe(0)
})

test('after eight steps the loop begins anew', () => {
  expect(frameAt(8)).toEqual(frameAt(0))
  expect(frameAt(11)).toEqual(frameAt(3))
})
