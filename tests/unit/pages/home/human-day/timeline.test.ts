import { expect, test } from 'vitest'
import { ACTIVITY_MS, activityAt, activityPhase } from '#pages/home/human-day/timeline.ts'

test('each activity is shown for three seconds', () => {
  expect(ACTIVITY_MS).toBe(3000)
})

test('without animation, the mail is the current activity (index 3)', () => {
  expect(activityAt(null)).toBe(3)
})

test('the animation starts from the mail and goes through all six activities', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(activityAt)).toEqual([3, 4, 5, 0, 1, 2, 3])
})

test('activities before the current one are past, and those after it are ahead', () => {
  expect([0, 1, 2, 3, 4, 5].map((activity) => activityPhase(activity, 3))).toEqual([
    'past',
    'past',
    'past',
    'now',
    'ahead',
    'ahead',
  ])
})
