// `node src/tools/lookalikes.mjs`: writes src/content/chat/lookalikes.ts, the English words that differ by one letter
// from a word of the FAQ chat and mean something else. Run it after a change to the thesaurus or the questions; a test
// fails when the list is out of date.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommandLine } from './command-line.mjs'
import { repositoryRoot } from './process.mjs'
import { installDependencies, loadModule } from './setup.mjs'

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'node src/tools/lookalikes.mjs',
  does: 'Writes the list of English words that the chat must not correct, src/content/chat/lookalikes.ts.',
}

runCommandLine(command, async () => {
  await installDependencies(process.stderr)
  const { findLookalikes } = await loadModule('src/prerender/lookalikes.ts')
  const { loadFaq } = await loadModule('src/content/faq.ts')
  const words = findLookalikes(await loadFaq())
  const lines = words.join(' ').replace(/(.{1,116})(?: |$)/g, '$1\n')
  const text = `/**
 * English words that differ by one letter from a word of the chat, so that the chat must not correct them. Written by
 * src/tools/lookalikes.mjs.
 */
export const lookalikes = \`
${lines}\`
`
  writeFileSync(join(repositoryRoot, 'src/content/chat/lookalikes.ts'), text)
  console.log(`Wrote ${words.length} words to src/content/chat/lookalikes.ts.`)
})
