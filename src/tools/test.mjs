// `npm test`: everything that must hold before a change is good, from a fresh clone on. It stops at the first check that
// fails, and its last line counts the tests.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { add, closingLine, countsOf, NONE } from './counts.mjs'
import { main, root, Stop, step } from './process.mjs'
import { install, lockFileChecks, npm, requireNode } from './setup.mjs'

const RULES = ['tests/unit', 'tests/content', 'tests/architecture.test.ts']
const EXAMPLES = join(root, '.env.example')
const JOURNEYS = 'tests/e2e/playwright.config.ts'
/** Where the runners of tests write what they counted. */
const REPORT = join(root, '.cache', 'tests.json')

/** Set by the tests below, read by the closing line. */
let counts = NONE

main(async () => {
  requireNode()
  try {
    await checkAll()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    error.print()
    if (counts.failed === 0) counts = add(counts, { ...NONE, failed: 1 }) // the check that failed is no test
  }
  console.log(closingLine(counts))
})

async function checkAll() {
  await install()
  await step('Lock file', lockFileChecks())
  await step('Format and lint', [['biome', 'ci', '.']])
  await step('Types', [
    [...npm(), 'run', '--silent', 'styles'],
    ['tsc', '-p', 'tsconfig.json', '--noEmit'],
    ['tsc', '-p', 'src/sw/tsconfig.json', '--noEmit'],
  ])
  await step('Dead code', [['knip']])
  await countedStep('Unit, content and architecture tests', vitest(RULES))
  // with the examples' settings: the browser tests fill in forms, and an owner's own would send them
  await step('Build', [[...npm(), 'run', '--silent', 'build']], { variables: parseEnv(readFileSync(EXAMPLES, 'utf8')) })
  await countedStep('Build tests', vitest(['tests/build']))
  const playwright = ['playwright', 'test', '-c', JOURNEYS, '--reporter=list,json']
  const variables = { VYOMIX_BROWSER: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT }
  await countedStep('Browser tests', playwright, variables)
}

/** @param {readonly string[]} paths */
function vitest(paths) {
  return ['vitest', 'run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
}

/**
 * A step that runs tests and adds them to the counts, whether it passes or fails.
 * @param {string} name @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} [variables]
 */
async function countedStep(name, command, variables = {}) {
  rmSync(REPORT, { force: true })
  try {
    await step(name, [command], { variables })
  } catch (error) {
    counts = add(counts, readCounts() ?? NONE)
    throw error
  }
  const found = readCounts()
  if (!found) throw new Stop(`${name} ended well but left no count of its tests.`)
  counts = add(counts, found)
}

/** @returns {import('./counts.mjs').Counts | null} */
function readCounts() {
  try {
    return countsOf(readFileSync(REPORT, 'utf8'))
  } catch {
    return null
  }
}
