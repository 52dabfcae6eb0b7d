// `npm run check:content`: what is wrong with the texts and records of src/content, in seconds and without a build: fields, links,
// references, spelling, facts in figures, dates that have passed, long sentences, words that this site has others for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, root, Stop } from './process.mjs'
import { install, loadModule, requireNode } from './setup.mjs'

const CONTENT = join(root, 'src/content')

main(async () => {
  requireNode()
  await install(process.stderr)
  const { contentReport } = await loadModule('src/prerender/records/content-report.ts')
  const listed = (/** @type {string} */ name) => readFileSync(join(CONTENT, name), 'utf8')
  const { mistakes, notes } = contentReport(CONTENT, listed('dictionary.txt'), listed('wording.txt'))
  if (notes.length > 0) console.log(['Worth a look:', ...notes].join('\n  '))
  if (mistakes !== null) throw new Stop(mistakes)
  console.log('The content is right.')
})
