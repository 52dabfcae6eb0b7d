// `npm start`: from a fresh clone to the built site on this computer, in one command.
import { join } from 'node:path'
import { explainPort, readPort, requirePort } from './port.mjs'
import { main, onStop, root, step } from './process.mjs'
import { install, loadModule, npm, requireNode } from './setup.mjs'

main(async () => {
  requireNode()
  const port = readPort(process.env.PORT)
  await requirePort(port)
  await install()
  await step('Building', [[...npm(), 'run', '--silent', 'build']])
  const { serve } = await loadModule('src/server/serve.ts')
  const folders = { root: join(root, 'dist'), mailFolder: join(root, '.mail') }
  const site = await serve({ ...folders, port }).catch((/** @type {Error} */ error) => explainPort(error, port))
  onStop(site.close)
  console.log(`Vyomix is served at ${site.url} (mail: ${site.url}/__mail). Press Ctrl+C to stop.`)
})
