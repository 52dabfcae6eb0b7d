// `npm start`: installs, builds and serves the site on this computer. It works in a fresh clone.
import { join } from 'node:path'
import { assertPortFree, parsePort, throwPortError } from './port.mjs'
import { onExit, repositoryRoot, runStep, runTool } from './process.mjs'
import { installDependencies, loadModule, npmCommand } from './setup.mjs'

runTool(async () => {
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
