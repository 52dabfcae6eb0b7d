import { record as scripts } from 'virtual:records/pages/home/terminal'
import { expect, test } from 'vitest'
import { terminalFrameAt, timelineOf } from '#pages/home/terminal/timeline.ts'

const twoScripts = [{ lines: [{ text: 'abc' }, { text: 'de' }] }, { lines: [{ text: 'f' }] }]
const timeline = timelineOf(twoScripts, [1, 0])
const [only, first, second] = timeline.lines
const durationOf = (line: typeof only) => line?.keyTimes.at(-1) ?? 0

test('nothing is typed in the first 1000 ms', () => {
  expect(terminalFrameAt(timeline, 0)).toEqual({ line: null, into: 0, next: 1000 })
  expect(terminalFrameAt(timeline, 999)).toEqual({ line: null, into: 0, next: 1 })
  expect(terminalFrameAt(timeline, 1000)).toMatchObject({ line: { script: 1, line: 0 }, into: 0 })
})

test('each key takes 30 to 70 ms, in an uneven rhythm', () => {
  const waits = timelineOf(scripts, [0, 1, 2]).lines.flatMap(({ keyTimes: keys }) =>
    keys.map((key, index) => key - (keys[index - 1] ?? 0)),
  )
  expect(waits).toHaveLength(scripts.flatMap(({ lines }) => lines.map(({ text }) => text)).join('').length)
  expect(waits.filter((ms) => ms < 30 || ms > 70)).toEqual([])
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(30)
})

test('there is a pause of 1200 ms before the next line', () => {
  expect((second?.startMs ?? 0) - (first?.startMs ?? 0)).toBeCloseTo(durationOf(first) + 1200)
})

test('there is a pause of 3000 ms before the next script, in the given order', () => {
  expect(timeline.lines.map(({ script, line }) => [script, line])).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ])
  expect(first?.startMs).toBeCloseTo(durationOf(only) + 3000)
  expect(timeline.lengthMs).toBeCloseTo((second?.startMs ?? 0) + durationOf(second) + 3000)
})

test('only the first line of a script is typed below the previous script', () => {
  expect(timeline.lines.map(({ previousScript: before }) => before)).toEqual([0, 1, null])
})

test('after the last script of the given order, its first script follows', () => {
  expect(terminalFrameAt(timeline, 1000 + timeline.lengthMs + 20).line).toBe(only)
})

test('the wait of each frame ends exactly when the next line begins', () => {
  let ms = 1000
  for (const line of [only, first, second, only]) {
    const frame = terminalFrameAt(timeline, ms)
    expect(frame.line).toBe(line)
    expect(frame.into).toBeCloseTo(0)
    ms += frame.next
  }
})

test('the three scripts are about starting the system, a blueprint from requirements, and deployment', () => {
  expect(scripts).toHaveLength(3)
  const texts = scripts.map(({ lines }) => lines.map(({ text }) => text).join(' '))
  expect(texts[0]).toMatch(/AI system/)
  expect(texts[1]).toMatch(/requirements.*blueprint/)
  expect(texts[2]).toMatch(/code.*deploy/)
})
