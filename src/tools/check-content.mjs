// `npm run check:content`: what is wrong with the texts and records of src/content, in seconds and without a build: fields, links,
// references, spelling, facts in figures, dates that have passed, long sentences, words that this site has others for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ExitError, repositoryRoot, runTool } from './process.mjs'
import { assertNodeVersion, installDependencies, loadModule } from './setup.mjs'

const CONTENT = join(repositoryRoot, 'src/content')

runTool(async () => {
  assertNodeVersion()
  await installDependencies(process.stderr)
  const { contentReport } = await loadModule('src/prerender/records/content-report.ts')
  const listed = (/** @type {string} */ name) => readFileSync(join(CONTENT, name), 'utf8')
  const { mistakes, notes } = contentReport(CONTENT, listed('dictionary.txt'), listed('wording.txt'))
  if (notes.length > 0) console.log(['Worth a look:', ...notes].join('\n  '))
  if (mistakes !== null) throw new ExitError(mistakes)
  console.log('The content is right.')
})
