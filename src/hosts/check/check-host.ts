import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type HostName, hosts } from '../hosts.ts'
import { readSiteRules, writeHost } from '../write-host.ts'
import { browserChecks } from './browser-checks.ts'
import { type CheckResult, knownBuild, requestChecks } from './request-checks.ts'
import { emptyFolder, startHost } from './running-hosts.ts'
import { NotObtained, type Run } from './software.ts'

/** What the smoke test of a host found. */
export type HostReport =
  | { readonly state: 'not tried'; readonly reason: string }
  | { readonly state: 'tried'; readonly software: string; readonly results: readonly CheckResult[] }

type Options = {
  /** The folder of the built site. */
  readonly built: string
  /** A folder for software that is fetched, and for what the hosts write. */
  readonly cache: string
  readonly run: Run
  /** The path of a browser; null for a check without one. */
  readonly browser: string | null
}

/** A page that moved, because a site may have none. Its address has a space, which each host writes differently. */
const MOVED = { from: '/a page that moved', to: '/about' }

/** Writes the site for a host, starts the host on this computer, and checks what it answers. */
export async function checkHost(name: HostName, { built, cache, run, browser }: Options): Promise<HostReport> {
  const work = emptyFolder(join(cache, 'work', name))
  const folder = join(work, 'site-of-host')
  const known = readSiteRules(built)
  const rules = { ...known, moves: [...known.moves, MOVED] }
  try {
    await writeHost(name, built, folder, { speed: 'quick', rules })
    const host = await startHost[name](folder, work, cache, run)
    try {
      const ruleFiles = Object.keys(hosts[name].ruleFiles(rules, []))
      const results = await requestChecks({ host, site: knownBuild(built, rules), ruleFiles })
      return { state: 'tried', software: host.software, results: [...results, ...(await visit(browser, host))] }
    } finally {
      await host.stop()
    }
  } catch (error) {
    if (error instanceof NotObtained) return { state: 'not tried', reason: error.message }
    throw error
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function visit(path: string | null, host: Parameters<typeof browserChecks>[1]): Promise<readonly CheckResult[]> {
  if (path === null) return []
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
  try {
    return await browserChecks(browser, host)
  } finally {
    await browser.close()
  }
}

/** Returns a report in lines, and whether everything is as it should be. */
export function reportLines(title: string, report: HostReport): readonly string[] {
  if (report.state === 'not tried') return [`${title}: not tried. ${report.reason}`]
  const lines = report.results.flatMap(({ name, problems }) => [
    `  ${problems.length === 0 ? 'yes' : 'NO '}  ${name}`,
    ...problems.slice(0, 5).map((problem) => `       ${problem}`),
    ...(problems.length > 5 ? [`       and ${problems.length - 5} more`] : []),
  ])
  return [`${title} (${report.software}):`, ...lines]
}

/** Returns the exit code for reports: 0 if all is well, 1 for a mistake, 2 if a host was not tried. */
export function exitCodeOf(reports: readonly HostReport[]): 0 | 1 | 2 {
  const isWrong = (report: HostReport) =>
    report.state === 'tried' && report.results.some(({ problems }) => problems.length > 0)
  if (reports.some(isWrong)) return 1
  return reports.some(({ state }) => state === 'not tried') ? 2 : 0
}
