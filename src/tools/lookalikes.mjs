// `node src/tools/lookalikes.mjs`: writes src/content/faq/lookalikes.ts, the English words that lie one letter from a word the
// FAQ chat knows and mean something else. Run it after a change of the thesaurus or of the questions; a test says when.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, root } from './process.mjs'
import { install, loadModule, requireNode } from './setup.mjs'

main(async () => {
  requireNode()
  await install(process.stderr)
  const { lookalikesOf } = await loadModule('src/prerender/lookalikes.ts')
  const words = lookalikesOf()
  const letters = shortened(words).replace(/.{1,116}/g, '    $&\n')
  const text = `import { wordsIn } from '#content/faq/shortened.ts'

/** English words that lie one letter from a word of ours: they are not corrected. Written by src/tools/lookalikes.mjs. */
export const lookalikes = wordsIn(\`
${letters}\`)
`
  writeFileSync(join(root, 'src/content/faq/lookalikes.ts'), text)
  console.log(`${words.length} words`)
})

/** @param {readonly string[]} words in order; each is written as how many of its letters are those of the word before it, and the others */
function shortened(words) {
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? ''
      let same = 0
      while (same < 9 && same < before.length && word[same] === before[same]) same += 1
      return `${same}${word.slice(same)}`
    })
    .join('')
}
