import { expect, test } from 'vitest'
import { hash, pick, seededRandom } from '#lib/engrave/seeded-random.ts'

test('the hash of a text is its FNV-1a hash', () => {
  expect(hash('')).toBe(2166136261)
  expect(hash('a')).toBe(0xe40c292c)
})

test('the same seed gives the same numbers', () => {
  const [first, second] = [seededRandom(27), seededRandom(27)]
  expect([first(), first(), first()]).toEqual([second(), second(), second()])
})

test('random numbers are between 0 and 1, even for the seed 0', () => {
  const roll = seededRandom(0)
  for (let i = 0; i < 1000; i++) {
    const number = roll()
    expect(number).toBeGreaterThan(0)
    expect(number).toBeLessThan(1)
  }
})

test('counting past the end of a list starts again', () => {
  expect(pick(['sun', 'moon', 'star'], 4)).toBe('moon')
})
