import { expect, test } from 'vitest'
import { diagramFrameAt } from '#pages/home/agent-diagram/timeline.ts'

test('without animation, all five connections are drawn at once, no agent is active and no step is highlighted', () => {
  const { step, active, drawn, sends } = diagramFrameAt(null)
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
])('step %i has its active agents, and the connections along which something is sent', (step, active, sends) => {
  const frame = diagramFrameAt(step)
  expect(frame.step).toBe(step)
  expect([...frame.active]).toEqual(active)
  expect([...frame.sends]).toEqual(sends)
})

test('while the diagram moves, only connections in use are drawn in full', () => {
  expect([...diagramFrameAt(5).drawn]).toEqual(['processor-output'])
  expect(diagramFrameAt(6).drawn.size).toBe(0)
})

test('after eight steps the loop starts again', () => {
  expect(diagramFrameAt(8)).toEqual(diagramFrameAt(0))
  expect(diagramFrameAt(11)).toEqual(diagramFrameAt(3))
})
