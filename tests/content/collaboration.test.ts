import { record as words } from 'virtual:records/pages/home/workflow'
import { expect, test } from 'vitest'
import { agentConnections, collaborators, WORKFLOW_STEP_MS, workflowSteps } from '#content/collaboration.ts'

test('there are five connections, each from one agent to another', () => {
  expect(agentConnections).toHaveLength(5)
  for (const { id, from, to } of agentConnections) {
    expect(collaborators).toContain(from)
    expect(collaborators).toContain(to)
    expect(id).toBe(`${from}-${to}`)
  }
})

test('a step lasts 1200 ms', () => {
  expect(WORKFLOW_STEP_MS).toBe(1200)
})

test('the eight steps are those of the specification', () => {
  expect(workflowSteps.map(({ active, sends }) => ({ active, sends }))).toEqual([
    { active: ['input'], sends: [] },
    { active: ['input'], sends: ['input-analyzer', 'input-knowledge'] },
    { active: ['input', 'analyzer', 'knowledge'], sends: [] },
    { active: ['analyzer', 'knowledge'], sends: ['analyzer-processor', 'knowledge-processor'] },
    { active: ['analyzer', 'knowledge', 'processor'], sends: [] },
    { active: ['processor'], sends: ['processor-output'] },
    { active: ['processor', 'output'], sends: [] },
    { active: [], sends: [] },
  ])
})

test('an agent that sends is active', () => {
  for (const { active, sends } of workflowSteps)
    for (const id of sends) expect(active).toContain(agentConnections.find((connection) => connection.id === id)?.from)
})

test('every step has a different text', () => {
  expect(words.steps).toHaveLength(workflowSteps.length)
  expect(new Set(words.steps).size).toBe(workflowSteps.length)
})
