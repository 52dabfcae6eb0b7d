// `npm run check:content`: what is wrong with the texts and records of src/content, in seconds and without a build: fields, links,
// references, spelling, facts in figures, dates that have passed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, root, Stop } from './process.mjs'
import { install, loadModule, requireNode } from './setup.mjs'

const CONTENT = join(root, 'src/content')

main(async () => {
  requireNode()
  await install(process.stderr)
  const { contentReport } = await loadModule('src/prerender/records/content-report.ts')
  const dictionary = readFileSync(join(CONTENT, 'dictionary.txt'), 'utf8')
  const { mistakes, notes } = contentReport(CONTENT, dictionary)
  if (notes.length > 0) console.log(['Worth a look:', ...notes].join('\n  '))
  if (mistakes !== null) throw new Stop(mistakes)
  console.log('The content is right.')
})
