import { expect, test } from 'vitest'
import { timetablePlan, timetableRows } from '#pages/agents/timetable/timetable.ts'

test('the rows are in the order in which the agents start', () => {
  expect(timetableRows.map(({ id }) => id)).toEqual(['input', 'analyzer', 'knowledge', 'processor', 'output'])
})

test('each agent works from its first active step to the end of its last', () => {
  expect(timetableRows.map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [2, 5],
    [2, 5],
    [4, 7],
    [6, 7],
  ])
})

test('five hand-overs happen in the second, fourth and sixth step', () => {
  expect(timetablePlan.handOvers).toEqual([
    { from: 0, to: 1, step: 1 },
    { from: 0, to: 2, step: 1 },
    { from: 1, to: 3, step: 3 },
    { from: 2, to: 3, step: 3 },
    { from: 3, to: 4, step: 5 },
  ])
})

test('the timetable is eight steps long', () => {
  expect(timetablePlan.steps).toBe(8)
})
