import { expect, test } from 'vitest'
import { APPEAR_INTERVAL_MS, TURN_DURATION_S } from '#pages/home/tech-orbit/orbit.ts'

test('technologies appear a tenth of a second apart', () => {
  expect(APPEAR_INTERVAL_MS).toBe(100)
})

test('the orbit turns by 0.0005 radians in a sixtieth of a second', () => {
  expect(TURN_DURATION_S).toBe(209.4)
  expect((2 * Math.PI) / TURN_DURATION_S / 60).toBeCloseTo(0.0005, 6)
})
