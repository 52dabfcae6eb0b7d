/** @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts */

/** @type {Counts} */
export const NO_COUNTS = { passed: 0, failed: 0, skipped: 0 }

/**
 * The counts of a JSON report by vitest or Playwright. A test that passed at a second try has passed.
 * @param {string} report
 * @returns {Counts}
 */
export function parseTestReport(report) {
  const { stats, ...vitest } = JSON.parse(report)
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitest
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** @param {Counts} one @param {Counts} other @returns {Counts} */
export function addCounts(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/**
 * The line a test run ends with.
 * @param {Counts} counts
 */
export function countsSummary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
