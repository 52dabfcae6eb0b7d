// `npm run deploy`: publishes the built site in a folder of this computer, as a release beside the older ones.
import { join, resolve } from 'node:path'
import { runCommandLine } from './command-line.mjs'
import { ExitError, repositoryRoot, runCommand } from './process.mjs'
import { installDependencies, loadModule } from './setup.mjs'

const BUILT = join(repositoryRoot, 'dist')
/** Enough for a deploy each day of a week, and for tabs that stay open as long. */
const KEPT_RELEASES = 10

/** The servers of one's own, and where they expect the file that each of them begins with. */
const SERVERS = /** @type {const} */ ({
  nginx: ['example.conf', '/etc/nginx/sites-enabled/site.conf'],
  caddy: ['Caddyfile', '/etc/caddy/Caddyfile'],
})

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm run deploy',
  does: 'Makes a release of the site in dist, beside the older ones, and makes it the current one in one step.',
  words: { name: 'FOLDER', does: 'where the releases are, such as /var/www/site', most: 1 },
  flags: [
    { name: 'host', value: 'HOST', does: `writes the rules for a server beside the site: nginx or caddy` },
    { name: 'back', does: 'makes the release current again that was current before' },
    { name: 'worker-off', does: 'makes a release of the current one whose worker removes itself from all browsers' },
    { name: 'keep', value: 'N', does: `how many releases stay, from 2 on; ${KEPT_RELEASES} without it` },
    { name: 'reload', value: 'COMMAND', does: 'runs a command afterwards, such as one that reloads the server' },
    { name: 'copy', does: 'copies the site over the older one instead, for a folder without links, such as a bucket' },
  ],
  more: [
    'For example, `npm run deploy -- /var/www/site --host nginx`. The server reads FOLDER/current.',
    'It does not build: run `npm run build` first. It ends with 1 if something went wrong; the message says what',
    'visitors see then. src/docs/deploying.md explains all of it.',
  ].join('\n'),
}

runCommandLine(command, async ({ words: [word], flags }) => {
  const keep = Number(flags.keep ?? KEPT_RELEASES)
  const isOn = (/** @type {string} */ name) => flags[name] !== undefined
  const host = hostOf(flags.host)
  if (!word) throw new ExitError('Into which folder? For example: npm run deploy -- /var/www/site --host nginx')
  if (!Number.isInteger(keep) || keep < 2)
    throw new ExitError(`--keep needs a whole number from 2 on, not "${flags.keep}".`)
  if (isOn('back') && isOn('worker-off')) throw new ExitError('Type either --back or --worker-off.')
  if (isOn('host') && (isOn('back') || isOn('worker-off')))
    throw new ExitError('A release keeps the rules that it was made with. Type --host only for a new one.')
  if (isOn('copy') && (isOn('back') || isOn('host') || isOn('keep')))
    throw new ExitError('A copy has neither rules nor older releases. Type --copy without --back, --host and --keep.')
  const folder = resolve(process.env.INIT_CWD ?? '.', word)
  await installDependencies()
  if (isOn('copy')) await copy(folder, isOn('worker-off'))
  else await release(folder, { host, keep, isBack: isOn('back'), isWorkerOff: isOn('worker-off') }, isOn('reload'))
  if (flags.reload !== undefined) await reload(flags.reload)
})

/** @param {string | undefined} name @returns {keyof typeof SERVERS | null} */
function hostOf(name) {
  if (name === undefined || name === 'nginx' || name === 'caddy') return name ?? null
  throw new ExitError(`"${name}" is not one of: ${Object.keys(SERVERS).join(', ')}. Other hosts have their own upload.`)
}

/**
 * @param {string} folder
 * @param {{ host: keyof typeof SERVERS | null, keep: number, isBack: boolean, isWorkerOff: boolean }} what
 * @param {boolean} reloads
 */
async function release(folder, { host, keep, isBack, isWorkerOff }, reloads) {
  const { deployRelease, deployWithoutWorker, goBack } = await loadModule('src/hosts/deploy/deploy-release.ts')
  const { hosts } = await loadModule('src/hosts/hosts.ts')
  const deployed = isBack
    ? await goBack(folder)
    : isWorkerOff
      ? await deployWithoutWorker(folder, keep)
      : await deployRelease({ built: BUILT, folder, host, keep })
  console.log(
    `The current release in ${folder} is now ${deployed.name}${deployed.isWorkerOff ? ', without the worker' : ''}.`,
  )
  if (deployed.removed.length > 0) console.log(`Removed: ${deployed.removed.join(', ')}.`)
  if (deployed.leftOver !== null) console.log(`An older release could not be removed: ${deployed.leftOver}`)
  if (process.platform === 'win32')
    console.log('Windows cannot replace a link in one step, so "current" was missing for an instant.')
  if (deployed.host === null && deployed.before === null && !isBack)
    console.log('No rules of a host were written. For a server of your own, add --host nginx or --host caddy.')
  const server = deployed.host
  if (server !== 'nginx' && server !== 'caddy') return
  const [from, to] = SERVERS[server]
  if (deployed.before === null && !isBack)
    console.log(`For the first time: copy ${join(folder, 'current', from)} to ${to}, and write your domain in it.`)
  if (!reloads) console.log(`Reload the rules now, because they belong to this build:\n  ${hosts[server].reload}`)
}

/** @param {string} folder @param {boolean} isWorkerOff */
async function copy(folder, isWorkerOff) {
  const { copySite, copyWorkerOff } = await loadModule('src/hosts/deploy/copy-site.ts')
  if (isWorkerOff) {
    await copyWorkerOff(folder)
    console.log(`The worker in ${folder} now removes itself. The next copy brings it back.`)
    return
  }
  const { written, same, removed } = await copySite(BUILT, folder)
  console.log(`The site is in ${folder}: ${written} files copied, ${same} were there already.`)
  if (removed.length > 0) console.log(`Pages that are gone: ${removed.join(', ')}.`)
}

/** @param {string} line */
async function reload(line) {
  const { code, output } = await runCommand(process.platform === 'win32' ? [line] : ['sh', '-c', line])
  if (code !== 0)
    throw new ExitError(`The folder has changed, but the command failed with code ${code}: ${line}`, { output })
  console.log(`Done: ${line}`)
}
