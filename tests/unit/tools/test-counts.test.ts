import { expect, test } from 'vitest'
import { addCounts, countsSummary, NO_COUNTS, parseTestReport } from '../../../src/tools/test-counts.mjs'

const vitest = { numPassedTests: 40, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
const playwright = { stats: { expected: 10, unexpected: 2, flaky: 1, skipped: 3 } }

test('a report by Vitest is counted', () => {
  expect(parseTestReport(JSON.stringify(vitest))).toEqual({ passed: 40, failed: 1, skipped: 3, retried: [] })
})

test('a report by Playwright is counted, and a successful retry is a pass', () => {
  expect(parseTestReport(JSON.stringify(playwright))).toEqual({ passed: 11, failed: 2, skipped: 3, retried: [] })
})

test('the closing line adds up the counts of several reports', () => {
  const both = addCounts(parseTestReport(JSON.stringify(vitest)), parseTestReport(JSON.stringify(playwright)))
  expect(countsSummary(both)).toBe('51 passed, 3 failed, 6 skipped')
})

test('the closing line does not mention skipped tests if there are none', () => {
  expect(countsSummary({ ...NO_COUNTS, passed: 3 })).toBe('3 passed, 0 failed')
})

test('the tests that passed only at the second try are named before the counts', () => {
  const spec = (title: string, status: string) => ({ title, file: 'chat.spec.ts', tests: [{ status }] })
  const suites = [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] }]
  const summary = countsSummary(parseTestReport(JSON.stringify({ ...playwright, suites })))
  expect(summary.split('\n')).toEqual([
    'Passed only at the second try: chat.spec.ts: b',
    '11 passed, 2 failed, 3 skipped',
  ])
})
