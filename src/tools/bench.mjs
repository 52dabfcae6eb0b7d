// `npm run bench`: measures the built site as its visitors feel it. `npm run bench -- delta install` runs these parts alone;
// `--vs DIR` measures another built site beside it, `--vs-ref COMMIT` one as a commit builds it; `--runs N` says how often,
// `--json FILE` keeps every sample.
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { builtCommit } from './bench/built-commit.mjs'
import { delta } from './bench/delta.mjs'
import { install as installing } from './bench/install.mjs'
import { navigate } from './bench/navigate.mjs'
import { paint } from './bench/paint.mjs'
import { react } from './bench/react.mjs'
import { repeat } from './bench/repeat.mjs'
import { AGAIN, lineOf, machine, SELF } from './bench/report.mjs'
import { rest } from './bench/rest.mjs'
import { scale } from './bench/scale.mjs'
import { ensureBrowser } from './browser.mjs'
import { main, root, Stop } from './process.mjs'
import { install, requireNode } from './setup.mjs'

/**
 * @typedef {object} Bench What a part measures with.
 * @property {import('playwright-core').Browser} browser
 * @property {Readonly<Record<string, string>>} sites folders of built sites, by name
 * @property {number} runs
 */

/** @type {Readonly<Record<string, (bench: Bench) => Promise<readonly import('./bench/report.mjs').Row[]>>>} */
const parts = { paint, navigate, repeat, rest, react, install: installing, delta, scale }

main(async () => {
  requireNode()
  const text = /** @type {const} */ ({ type: 'string' })
  const { values, positionals } = parseArgs({
    options: { vs: text, 'vs-ref': text, runs: text, json: text },
    allowPositionals: true,
  })
  const names = positionals.length > 0 ? positionals : Object.keys(parts)
  const unknown = names.find((name) => !(name in parts))
  if (unknown) throw new Stop(`"${unknown}" is none of: ${Object.keys(parts).join(', ')}.`)
  const runs = Number(values.runs ?? 3)
  if (!Number.isInteger(runs) || runs < 1) throw new Stop(`--runs is "${values.runs}"; wanted: a whole number.`)
  const own = join(root, 'dist')
  const commit = values['vs-ref']
  const other = commit ? await builtCommit(commit) : values.vs && resolve(values.vs)
  for (const folder of [own, ...(other ? [other] : [])])
    if (!existsSync(join(folder, 'index.html'))) throw new Stop(`There is no built site in ${folder}.`)
  const sites = other ? { [SELF]: own, [AGAIN]: own, other } : { [SELF]: own }
  await install(process.stderr)
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  const rows = []
  try {
    for (const name of names) {
      const found = (await parts[name]?.({ browser, sites, runs })) ?? []
      rows.push(...found)
      console.table(found.map(lineOf))
    }
  } finally {
    await browser.close()
  }
  const report = { measured: new Date().toISOString(), machine: machine(), runs, rows }
  console.log(`${report.measured}, ${JSON.stringify(report.machine)}, ${runs} runs.`)
  if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 2))
})
