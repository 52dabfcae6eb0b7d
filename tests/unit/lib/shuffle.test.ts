import { expect, test } from 'vitest'
import { shuffle } from '#lib/shuffle.ts'

/** Returns a random source that repeats the given numbers, one after another. */
function repeating(...numbers: readonly number[]) {
  let next = 0
  return () => numbers[next++ % numbers.length] ?? 0
}

test('a shuffle contains the same items, each as often as before', () => {
  const cards = ['sun', 'sun', 'moon', 'moon', 'star', 'dial']
  for (let round = 0; round < 50; round++) expect(shuffle(cards, Math.random).sort()).toEqual([...cards].sort())
})

test('the shuffled list itself does not change', () => {
  const cards = ['sun', 'moon', 'star']
  shuffle(cards, () => 0)
  expect(cards).toEqual(['sun', 'moon', 'star'])
})

test('the order depends only on the random numbers', () => {
  expect(shuffle([1, 2, 3, 4], () => 0)).toEqual([2, 3, 4, 1])
  expect(shuffle([1, 2, 3, 4], () => 0.999999)).toEqual([1, 2, 3, 4])
  expect(shuffle([1, 2, 3, 4], repeating(0.5, 0.9, 0))).toEqual([2, 1, 4, 3])
})

test('every order is equally likely: six equal random inputs for three items give six orders', () => {
  const randomSources = [0, 1, 2].flatMap((a) => [0, 1].map((b) => repeating((a + 0.5) / 3, (b + 0.5) / 2)))
  const orders = randomSources.map((random) => shuffle(['a', 'b', 'c'], random).join(''))
  expect(orders.sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
})

test('an empty list and a single item need no random number', () => {
  const never = () => {
    throw new Error('no random number is needed')
  }
  expect(shuffle([], never)).toEqual([])
  expect(shuffle(['sun'], never)).toEqual(['sun'])
})
