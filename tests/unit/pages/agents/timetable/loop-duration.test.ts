import { expect, test } from 'vitest'
import { LOOP_MS } from '#pages/agents/timetable/loop-duration.ts'
import { sheetOf } from '#support/sheets.ts'

const sheet = sheetOf('pages/agents/timetable/timetable-animation-styles.ts')

test('eight steps of 1200 ms take 9.6 seconds', () => {
  expect(LOOP_MS).toBe(9600)
})

test('the cursor crosses the timetable evenly in one loop, and only while it is in view', () => {
  expect(sheet).toMatch(/--crossed: translateY\(100%\);[^}]*animation: cross 9600ms linear infinite;/)
  expect(sheet).toMatch(/\{ --crossed: translateX\(100%\);/)
  expect(sheet).toMatch(/animation-play-state: paused;/)
  expect(sheet).toMatch(/\[data-moving\] \.\w+ \{ animation-play-state: running;/)
})

test('while nothing may move there is no cursor', () => {
  expect(sheet).toMatch(/html:not\(\[data-motion\]\) \.\w+ \{ display: none;/)
})
