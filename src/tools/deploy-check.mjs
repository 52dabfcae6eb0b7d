// `npm run deploy:check`: looks at a deployed site as browsers and search engines do, and says what is wrong.
import { runCommandLine } from './command-line.mjs'
import { ExitError } from './process.mjs'
import { installDependencies, loadModule } from './setup.mjs'

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm run deploy:check',
  does: 'Checks a deployed site, and says what is wrong and what to do about it.',
  words: { name: 'URL', does: 'the address of the site, such as https://www.example.com', most: 1 },
  flags: [{ name: 'json', does: 'prints the report as JSON' }],
  mistypedCode: 2,
  more: [
    'It checks addresses, headers, caching, compression, the worker, feeds, whether mail is accepted (without sending',
    'any), and settings that are still examples. The settings in .env have to be those of the deployed site.',
    'It ends with 0 if all is well, with 1 for a mistake, and with 2 if the site could not be checked.',
  ].join('\n'),
}

runCommandLine(command, async ({ words: [word], flags }) => {
  const url = originOf(word)
  const isJson = flags.json !== undefined
  await installDependencies(process.stderr)
  const { checkDeployed, deployReportLines, exitCodeOfDeploy } = await loadModule('src/hosts/check/deploy-report.ts')
  const report = await checkDeployed(url)
  console.log(isJson ? JSON.stringify(report, null, 2) : deployReportLines(report).join('\n'))
  process.exitCode = exitCodeOfDeploy(report)
})

/** @param {string | undefined} word */
function originOf(word) {
  if (!word)
    throw new ExitError('Which site? For example: npm run deploy:check -- https://www.example.com', { code: 2 })
  let url
  try {
    url = new URL(word)
  } catch {
    throw new ExitError(`"${word}" is not an address. It begins with https://, as in https://www.example.com`, {
      code: 2,
    })
  }
  if (!/^https?:$/.test(url.protocol) || url.username !== '')
    throw new ExitError(`"${word}" is not the address of a site. It begins with https://`, { code: 2 })
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new ExitError(`A site has a whole origin for itself. Type ${url.origin}`, { code: 2 })
  return url.origin
}
