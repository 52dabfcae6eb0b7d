import { expect, test } from 'vitest'
import { throttle } from '#lib/throttle.ts'
import { fakeClock } from '#support/fake-clock.ts'

test('the first value is passed on at once, then only the latest one per interval', () => {
  const clock = fakeClock()
  const received: string[] = []
  const { send } = throttle<string>(clock.after, 300, (value) => received.push(value) > 0)
  for (const value of ['a', 'ab', 'abc']) send(value)
  expect(received).toEqual(['a'])
  clock.advance(299)
  expect(received).toEqual(['a'])
  clock.advance(1)
  expect(received).toEqual(['a', 'abc'])
  clock.advance(10_000)
  expect(received).toEqual(['a', 'abc'])
  send('abcd')
  expect(received).toEqual(['a', 'abc', 'abcd'])
})

test('a rejected value is passed on again until it is accepted', () => {
  const clock = fakeClock()
  const received: string[] = []
  const { send } = throttle<string>(clock.after, 300, (value) => received.push(value) > 2)
  send('a')
  clock.advance(300)
  clock.advance(300)
  clock.advance(10_000)
  expect(received).toEqual(['a', 'a', 'a'])
})

test('a cancelled value is not passed on', () => {
  const clock = fakeClock()
  const received: string[] = []
  const { send, cancel } = throttle<string>(clock.after, 300, (value) => received.push(value) > 0)
  send('a')
  send('b')
  cancel()
  clock.advance(1000)
  expect(received).toEqual(['a'])
})
