import { expect, test } from 'vitest'
import { throttle } from '#lib/throttle.ts'
import { fakeClock } from '#support/fake-clock.ts'

test('the first value is passed on at once, then only the latest one per interval', () => {
  const clock = fakeClock()
  const taken: string[] = []
  const { send } = throttle<string>(clock.after, 300, (value) => taken.push(value) > 0)
  for (const value of ['a', 'ab', 'abc']) send(value)
  expect(taken).toEqual(['a'])
  clock.advance(299)
  expect(taken).toEqual(['a'])
  clock.advance(1)
  expect(taken).toEqual(['a', 'abc'])
  clock.advance(10_000)
  expect(taken).toEqual(['a', 'abc'])
  send('abcd')
  expect(taken).toEqual(['a', 'abc', 'abcd'])
})

test('a rejected value is passed on again until it is accepted', () => {
  const clock = fakeClock()
  const asked: string[] = []
  const { send } = throttle<string>(clock.after, 300, (value) => asked.push(value) > 2)
  send('a')
  clock.advance(300)
  clock.advance(300)
  clock.advance(10_000)
  expect(asked).toEqual(['a', 'a', 'a'])
})

test('a cancelled value is not passed on', () => {
  const clock = fakeClock()
  const taken: string[] = []
  const { send, cancel } = throttle<string>(clock.after, 300, (value) => taken.push(value) > 0)
  send('a')
  send('b')
  cancel()
  clock.advance(1000)
  expect(taken).toEqual(['a'])
})
