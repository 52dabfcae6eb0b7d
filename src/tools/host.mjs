// `npm run host`: writes the built site for a host, with the rules in that host's own words, or tries the host.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { runCommandLine } from './command-line.mjs'
import { ExitError, onExit, repositoryRoot, runCommand } from './process.mjs'
import { installDependencies, loadModule } from './setup.mjs'

/** The same names as in `src/hosts/hosts.ts`, which cannot be loaded before the packages are installed. */
const names = /** @type {const} */ (['nginx', 'caddy', 'netlify', 'cloudflare'])
const BUILT = join(repositoryRoot, 'dist')

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm run host',
  does: 'Writes the site in dist for a host, with the rules for addresses, headers and caching that it needs.',
  words: { name: 'HOST', does: 'where the site will be', oneOf: names, most: 1 },
  flags: [{ name: 'check', does: 'serves the site as that host does, or as each of them, and says what is wrong' }],
  more: [
    'For example, `npm run host -- nginx` writes dist-nginx. It ends with what to do next, from src/docs/hosts.md.',
    '--check fetches what it needs into .cache/hosts. It ends with 1 for a mistake, and with 2 if a host was not tried.',
  ].join('\n'),
}

runCommandLine(command, async ({ words, flags }) => {
  const name = names.find((candidate) => candidate === words[0])
  const isCheck = flags.check !== undefined
  if (!name && !isCheck)
    throw new ExitError(`For which host? Type one of: ${names.join(', ')}, as in npm run host -- nginx.`)
  await installDependencies()
  if (isCheck) return check(name ? [name] : names)
  if (name) await write(name)
})

/** @param {typeof names[number]} name */
async function write(name) {
  const { hosts } = await loadModule('src/hosts/hosts.ts')
  const { writeHost } = await loadModule('src/hosts/write-host.ts')
  const { sectionsAbout } = await loadModule('src/hosts/host-guide.ts')
  await writeHost(name, BUILT, join(repositoryRoot, `dist-${name}`))
  const { title } = hosts[name]
  const guide = readFileSync(join(repositoryRoot, 'src/docs/hosts.md'), 'utf8')
  console.log(`The site for ${title} is in dist-${name}. What to do next:\n\n${sectionsAbout(title, guide)}`)
}

/** @param {readonly typeof names[number][]} chosen */
async function check(chosen) {
  const { hosts } = await loadModule('src/hosts/hosts.ts')
  const { checkHost, exitCodeOf, reportLines } = await loadModule('src/hosts/check/check-host.ts')
  const { stopAll } = await loadModule('src/hosts/check/running-hosts.ts')
  onExit(stopAll)
  const browser = findBrowser()
  if (browser === null) console.log('There is no browser, so the forms and the visit without a server are not tried.')
  const options = { built: BUILT, cache: join(repositoryRoot, '.cache/hosts'), run: runCommand, browser }
  const reports = []
  for (const name of chosen) {
    const report = await checkHost(name, options)
    console.log(reportLines(hosts[name].title, report).join('\n'))
    reports.push(report)
  }
  process.exitCode = exitCodeOf(reports)
}
