// `npm run bench`: measures the built site as visitors experience it. `npm run bench -- delta install` runs only the
// parts `delta` and `install`. `--vs DIR` also measures another built site, and `--vs-ref COMMIT` the site that a
// commit builds. `--runs N` sets the number of runs, `--routes /,/blog` the pages of `paint`, and `--json FILE` writes
// every sample to a file.
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildCommit } from './bench/build-commit.mjs'
import { measureDelta } from './bench/delta.mjs'
import { measureIdle } from './bench/idle.mjs'
import { measureInstall } from './bench/install.mjs'
import { measureInteraction } from './bench/interaction.mjs'
import { measureNavigation } from './bench/navigate.mjs'
import { measurePaint, ROUTES } from './bench/paint.mjs'
import { measureRepeatVisit } from './bench/repeat-visit.mjs'
import { BASELINE, BASELINE_RERUN, machineInfo, tableRow } from './bench/report.mjs'
import { measureScale } from './bench/scale.mjs'
import { ensureBrowser } from './browser.mjs'
import { ExitError, repositoryRoot, runTool } from './process.mjs'
import { installDependencies } from './setup.mjs'

/**
 * @typedef {object} Bench What a part of the bench needs for measuring.
 * @property {import('playwright-core').Browser} browser
 * @property {Readonly<Record<string, string>>} sites folders of built sites, by name
 * @property {number} runs
 * @property {readonly string[]} routes the pages that `paint` measures
 */

/** @type {Readonly<Record<string, (bench: Bench) => Promise<readonly import('./bench/report.mjs').Row[]>>>} */
const parts = {
  paint: measurePaint,
  navigate: measureNavigation,
  repeat: measureRepeatVisit,
  rest: measureIdle,
  react: measureInteraction,
  install: measureInstall,
  delta: measureDelta,
  scale: measureScale,
}

runTool(async () => {
  const stringOption = /** @type {const} */ ({ type: 'string' })
  const { values, positionals } = parseArgs({
    options: { vs: stringOption, 'vs-ref': stringOption, runs: stringOption, routes: stringOption, json: stringOption },
    allowPositionals: true,
  })
  const names = positionals.length > 0 ? positionals : Object.keys(parts)
  const unknown = names.find((name) => !(name in parts))
  if (unknown) throw new ExitError(`"${unknown}" is not one of: ${Object.keys(parts).join(', ')}.`)
  const runs = Number(values.runs ?? 3)
  if (!Number.isInteger(runs) || runs < 1)
    throw new ExitError(`--runs is "${values.runs}" but must be a whole number from 1.`)
  const routes = values.routes?.split(',') ?? ROUTES
  const invalid = routes.find((route) => !route.startsWith('/'))
  if (invalid !== undefined) throw new ExitError(`--routes has "${invalid}", but the path of a page starts with "/".`)
  const ownSite = join(repositoryRoot, 'dist')
  const commit = values['vs-ref']
  const otherSite = commit ? await buildCommit(commit) : values.vs && resolve(values.vs)
  for (const folder of [ownSite, ...(otherSite ? [otherSite] : [])])
    if (!existsSync(join(folder, 'index.html'))) throw new ExitError(`There is no built site in ${folder}.`)
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
  if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 2))
})
