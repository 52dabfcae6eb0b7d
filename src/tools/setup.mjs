import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ExitError, repositoryRoot, runStep } from './process.mjs'

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lock */

/** Stops on a Node older than package.json asks for. */
export function assertNodeVersion() {
  const problem = nodeVersionProblem(process.versions.node, readJson('package.json').engines.node)
  if (problem) throw new ExitError(problem)
}

/**
 * What to tell someone whose Node is too old; null for a Node that will do.
 * @param {string} version such as 18.20.4
 * @param {string} range such as >=20.19
 */
export function nodeVersionProblem(version, range) {
  const wanted = range.replace(/[^\d.]/g, '')
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null
  return `Vyomix needs Node ${wanted} or newer and this is ${version}: install a newer Node and run the command again.`
}

/**
 * Installs exactly what package-lock.json names, unless it already is installed.
 * @param {NodeJS.WritableStream} [log]
 */
export async function installDependencies(log = process.stdout) {
  if (isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'), process)) return
  const wanted = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
  await runStep('Installing dependencies', [[...npmCommand(), 'ci', ...wanted]], { log })
}

/** The computers that the site is built on, as options of npm: this one, a Mac and a Windows PC. */
const SYSTEMS = [[], ['--os=darwin', '--cpu=arm64'], ['--os=win32', '--cpu=x64']]

/**
 * Commands that fail where package-lock.json names too little for `npm ci`, here or on another kind of computer.
 * @returns {readonly (readonly string[])[]}
 */
export function lockFileChecks() {
  return SYSTEMS.map((system) => [...npmCommand(), 'ci', '--dry-run', '--no-audit', '--no-fund', ...system])
}

/**
 * Whether npm's own note of what it installed agrees with the lock file: the same versions, nothing left out but
 * optional packages, and nothing that belongs to another kind of computer.
 * @param {Lock | null} wanted @param {Lock | null} installed @param {{ platform: string, arch: string }} computer
 */
export function isInstalled(wanted, installed, { platform, arch }) {
  if (!wanted?.packages || !installed?.packages) return false
  const { packages } = installed
  const isPresent = Object.entries(wanted.packages).every(
    ([path, { version, optional }]) =>
      path === '' || (packages[path] ? packages[path].version === version : optional === true),
  )
  return isPresent && Object.values(packages).every(({ os, cpu }) => allows(os, platform) && allows(cpu, arch))
}

/** @param {string[] | undefined} names as npm writes them: those allowed, or those refused by a `!` @param {string} name */
function allows(names, name) {
  if (!names || names.length === 0) return true
  return names.some((entry) => entry.startsWith('!')) ? !names.includes(`!${name}`) : names.includes(name)
}

/** The command that runs npm: the very npm that runs us, if one does. */
export function npmCommand() {
  const script = process.env.npm_execpath ?? ''
  return /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm']
}

/**
 * Loads a TypeScript module of this project with the owner's settings. What it exports may not `import()` later on.
 * @param {string} path below the top of the repository
 * @returns {Promise<any>}
 */
export async function loadModule(path) {
  const { loadEnv, runnerImport } = await import('vite')
  Object.assign(process.env, loadEnv('production', repositoryRoot, 'VITE_'))
  const options = /** @type {const} */ ({ root: repositoryRoot, mode: 'production', logLevel: 'silent' })
  const { module: records } = await runnerImport(join(repositoryRoot, 'src/prerender/records/plugin.ts'), options)
  const { module: settings } = await runnerImport(join(repositoryRoot, 'src/content/config.ts'), options)
  const plugins = [records.contentRecords(repositoryRoot, settings.config)]
  const { module } = await runnerImport(join(repositoryRoot, path), { ...options, plugins })
  return module
}

/** @param {string} path @returns {any} null where there is no such file or it is not JSON */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'))
  } catch {
    return null
  }
}
