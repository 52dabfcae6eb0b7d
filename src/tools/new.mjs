// `npm run new`: asks what record to add and what it says, writes its file and says where. Flags answer questions beforehand:
// `npm run new -- job --title "Data Engineer" --category tech --location Remote --text "…"`.
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { kinds, listOf } from './new-kinds.mjs'
import { main, root, Stop } from './process.mjs'
import { install, loadModule, requireNode } from './setup.mjs'

main(async () => {
  requireNode()
  const flags = Object.values(kinds).flatMap(({ questions }) => questions.map(({ flag }) => flag))
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: /** @type {const} */ ('string') }]))
  const { values: answers, positionals } = parseArgs({ options, allowPositionals: true, strict: false })
  await install(process.stderr)
  const { wantedIn } = await loadModule('src/prerender/records/all.ts')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const known = Object.keys(kinds).join(', ')
    const kind = positionals[0] ?? (await asked(terminal, `What do you add (${known})?`))
    const entry = kinds[kind.trim()]
    if (!entry) throw new Stop(`"${kind}" is none of: ${known}.`)
    /** @type {Record<string, string>} */
    const record = {}
    for (const { flag, field, question, isList } of entry.questions) {
      const given = answers[flag]
      let said = (typeof given === 'string' ? given : await asked(terminal, question)).trim()
      const wanted = () => wantedIn(entry.collection, field, isList ? listOf(said) : said)
      for (let wish = wanted(); wish; wish = wanted()) {
        if (typeof given === 'string') throw new Stop(`--${flag} is "${said}"; wanted: ${wish}.`)
        said = (await asked(terminal, `Wanted: ${wish}. ${question}`)).trim()
      }
      record[field] = said
    }
    const file = entry.fileOf(record)
    const isThere = existsSync(join(root, file))
    if (isThere && !entry.isItem) throw new Stop(`${file} is there already.`)
    appendFileSync(join(root, file), `${isThere ? '\n' : ''}${entry.textOf(record)}`)
    console.log(`Written: ${file}. \`npm run dev\` shows it; src/content/README.md tells of its other fields.`)
  } finally {
    terminal.close()
  }
})

/**
 * @param {import('node:readline/promises').Interface} terminal
 * @param {string} question
 */
async function asked(terminal, question) {
  if (!process.stdin.isTTY) throw new Stop(`There is nobody to ask: ${question} Give it as a flag.`)
  return terminal.question(`${question} `)
}
