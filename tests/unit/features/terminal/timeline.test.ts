import { expect, test } from 'vitest'
import { scripts } from '#content/terminal.ts'
import { frameAt, timelineOf } from '#features/terminal/timeline.ts'

const two = [{ lines: [{ text: 'abc' }, { text: 'de' }] }, { lines: [{ text: 'f' }] }]
const timeline = timelineOf(two, [1, 0])
const frames = timeline.changes

test('nothing is typed in the first 1000 ms', () => {
  expect(frameAt(timeline, 0)).toEqual({ frame: null, next: 1000 })
  expect(frameAt(timeline, 999)).toEqual({ frame: null, next: 1 })
  expect(frameAt(timeline, 1000).frame).toMatchObject({ script: 1, line: 0, typed: 0 })
})

test('each key takes 30 to 70 ms', () => {
  const all = timelineOf(scripts, [0, 1, 2]).changes
  const keys = all.flatMap((change, index) => {
    const next = all[index + 1]
    return next && next.typed === change.typed + 1 ? [next.at - change.at] : []
  })
  expect(keys.length).toBeGreaterThan(200)
  expect(keys.filter((ms) => ms < 30 || ms > 70)).toEqual([])
  expect(Math.max(...keys) - Math.min(...keys)).toBeGreaterThan(30)
})

test('a line rests for 1200 ms before the next one', () => {
  const typed = frames.find(({ script, line, typed }) => script === 0 && line === 0 && typed === 3)
  const next = frames.find(({ script, line, typed }) => script === 0 && line === 1 && typed === 0)
  expect((next?.at ?? 0) - (typed?.at ?? 0)).toBeCloseTo(1200)
})

test('a script rests for 3000 ms before the next one, in the given order', () => {
  const last = frames.find(({ script, typed }) => script === 1 && typed === 1)
  const next = frames.find(({ script }) => script === 0)
  expect((next?.at ?? 0) - (last?.at ?? 0)).toBeCloseTo(3000)
})

test('the round begins again after the last script', () => {
  const first = frameAt(timeline, 1000 + 20)
  expect(frameAt(timeline, 1000 + timeline.lengthMs + 20)).toEqual(first)
})

test('between two changes nobody is asked: the wait leads exactly to the next one', () => {
  let ms = 1000
  for (const change of frames.slice(0, -1)) {
    const { frame, next } = frameAt(timeline, ms)
    expect(frame?.typed).toBeGreaterThanOrEqual(change.typed - 1)
    expect(next).toBeGreaterThan(0)
    ms += next
    if (ms > 1000 + timeline.lengthMs) break
  }
})

test('there are three scripts: the system starts, requirements become a blueprint, code is deployed', () => {
  expect(scripts).toHaveLength(3)
  const said = scripts.map(({ lines }) => lines.map(({ text }) => text).join(' '))
  expect(said[0]).toMatch(/AI system/)
  expect(said[1]).toMatch(/requirements.*blueprint/)
  expect(said[2]).toMatch(/code.*deploy/)
})
