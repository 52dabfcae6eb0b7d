// `npm start`: installs, builds and serves the site on this computer. It works in a fresh clone.
import { join } from 'node:path'
import { runCommandLine } from './command-line.mjs'
import { assertPortFree, parsePort, throwPortError } from './port.mjs'
import { onExit, repositoryRoot, runStep } from './process.mjs'
import { installDependencies, loadModule, npmCommand } from './setup.mjs'

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm start',
  does: 'Installs what is missing, builds the site and serves it on http://localhost:4173.',
  more: 'The variable PORT chooses another port, such as: PORT=8080 npm start',
}

runCommandLine(command, async () => {
  const port = parsePort(process.env.PORT)
  await assertPortFree(port)
  await installDependencies()
  await runStep('Building', [[...npmCommand(), 'run', '--silent', 'build']])
  const { serve } = await loadModule('src/server/serve.ts')
  const folders = { root: join(repositoryRoot, 'dist'), mailFolder: join(repositoryRoot, '.mail') }
  const site = await serve({ ...folders, port }).catch((/** @type {Error} */ error) => throwPortError(error, port))
  onExit(site.close)
  console.log(`Vyomix is running at ${site.url} (mail: ${site.url}/__mail). Press Ctrl+C to stop.`)
})
