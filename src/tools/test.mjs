// `npm test`: runs every check that a change must pass. It works in a fresh clone. It stops at the first check that
// fails, or after the one that runs beside it, and its last line counts the tests.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
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
  const { parseEnv } = await import('node:util')
  // with the example settings: the browser tests submit forms, and the owner's settings would really send them
  const variables = parseEnv(readFileSync(EXAMPLE_SETTINGS, 'utf8'))
  const log = lineLog()
  const checkAndBuild = async () => {
    for (const { name, commands } of STATIC_CHECKS) await runStep(name, commands, { log })
    await runStep('Build', [[...npmCommand(), 'run', '--silent', 'build']], { variables, log })
  }
  // the tests leave time on a second processor
  await besideEachOther([checkAndBuild(), runTestStep(FAST_TESTS.name, vitest(FAST_TESTS.paths), { log: lineLog() })])
  // commands spend much of their time starting
  await runTestStep('Commands and build tests', [...vitest(['tests/build', 'tests/commands']), '--maxWorkers=4'])
  const playwright = ['playwright', 'test', '-c', PLAYWRIGHT_CONFIG, '--reporter=list,json']
  const browser = { VYOMIX_BROWSER: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT }
  await runTestStep('Browser tests', playwright, { variables: browser })
}

/** Waits for all steps, and then fails with the first failure. @param {readonly Promise<void>[]} steps */
async function besideEachOther(steps) {
  const results = await Promise.allSettled(steps)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** Returns a log that prints a line once it is complete, because another step may print in between. */
function lineLog() {
  let line = ''
  return new Writable({
    write(chunk, _, done) {
      line += chunk
      if (line.endsWith('\n')) {
        process.stdout.write(line)
        line = ''
      }
      done()
    },
  })
}

/** @param {readonly string[]} paths */
function vitest(paths) {
  return ['vitest', 'run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
}

/**
 * Runs a step with tests, and adds them to the counts whether it passes or fails.
 * @param {string} name @param {readonly string[]} command
 * @param {Parameters<typeof runStep>[2]} [options]
 */
async function runTestStep(name, command, options) {
  rmSync(REPORT, { force: true })
  try {
    await runStep(name, [command], options)
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
