// `npm run check:content`: reports mistakes in the texts and records of src/content, in seconds and without a build. It
// checks fields, links, references and spelling. It also notes hard-coded facts, answers about records that no
// longer exist, long sentences, words that this site replaces by others, and answers that only send a visitor on. It
// counts the drafts and the articles of a later day.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommandLine } from './command-line.mjs'
import { ExitError, repositoryRoot } from './process.mjs'
import { installDependencies, loadModule } from './setup.mjs'

const CONTENT = join(repositoryRoot, 'src/content')

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm run check:content',
  does: 'Reports mistakes in the texts and records of src/content, within seconds and without a build.',
}

runCommandLine(command, async () => {
  await installDependencies(process.stderr)
  const { contentReport } = await loadModule('src/prerender/records/content-report.ts')
  const readContent = (/** @type {string} */ name) => readFileSync(join(CONTENT, name), 'utf8')
  const { mistakes, notes, unpublished } = contentReport(
    CONTENT,
    readContent('dictionary.txt'),
    readContent('wording.txt'),
  )
  if (notes.length > 0) console.log(['Worth a look:', ...notes].join('\n  '))
  if (unpublished.length > 0) console.log(['Not published:', ...unpublished].join('\n  '))
  if (mistakes !== null) throw new ExitError(mistakes)
  console.log('No mistakes were found.')
})
