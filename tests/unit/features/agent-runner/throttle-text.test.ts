import { expect, test } from 'vitest'
import { throttleText } from '#features/agent-runner/throttle-text.ts'
import { fakeClock } from '#support/fake-clock.ts'

function start() {
  const clock = fakeClock()
  const drawn: string[] = []
  return { clock, drawn, pace: throttleText(clock, (text) => drawn.push(text)) }
}

test('the first text renders at once, then the newest one a quarter of a second later', () => {
  const { clock, drawn, pace } = start()
  for (const text of ['a', 'ab', 'abc']) pace.push(text)
  expect(drawn).toEqual(['a'])
  clock.advance(249)
  expect(drawn).toEqual(['a'])
  clock.advance(1)
  expect(drawn).toEqual(['a', 'abc'])
})

test('a text of 200 words a second renders four times a second, including its last word', () => {
  const { clock, drawn, pace } = start()
  for (let word = 1; word <= 2000; word += 1) {
    pace.push(`${word}`)
    clock.advance(5)
  }
  clock.advance(250)
  expect(drawn).toHaveLength(41)
  expect(drawn.at(-1)).toBe('2000')
})

test('after a pause a text renders at once again', () => {
  const { clock, drawn, pace } = start()
  pace.push('a')
  clock.advance(1000)
  expect(drawn).toEqual(['a'])
  pace.push('ab')
  expect(drawn).toEqual(['a', 'ab'])
})

test('a text that renders late keeps its interval to the next one', () => {
  const { clock, drawn, pace } = start()
  pace.push('a')
  pace.push('ab')
  clock.advance(250)
  pace.push('abc')
  expect(drawn).toEqual(['a', 'ab'])
  clock.advance(250)
  expect(drawn).toEqual(['a', 'ab', 'abc'])
})

test('nothing renders after it is stopped', () => {
  const { clock, drawn, pace } = start()
  pace.push('a')
  pace.push('ab')
  pace.stop()
  clock.advance(10_000)
  expect(drawn).toEqual(['a'])
  pace.stop()
})
