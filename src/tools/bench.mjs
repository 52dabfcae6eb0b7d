// `npm run bench`: measures the built site as visitors experience it. `npm run bench -- delta install` runs only the
// parts `delta` and `install`.
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildCommit } from './bench/build-commit.mjs'
import { measureDelta } from './bench/delta.mjs'
import { measureGrowth } from './bench/growth.mjs'
import { measureIdle } from './bench/idle.mjs'
import { measureInstall } from './bench/install.mjs'
import { measureInteraction } from './bench/interaction.mjs'
import { measureNavigation } from './bench/navigate.mjs'
import { measurePaint } from './bench/paint.mjs'
import { measureRepeatVisit } from './bench/repeat-visit.mjs'
import { BASELINE, BASELINE_RERUN, machineInfo, tableRow } from './bench/report.mjs'
import { measureScale } from './bench/scale.mjs'
import { measureView } from './bench/view.mjs'
import { ensureBrowser } from './browser.mjs'
import { runCommandLine } from './command-line.mjs'
import { ExitError, repositoryRoot } from './process.mjs'
import { installDependencies } from './setup.mjs'

/**
 * @typedef {object} Bench What a part of the bench needs for measuring.
 * @property {import('playwright-core').Browser} browser
 * @property {Readonly<Record<string, string>>} sites folders of built sites, by name
 * @property {number} runs
 * @property {readonly string[] | null} routes the pages that `paint` and `view` measure; null if none were named
 */

/** @type {Readonly<Record<string, (bench: Bench) => Promise<readonly import('./bench/report.mjs').Row[]>>>} */
const parts = {
  paint: measurePaint,
  view: measureView,
  navigate: measureNavigation,
  repeat: measureRepeatVisit,
  rest: measureIdle,
  react: measureInteraction,
  install: measureInstall,
  delta: measureDelta,
  scale: measureScale,
  growth: measureGrowth,
}

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm run bench',
  does: 'Measures the site in dist as visitors experience it.',
  flags: [
    { name: 'vs', value: 'DIR', does: 'also measures another built site' },
    { name: 'vs-ref', value: 'COMMIT', does: 'builds the site of a commit, and measures that too' },
    { name: 'runs', value: 'N', does: 'how many times to measure; 3 without it' },
    { name: 'routes', value: 'PATHS', does: 'the pages of the parts paint and view, such as /,/blog' },
    { name: 'json', value: 'FILE', does: 'writes every sample to a file' },
  ],
  words: { name: 'PART', does: 'what to measure, or everything without one', oneOf: Object.keys(parts) },
}

runCommandLine(command, async ({ flags, words }) => {
  const names = words.length > 0 ? words : Object.keys(parts)
  const runs = /^[1-9]\d{0,3}$/.test(flags.runs ?? '3') ? Number(flags.runs ?? 3) : 0
  if (runs === 0) throw new ExitError(`--runs is "${flags.runs}" but must be a whole number from 1 to 9999.`)
  const routes = flags.routes?.split(',') ?? null
  const invalid = routes?.find((route) => !route.startsWith('/'))
  if (invalid !== undefined) throw new ExitError(`--routes has "${invalid}", but the path of a page starts with "/".`)
  const json = flags.json === undefined ? null : writableFile(flags.json)
  const ownSite = join(repositoryRoot, 'dist')
  const commit = flags['vs-ref']
  if (commit !== undefined && flags.vs !== undefined)
    throw new ExitError('--vs and --vs-ref both name the other site. Give one of them.')
  assertSite(ownSite)
  if (flags.vs !== undefined) assertSite(resolve(flags.vs))
  const otherSite = commit === undefined ? flags.vs && resolve(flags.vs) : await buildCommit(commit)
  const sites = otherSite
    ? { [BASELINE]: ownSite, [BASELINE_RERUN]: ownSite, other: otherSite }
    : { [BASELINE]: ownSite }
  await installDependencies(process.stderr)
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  const rows = []
  try {
    for (const name of names) {
      const partRows = (await parts[name]?.({ browser, sites, runs, routes })) ?? []
      rows.push(...partRows)
      console.table(partRows.map(tableRow))
    }
  } finally {
    await browser.close()
  }
  const report = { measured: new Date().toISOString(), machine: machineInfo(), runs, rows }
  console.log(`${report.measured}, ${JSON.stringify(report.machine)}, ${runs} runs.`)
  if (json) writeFileSync(json, JSON.stringify(report, null, 2))
})

/** @param {string} folder @throws {ExitError} when no site was built in it, or not to the end */
function assertSite(folder) {
  if (!existsSync(join(folder, 'index.html')) || !existsSync(join(folder, '_headers')))
    throw new ExitError(`There is no built site in ${folder}. npm run build writes one to dist.`)
}

/**
 * Returns the path of a file after checking that it can be written, before minutes of measuring.
 * @param {string} file @throws {ExitError} when it cannot be written
 */
function writableFile(file) {
  try {
    writeFileSync(file, '', { flag: 'a' })
    return resolve(file)
  } catch (error) {
    throw new ExitError(`--json is "${file}", but that file cannot be written (${/** @type {any} */ (error).code}).`)
  }
}
