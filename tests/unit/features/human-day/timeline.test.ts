import { expect, test } from 'vitest'
import { ACTIVITY_MS, activityAt, activityPhase } from '#features/human-day/timeline.ts'

test('the day moves on every three seconds', () => {
  expect(ACTIVITY_MS).toBe(3000)
})

test('at rest the mail is being sorted', () => {
  expect(activityAt(null)).toBe(3)
})

test('the animation starts from its resting state and goes through all six stations', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(activityAt)).toEqual([3, 4, 5, 0, 1, 2, 3])
})

test('stations before the present one are past, and those after it are to come', () => {
  expect([0, 1, 2, 3, 4, 5].map((activity) => activityPhase(activity, 3))).toEqual([
    'past',
    'past',
    'past',
    'now',
    'ahead',
    'ahead',
  ])
})
