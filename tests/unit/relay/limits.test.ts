import { expect, test } from 'vitest'
import { type Arrivals, admit } from '#relay/limits.ts'

const HOUR_MS = 3_600_000
const limits = { perAddress: 2, inAll: 3 }

/** Returns the answers to messages that come from these addresses, a second apart. */
function answersTo(addresses: readonly string[], start = 0, before: Arrivals = []) {
  let arrivals = before
  const answers = addresses.map((address, index) => {
    const admission = admit(arrivals, address, start + index * 1000, limits)
    arrivals = admission.arrivals
    return admission.isAdmitted ? 'admitted' : admission.retryAfterS
  })
  return { answers, arrivals }
}

test('an address may send its number of messages in an hour, and is told when the next one is free', () => {
  expect(answersTo(['a', 'a', 'a', 'b']).answers).toEqual(['admitted', 'admitted', 3598, 'admitted'])
})

test('all addresses together have a limit, too', () => {
  expect(answersTo(['a', 'b', 'c', 'd']).answers).toEqual(['admitted', 'admitted', 'admitted', 3597])
})

test('a message that was not taken does not count', () => {
  const { arrivals } = answersTo(['a', 'a', 'a', 'a'])
  expect(arrivals).toHaveLength(2)
})

test('after an hour the messages are forgotten', () => {
  const { arrivals } = answersTo(['a', 'a', 'b'])
  expect(answersTo(['a'], HOUR_MS, arrivals).answers).toEqual(['admitted'])
  expect(admit(arrivals, 'a', 2 * HOUR_MS, limits).arrivals).toHaveLength(1)
})
