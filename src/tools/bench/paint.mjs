import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBrowser } from '../browser.mjs'
import { repositoryRoot, runStep } from '../process.mjs'
import { loadModule, npmCommand } from '../setup.mjs'
import { addSample } from './report.mjs'

/** The newest version that runs on Node 20. It is installed on demand, because it takes 20 s and 185 MB. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const FOLDER = join(repositoryRoot, 'node_modules/.cache/vyomix/lighthouse')

/** The pages that are measured by default. */
const ROUTES = ['/', '/services/web-hosting', '/blog/agentic-ai-in-production', '/projects', '/fun', '/agents']

/** @param {any} report */
function blockingTime({ audits }) {
  return Math.round(audits['total-blocking-time'].numericValue)
}

/** @type {Readonly<Record<string, (report: any) => number>>} */
const FIGURES = {
  score: ({ categories }) => Math.round(categories.performance.score * 100),
  'FCP, ms': ({ audits }) => Math.round(audits['first-contentful-paint'].numericValue),
  'LCP, ms': ({ audits }) => Math.round(audits['largest-contentful-paint'].numericValue),
  'TBT, ms': blockingTime,
  CLS: ({ audits }) => audits['cumulative-layout-shift'].numericValue,
  requests: ({ audits }) => audits['network-requests'].details.items.length,
  'sent, KiB': ({ audits }) => Math.round(audits['total-byte-weight'].numericValue / 1024),
}

/** Lighthouse's mobile profile computes what a slow phone would do from a load that was not slowed down. */
const THROTTLING = { simulated: 'simulate', applied: 'devtools' }

/**
 * Measures how pages are painted, with Lighthouse's mobile profile. Each run measures all sites in turn, so that noise
 * affects all of them alike, each page in a browser that has loaded nothing before. A second load of the page is really
 * slowed down, for its blocking time.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measurePaint({ sites, runs, routes }) {
  const entry = join(FOLDER, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry))
    await runStep(
      'Installing Lighthouse',
      [[...npmCommand(), 'install', '--no-audit', '--no-fund', '--prefix', FOLDER, LIGHTHOUSE]],
      { log: process.stderr },
    )
  const { default: lighthouse } = await import(pathToFileURL(entry).href)
  const { serve } = await loadModule('src/server/serve.ts')
  const { chromium } = await import('playwright-core')
  const port = 9222 + (process.pid % 1000)
  const executablePath = await ensureBrowser()
  const mailFolder = join(repositoryRoot, '.mail')
  const served = await Promise.all(
    Object.entries(sites).map(async ([name, root]) => ({ name, site: await serve({ root, mailFolder, port: 0 }) })),
  )
  /** @type {Record<string, Record<string, number[]>>} */
  const samples = {}
  for (let run = 0; run < runs; run += 1)
    for (const route of routes ?? ROUTES)
      for (const { name, site } of served) {
        const browser = await chromium.launch({
          executablePath,
          args: ['--no-sandbox', `--remote-debugging-port=${port}`],
        })
        /** @param {string} throttlingMethod */
        const report = async (throttlingMethod) => {
          const flags = { port, logLevel: 'silent', onlyCategories: ['performance'], throttlingMethod }
          const { lhr } = await lighthouse(site.url + route, flags)
          return lhr
        }
        const simulated = await report(THROTTLING.simulated)
        const applied = await report(THROTTLING.applied)
        await browser.close()
        const figures = Object.entries(FIGURES).map(([figure, valueIn]) => ({ figure, value: valueIn(simulated) }))
        for (const { figure, value } of [
          ...figures,
          { figure: 'TBT really slowed down, ms', value: blockingTime(applied) },
        ]) {
          const key = `${route} ${figure}`
          const figureSamples = samples[key] ?? {}
          samples[key] = figureSamples
          addSample(figureSamples, name, value)
        }
      }
  for (const { site } of served) await site.close()
  return Object.entries(samples).map(([what, values]) => ({ what, unit: '', samples: values }))
}
