import { expect, test } from 'vitest'
import { throttleText } from '#features/agent-runner/throttle-text.ts'
import { fakeClock } from '#support/fake-clock.ts'

function start() {
  const clock = fakeClock()
  const rendered: string[] = []
  return { clock, rendered, throttle: throttleText(clock, (text) => rendered.push(text)) }
}

test('the first text renders at once, then the newest one a quarter of a second later', () => {
  const { clock, rendered, throttle } = start()
  for (const text of ['a', 'ab', 'abc']) throttle.push(text)
  expect(rendered).toEqual(['a'])
  clock.advance(249)
  expect(rendered).toEqual(['a'])
  clock.advance(1)
  expect(rendered).toEqual(['a', 'abc'])
})

test('a text of 200 words a second renders four times a second, including its last word', () => {
  const { clock, rendered, throttle } = start()
  for (let word = 1; word <= 2000; word += 1) {
    throttle.push(`${word}`)
    clock.advance(5)
  }
  clock.advance(250)
  expect(rendered).toHaveLength(41)
  expect(rendered.at(-1)).toBe('2000')
})

test('after a pause a text renders at once again', () => {
  const { clock, rendered, throttle } = start()
  throttle.push('a')
  clock.advance(1000)
  expect(rendered).toEqual(['a'])
  throttle.push('ab')
  expect(rendered).toEqual(['a', 'ab'])
})

test('after a delayed text, the next one waits for a full interval too', () => {
  const { clock, rendered, throttle } = start()
  throttle.push('a')
  throttle.push('ab')
  clock.advance(250)
  throttle.push('abc')
  expect(rendered).toEqual(['a', 'ab'])
  clock.advance(250)
  expect(rendered).toEqual(['a', 'ab', 'abc'])
})

test('no text renders after the throttle is stopped', () => {
  const { clock, rendered, throttle } = start()
  throttle.push('a')
  throttle.push('ab')
  throttle.stop()
  clock.advance(10_000)
  expect(rendered).toEqual(['a'])
  throttle.stop()
})
