import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot, runStep } from './process.mjs'

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lock */

/**
 * Installs exactly the packages in package-lock.json, unless they are already installed.
 * @param {NodeJS.WritableStream} [log]
 */
export async function installDependencies(log = process.stdout) {
  if (isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'), process) && isComplete())
    return
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
  await runStep('Installing dependencies', [[...npmCommand(), 'ci', ...options]], { log })
}

/** Returns whether the packages that the project names are there. An install that was interrupted may lack their files. */
function isComplete() {
  const { dependencies, devDependencies } = readJson('package.json')
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
    existsSync(join(repositoryRoot, 'node_modules', name, 'package.json')),
  )
}

/** The systems on which the site is built, as options of npm: this one, a Mac and a Windows PC. */
const SYSTEMS = [[], ['--os=darwin', '--cpu=arm64'], ['--os=win32', '--cpu=x64']]

/**
 * Returns commands that fail when package-lock.json lacks a package for `npm ci`, on this or another system.
 * @returns {readonly (readonly string[])[]}
 */
export function lockFileChecks() {
  return SYSTEMS.map((system) => [...npmCommand(), 'ci', '--dry-run', '--no-audit', '--no-fund', ...system])
}

/**
 * Returns whether npm's own list of installed packages agrees with the lock file: it has the same versions, lacks only
 * optional packages, and contains no package for another system.
 * @param {Lock | null} lock @param {Lock | null} installed @param {{ platform: string, arch: string }} computer
 */
export function isInstalled(lock, installed, { platform, arch }) {
  if (!lock?.packages || !installed?.packages) return false
  const { packages } = installed
  const isPresent = Object.entries(lock.packages).every(
    ([path, { version, optional }]) =>
      path === '' || (packages[path] ? packages[path].version === version : optional === true),
  )
  return isPresent && Object.values(packages).every(({ os, cpu }) => allows(os, platform) && allows(cpu, arch))
}

/** @param {string[] | undefined} names as in package.json: allowed, or with `!` excluded @param {string} name */
function allows(names, name) {
  if (!names || names.length === 0) return true
  return names.some((entry) => entry.startsWith('!')) ? !names.includes(`!${name}`) : names.includes(name)
}

/** Returns the command that runs npm: the same npm that runs this process, if one does. */
export function npmCommand() {
  const script = process.env.npm_execpath ?? ''
  return /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm']
}

/**
 * The modules that tools load.
 * @typedef {{
 *   'src/content/config.ts': typeof import('../content/config.ts'),
 *   'src/content/faq.ts': typeof import('../content/faq.ts'),
 *   'src/hosts/check/check-host.ts': typeof import('../hosts/check/check-host.ts'),
 *   'src/hosts/check/deploy-report.ts': typeof import('../hosts/check/deploy-report.ts'),
 *   'src/hosts/check/running-hosts.ts': typeof import('../hosts/check/running-hosts.ts'),
 *   'src/hosts/deploy/copy-site.ts': typeof import('../hosts/deploy/copy-site.ts'),
 *   'src/hosts/deploy/deploy-release.ts': typeof import('../hosts/deploy/deploy-release.ts'),
 *   'src/hosts/host-guide.ts': typeof import('../hosts/host-guide.ts'),
 *   'src/hosts/hosts.ts': typeof import('../hosts/hosts.ts'),
 *   'src/hosts/write-host.ts': typeof import('../hosts/write-host.ts'),
 *   'src/features/chat/load-matcher.ts': typeof import('../features/chat/load-matcher.ts'),
 *   'src/prerender/build-date.ts': typeof import('../prerender/build-date.ts'),
 *   'src/prerender/build-lock.ts': typeof import('../prerender/build-lock.ts'),
 *   'src/prerender/build-notes.ts': typeof import('../prerender/build-notes.ts'),
 *   'src/prerender/cache.ts': typeof import('../prerender/cache.ts'),
 *   'src/prerender/cover-images.ts': typeof import('../prerender/cover-images.ts'),
 *   'src/prerender/lookalikes.ts': typeof import('../prerender/lookalikes.ts'),
 *   'src/prerender/records/content-report.ts': typeof import('../prerender/records/content-report.ts'),
 *   'src/prerender/reported-notes.ts': typeof import('../prerender/reported-notes.ts'),
 *   'src/relay/commands.ts': typeof import('../relay/commands.ts'),
 *   'src/server/serve.ts': typeof import('../server/serve.ts'),
 *   'src/server/static-site.ts': typeof import('../server/static-site.ts'),
 *   'src/content/posts.ts': typeof import('../content/posts.ts'),
 *   'src/content/jobs.ts': typeof import('../content/jobs.ts'),
 *   'src/content/projects.ts': typeof import('../content/projects.ts'),
 *   'src/content/project-facts.ts': typeof import('../content/project-facts.ts'),
 *   'virtual:records/batches': typeof import('virtual:records/batches'),
 *   'virtual:records/facts': typeof import('virtual:records/facts'),
 * }} Modules
 */

/**
 * The modules of the build that read the schemas beside the content.
 * @typedef {{
 *   'src/prerender/cover-images.ts': typeof import('../prerender/cover-images.ts'),
 *   'src/prerender/inline-config.ts': typeof import('../prerender/inline-config.ts'),
 *   'src/prerender/licenses.ts': typeof import('../prerender/licenses.ts'),
 *   'src/prerender/plugin.ts': typeof import('../prerender/plugin.ts'),
 *   'src/prerender/records/plugin.ts': typeof import('../prerender/records/plugin.ts'),
 *   'src/prerender/records/queries.ts': typeof import('../prerender/records/queries.ts'),
 *   'src/prerender/records/record-types.ts': typeof import('../prerender/records/record-types.ts'),
 *   'src/content/config.ts': typeof import('../content/config.ts'),
 *   'src/prerender/records/unlisted-pages.ts': typeof import('../prerender/records/unlisted-pages.ts'),
 * }} BuildModules
 */

/** @type {Promise<import('vite/module-runner').ModuleRunner> | null} */
let buildRunner = null
/** @type {Promise<import('vite/module-runner').ModuleRunner> | null} */
let siteRunner = null

/**
 * Loads a module of the build. Unlike Node, it finds the schemas beside the content.
 * @template {keyof BuildModules} P
 * @param {P} path relative to the root of the repository
 * @returns {Promise<BuildModules[P]>}
 */
export async function loadBuildModule(path) {
  buildRunner ??= createRunner([])
  return (await buildRunner).import(join(repositoryRoot, path))
}

/**
 * Loads a TypeScript module of this project, or records, with the owner's settings, and returns the exports. They may
 * call `import()` as long as the tool runs.
 * @template {keyof Modules} P
 * @param {P} path relative to the root of the repository
 * @returns {Promise<Modules[P]>}
 */
export async function loadModule(path) {
  siteRunner ??= createSiteRunner()
  return (await siteRunner).import(path.startsWith('virtual:') ? path : join(repositoryRoot, path))
}

/** Returns a runner for the modules of the site, which knows the records. */
async function createSiteRunner() {
  const { loadSettings } = await import('./settings.mjs')
  Object.assign(process.env, await loadSettings('production', repositoryRoot))
  const { contentRecords } = await loadBuildModule('src/prerender/records/plugin.ts')
  const { openContent } = await loadBuildModule('src/prerender/records/queries.ts')
  const { config } = await loadBuildModule('src/content/config.ts')
  return createRunner([contentRecords(openContent(join(repositoryRoot, 'src/content'), config))])
}

/**
 * Returns a runner that is never closed, unlike that of Vite's `runnerImport`: it watches nothing, so it keeps no
 * process alive.
 * @param {import('vite').Plugin[]} plugins
 */
async function createRunner(plugins) {
  const { createRunnableDevEnvironment, resolveConfig } = await import('vite')
  /** @type {import('vite').EnvironmentOptions} */
  const options = {
    consumer: 'server',
    dev: { moduleRunnerTransform: true },
    resolve: { external: true, mainFields: [], conditions: ['node'] },
  }
  const config = await resolveConfig(
    {
      root: repositoryRoot,
      mode: 'production',
      logLevel: 'silent',
      configFile: false,
      envDir: false,
      plugins,
      environments: { tools: options },
    },
    'serve',
  )
  const environment = createRunnableDevEnvironment('tools', config, { runnerOptions: { hmr: false }, hot: false })
  await environment.init()
  return environment.runner
}

/** @param {string} path @returns {any} null if the file does not exist or is not JSON */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'))
  } catch {
    return null
  }
}
