/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} retried the tests that passed only at the second try, each with its file
 */
/** @typedef {{ title: string, file: string, tests: { status: string }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/** @type {Counts} */
export const NO_COUNTS = { passed: 0, failed: 0, skipped: 0, retried: [] }

/**
 * Parses a JSON report by vitest or Playwright, and returns its counts. A test that passes on a retry counts as passed.
 * @param {string} report
 * @returns {Counts}
 */
export function parseTestReport(report) {
  const { stats, suites = [], ...vitest } = JSON.parse(report)
  if (stats) {
    const retried = suites.flatMap(retriedTests)
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, retried }
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitest
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, retried: [] }
}

/** @param {Suite} suite @returns {readonly string[]} */
function retriedTests({ specs = [], suites = [] }) {
  const retried = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...retried.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(retriedTests)]
}

/** Returns the sum of two counts. @param {Counts} a @param {Counts} b @returns {Counts} */
export function addCounts(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    retried: [...a.retried, ...b.retried],
  }
}

/**
 * Returns the last lines of a test run: the tests that passed only at the second try, and then the counts.
 * @param {Counts} counts
 */
export function countsSummary({ passed, failed, skipped, retried }) {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return [...retried.map((test) => `Passed only at the second try: ${test}`), counts].join('\n')
}
