/** @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts */

/** @type {Counts} */
export const NO_COUNTS = { passed: 0, failed: 0, skipped: 0 }

/**
 * Parses a JSON report by vitest or Playwright, and returns its counts. A test that passes on a retry counts as passed.
 * @param {string} report
 * @returns {Counts}
 */
export function parseTestReport(report) {
  const { stats, ...vitest } = JSON.parse(report)
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitest
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** Returns the sum of two counts. @param {Counts} a @param {Counts} b @returns {Counts} */
export function addCounts(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

/**
 * Returns the last line of a test run.
 * @param {Counts} counts
 */
export function countsSummary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
