// `node src/tools/lookalikes.mjs`: writes src/content/chat/lookalikes.ts, the English words that lie one letter from a word the
// FAQ chat knows and mean something else. Run it after a change of the thesaurus or of the questions; a test says when.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot, runTool } from './process.mjs'
import { assertNodeVersion, installDependencies, loadModule } from './setup.mjs'

runTool(async () => {
  assertNodeVersion()
  await installDependencies(process.stderr)
  const { findLookalikes } = await loadModule('src/prerender/lookalikes.ts')
  const { loadFaq } = await loadModule('src/content/faq.ts')
  const words = findLookalikes(await loadFaq())
  const lines = words.join(' ').replace(/(.{1,116})(?: |$)/g, '$1\n')
  const text = `/** English words that lie one letter from a word of ours: they are not corrected. Written by src/tools/lookalikes.mjs. */
export const lookalikes = \`
${lines}\`
`
  writeFileSync(join(repositoryRoot, 'src/content/chat/lookalikes.ts'), text)
  console.log(`${words.length} words`)
})
