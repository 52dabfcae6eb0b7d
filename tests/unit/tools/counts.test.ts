import { expect, test } from 'vitest'
import { add, closingLine, countsOf, NONE } from '../../../src/tools/counts.mjs'

const vitest = { numPassedTests: 40, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
const playwright = { stats: { expected: 10, unexpected: 2, flaky: 1, skipped: 3 } }

test('a report by vitest is counted', () => {
  expect(countsOf(JSON.stringify(vitest))).toEqual({ passed: 40, failed: 1, skipped: 3 })
})

test('a report by Playwright is counted, a second try being a pass', () => {
  expect(countsOf(JSON.stringify(playwright))).toEqual({ passed: 11, failed: 2, skipped: 3 })
})

test('the closing line adds them up', () => {
  const both = add(countsOf(JSON.stringify(vitest)), countsOf(JSON.stringify(playwright)))
  expect(closingLine(both)).toBe('51 passed, 3 failed, 6 skipped')
})

test('the closing line is silent about skipped tests when there are none', () => {
  expect(closingLine({ ...NONE, passed: 3 })).toBe('3 passed, 0 failed')
})
