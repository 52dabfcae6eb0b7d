import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { ExitError, runCommand } from './process.mjs'

const VARIABLES = ['VYOMIX_BROWSER', 'CHROME_PATH']
const COMMANDS = [
  'chromium-headless-shell', // draws no window, and starts in half the time
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const MAC_PATHS = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
const WINDOWS_PATHS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/** Commands that may install a browser, in order. Not every system has each package manager or each package. */
const INSTALLERS = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', 'chromium-headless-shell'],
  ['apt-get', 'install', '-y', 'chromium'],
  ['dnf', 'install', '-y', 'chromium'],
  ['apk', 'add', 'chromium'],
]

/**
 * @typedef {object} Computer
 * @property {string} platform as in process.platform
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {(path: string) => boolean} exists
 * @property {() => string | null} downloadedPath returns the path of the browser that Playwright downloads, or null
 */

/** @type {Computer} */
const thisComputer = { platform: process.platform, env: process.env, exists: existsSync, downloadedPath }

/**
 * Returns the path of the browser to test with: the one that a variable names, or an installed one, or the one that
 * Playwright has downloaded. Returns null if there is none.
 * @param {Computer} [computer]
 * @throws {ExitError} when a variable names a file that does not exist
 */
export function findBrowser({ platform, env, exists, downloadedPath } = thisComputer) {
  for (const name of VARIABLES) {
    const path = env[name]
    if (path && !exists(path)) throw new ExitError(`${name} names the browser "${path}", but that file does not exist.`)
    if (path) return path
  }
  const installed = possiblePaths(platform, env).find(exists)
  if (installed) return installed
  const path = downloadedPath()
  return path && exists(path) ? path : null
}

/** @param {string} platform @param {Computer['env']} env @returns {string[]} */
function possiblePaths(platform, env) {
  if (platform === 'win32') {
    const folders = WINDOWS_FOLDERS.map((name) => env[name]).filter((folder) => folder !== undefined)
    return WINDOWS_PATHS.flatMap((path) => folders.map((folder) => `${folder}\\${path}`))
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)))
  return platform === 'darwin' ? [...MAC_PATHS, ...onPath] : onPath
}

/** @returns {string | null} */
function downloadedPath() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
  } catch {
    return null // not installed, or Playwright has no browser for this system
  }
}

/**
 * Returns the path of the browser to test with. It installs one if there is none.
 * @returns {Promise<string>}
 * @throws {ExitError} when no browser can be installed
 */
export async function ensureBrowser() {
  const browser = findBrowser() ?? (await installBrowser())
  if (browser) return browser
  throw new ExitError(
    'There is no browser to test with. Install Chromium or Chrome, or run: VYOMIX_BROWSER=/path/to/chrome npm test',
  )
}

/** @returns {Promise<string | null>} */
async function installBrowser() {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  console.log('No browser was found. Installing one.')
  await runCommand(['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  const path = findBrowser()
  if (path || !isRoot) return path
  for (const command of INSTALLERS) {
    await runCommand(command, { DEBIAN_FRONTEND: 'noninteractive' })
    const installed = findBrowser()
    if (installed) return installed
  }
  return null
}
