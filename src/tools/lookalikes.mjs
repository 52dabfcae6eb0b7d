// `node src/tools/lookalikes.mjs`: writes src/content/chat/lookalikes.ts, the English words that lie one letter from a word the
// FAQ chat knows and mean something else. Run it after a change of the thesaurus or of the questions; a test says when.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, root } from './process.mjs'
import { install, loadModule, requireNode } from './setup.mjs'

main(async () => {
  requireNode()
  await install(process.stderr)
  const { lookalikesOf } = await loadModule('src/prerender/lookalikes.ts')
  const { loadFaq } = await loadModule('src/content/faq.ts')
  const words = lookalikesOf(await loadFaq())
  const lines = words.join(' ').replace(/(.{1,116})(?: |$)/g, '$1\n')
  const text = `/** English words that lie one letter from a word of ours: they are not corrected. Written by src/tools/lookalikes.mjs. */
export const lookalikes = \`
${lines}\`
`
  writeFileSync(join(root, 'src/content/chat/lookalikes.ts'), text)
  console.log(`${words.length} words`)
})
