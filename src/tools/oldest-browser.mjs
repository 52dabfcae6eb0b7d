import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ExitError, repositoryRoot, runCommand } from './process.mjs'

/** The package of the oldest Chromium in which the site has to work (src/docs/browsers.md). */
const PACKAGE = '@sparticuz/chromium@112.0.2'
const folder = join(repositoryRoot, 'node_modules', '.cache', 'oldest-browser')

/** The program of the oldest Chromium. `fetchOldestBrowser` puts it there. */
export const oldestBrowserPath = join(folder, 'chromium')

/**
 * Fetches the oldest Chromium, if it is not there yet.
 * @throws {ExitError} when it cannot be fetched, or this computer cannot run it
 */
export async function fetchOldestBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new ExitError('Chromium 112 runs only on Linux with an x64 processor, so its tests cannot run here.')
  if (existsSync(oldestBrowserPath)) return
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await runCommand(['npm', 'install', '--prefix', folder, ...options, PACKAGE])
  if (code !== 0)
    throw new ExitError(`Chromium 112 could not be fetched from the npm registry (${PACKAGE}).`, { output })
  const compressed = join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin', 'chromium.br')
  const unfinished = `${oldestBrowserPath}.part`
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(compressed)), { mode: 0o755 })
  renameSync(unfinished, oldestBrowserPath)
}
