// `npm test`: runs every check that a change must pass. It works in a fresh clone. It stops at the first check that
// fails, and its last line counts the tests.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { FAST_TESTS, STATIC_CHECKS } from './checks.mjs'
import { runCommandLine } from './command-line.mjs'
import { ExitError, repositoryRoot, runStep } from './process.mjs'
import { installDependencies, lockFileChecks, npmCommand } from './setup.mjs'
import { addCounts, countsSummary, NO_COUNTS, parseTestReport } from './test-counts.mjs'

const EXAMPLE_SETTINGS = join(repositoryRoot, '.env.example')
const PLAYWRIGHT_CONFIG = 'tests/e2e/playwright.config.ts'
/** The file to which the test runners write their reports. */
const REPORT = join(repositoryRoot, '.cache', 'tests.json')

/** The sum of all test runs so far, for the last line. */
let counts = NO_COUNTS

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm test',
  does: 'Installs what is missing, and runs every check that a change must pass, in the order of src/tools/test.mjs.',
  more: 'It tests with the browser that the variable VYOMIX_BROWSER names, or with one that it finds or installs.',
}

runCommandLine(command, async () => {
  try {
    await checkAll()
  } catch (error) {
    if (!(error instanceof ExitError)) throw error
    error.print()
    if (counts.failed === 0) counts = addCounts(counts, { ...NO_COUNTS, failed: 1 }) // the failed check has no tests
  }
  console.log(countsSummary(counts))
})

async function checkAll() {
  await installDependencies()
  await runStep('Lock file', lockFileChecks())
  await runStep('Styles', [[...npmCommand(), 'run', '--silent', 'styles']])
  for (const { name, commands } of STATIC_CHECKS) await runStep(name, commands)
  await runTestStep(FAST_TESTS.name, vitest(FAST_TESTS.paths))
  const { parseEnv } = await import('node:util')
  // with the example settings: the browser tests submit forms, and the owner's settings would really send them
  await runStep('Build', [[...npmCommand(), 'run', '--silent', 'build']], {
    variables: parseEnv(readFileSync(EXAMPLE_SETTINGS, 'utf8')),
  })
  await runTestStep('Build tests', vitest(['tests/build']))
  await runTestStep('Commands', vitest(['tests/commands']))
  const playwright = ['playwright', 'test', '-c', PLAYWRIGHT_CONFIG, '--reporter=list,json']
  const variables = { VYOMIX_BROWSER: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT }
  await runTestStep('Browser tests', playwright, variables)
}

/** @param {readonly string[]} paths */
function vitest(paths) {
  return ['vitest', 'run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
}

/**
 * Runs a step with tests, and adds them to the counts whether it passes or fails.
 * @param {string} name @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} [variables]
 */
async function runTestStep(name, command, variables = {}) {
  rmSync(REPORT, { force: true })
  try {
    await runStep(name, [command], { variables })
  } catch (error) {
    counts = addCounts(counts, readCounts() ?? NO_COUNTS)
    throw error
  }
  const stepCounts = readCounts()
  if (!stepCounts) throw new ExitError(`${name} passed, but wrote no report of its tests.`)
  counts = addCounts(counts, stepCounts)
}

/** @returns {import('./test-counts.mjs').Counts | null} */
function readCounts() {
  try {
    return parseTestReport(readFileSync(REPORT, 'utf8'))
  } catch {
    return null
  }
}
