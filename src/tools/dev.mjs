// `npm run dev`: serves the site with hot reload.
import { runCommandLine } from './command-line.mjs'
import { generateStyles } from './generate-styles.mjs'
import { parsePort } from './port.mjs'
import { onExit, repositoryRoot } from './process.mjs'
import { installDependencies } from './setup.mjs'

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm run dev',
  does: 'Serves the site on this computer, and shows each change at once.',
  flags: [
    { name: 'port', value: 'PORT', does: 'the port to begin with; 5173 without it' },
    { name: 'host', does: 'lets other devices in the network open the site' },
    { name: 'open', does: 'opens the site in a browser' },
  ],
}

runCommandLine(command, async ({ flags }) => {
  const port = flags.port === undefined ? {} : { port: parsePort(flags.port, '--port') }
  await installDependencies()
  const { createServer } = await import('vite')
  const server = await createServer({
    root: repositoryRoot,
    server: { ...port, open: flags.open !== undefined, ...(flags.host !== undefined && { host: true }) },
  })
  onExit(() => server.close())
  await generateStyles() // after the server has read the settings, which may be malformed
  await server.listen()
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
})
