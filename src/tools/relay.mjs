// `npm run relay`: takes mail from the forms of the site and hands it to a mail server. Its settings are variables.
import { runCommandLine } from './command-line.mjs'
import { ExitError, onExit } from './process.mjs'
import { installDependencies, loadModule } from './setup.mjs'

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm run relay',
  does: 'Takes mail from the forms of the site and hands it to a mail server.',
  words: {
    name: 'COMMAND',
    does: 'prints the newsletter list as CSV (list), or deletes an address from it (remove ADDRESS)',
    most: 2,
  },
  more: 'The variables RELAY_… are its settings. src/docs/mail.md explains them.',
}

runCommandLine(command, async ({ words: [name, address] }) => {
  const isComplete = name === 'remove' ? address !== undefined : address === undefined
  if (name !== undefined && name !== 'list' && name !== 'remove')
    throw new ExitError(`"${name}" is not one of: list, remove.`)
  if (!isComplete)
    throw new ExitError(name === 'remove' ? 'remove needs an address.' : `"${address}" is one word too many.`)
  await installDependencies(process.stderr)
  const relay = await loadModule('src/relay/commands.ts')
  if (name === 'list') process.stdout.write(await relay.subscribersAsCsv())
  else if (name === 'remove' && address !== undefined) {
    const isRemoved = await relay.removeSubscriber(address)
    console.log(isRemoved ? 'The address is deleted.' : 'The address is not in the list.')
  } else {
    const running = await relay.startRelayFromEnvironment().catch(throwStartError)
    onExit(running.close)
    console.log(`The relay is running at ${running.url}. Press Ctrl+C to stop.`)
  }
})

/** @param {NodeJS.ErrnoException} error @returns {never} */
function throwStartError(error) {
  if (error.code === 'EADDRINUSE') throw new ExitError('The port is in use by another program. Set RELAY_PORT.')
  if (error.code === 'EACCES') throw new ExitError('This account may not use the port or the folder of the relay.')
  throw error
}
