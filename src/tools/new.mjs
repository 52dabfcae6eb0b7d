// `npm run new`: asks what record to add and what it says, writes its file and says where. Flags answer questions beforehand:
// `npm run new -- job --title "Data Engineer" --category tech --location Remote --text "…"`; `npm run new -- job --help` lists them.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { describeFlags, flagFor, parseArguments, templateFor } from './new-flags.mjs'
import { recordTemplates, splitList } from './new-templates.mjs'
import { ExitError, repositoryRoot, runTool } from './process.mjs'
import { assertNodeVersion, installDependencies, loadModule } from './setup.mjs'
import { writeIfValid } from './write-if-valid.mjs'

const CONTENT = join(repositoryRoot, 'src/content')

runTool(async () => {
  assertNodeVersion()
  const said = parseArguments(process.argv.slice(2))
  if ('help' in said) return console.log(said.help)
  await installDependencies(process.stderr)
  const content = await loadModule('src/prerender/records/content-report.ts')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const known = Object.keys(recordTemplates).join(', ')
    const kind = said.kind ?? (await asked(terminal, `What do you add (${known})?`, `Say which: ${known}.`)).trim()
    const entry = templateFor(kind)
    const record = await answersTo(entry, kind, said.given, content, terminal)
    const file = entry.fileOf(record)
    if (existsSync(join(repositoryRoot, file)) && !entry.isItem) throw new ExitError(`${file} is there already.`)
    const text = entry.textOf(record)
    const mistakes = writeIfValid(join(repositoryRoot, file), text, () => content.mistakeSentences(CONTENT))
    if (mistakes.length > 0) throw refused(file, text, mistakes)
    console.log(`Written: ${file}. \`npm run dev\` shows it; src/content/README.md tells of its other fields.`)
    const dictionary = readFileSync(join(CONTENT, 'dictionary.txt'), 'utf8')
    const spelling = content.spellingOf(
      CONTENT,
      relative(CONTENT, join(repositoryRoot, file)).replaceAll('\\', '/'),
      dictionary,
    )
    if (spelling.length > 0) console.log(['Worth a look:', ...spelling].join('\n  '))
  } finally {
    terminal.close()
  }
})

/**
 * Returns the answers of the flags, or refuses one that will not do, and asks for the others, again where an answer will not do.
 * @param {import('./new-templates.mjs').Kind} entry
 * @param {string} kind
 * @param {Record<string, string>} given
 * @param {any} content
 * @param {import('node:readline/promises').Interface} terminal
 */
async function answersTo({ collection, questions }, kind, given, content, terminal) {
  const wishFor = (/** @type {import('./new-templates.mjs').Question} */ one, /** @type {string} */ answer) => {
    const names = one.oneOf === undefined ? null : content.namesOf(CONTENT, one.oneOf)
    if (names) return names.includes(answer) ? null : `one of ${names.join(', ')}`
    return content.wantedIn(collection, one.field, one.isList ? splitList(answer) : answer)
  }
  /** @type {Record<string, string>} */
  const record = Object.fromEntries(Object.entries(given).map(([field, answer]) => [field, answer.trim()]))
  for (const one of questions) {
    const answer = record[one.field]
    const wish = answer === undefined ? null : wishFor(one, answer)
    if (wish) throw new ExitError(`${flagFor(one)} is "${answer}"; wanted: ${wish}.`)
  }
  for (const one of questions) {
    if (record[one.field] !== undefined) continue
    const ask = (/** @type {string} */ before) =>
      asked(terminal, `${before}${one.question}`, `Give it as ${flagFor(one)}. ${describeFlags(kind)}`)
    let answer = (await ask('')).trim()
    for (let wish = wishFor(one, answer); wish; wish = wishFor(one, answer))
      answer = (await ask(`Wanted: ${wish}. `)).trim()
    record[one.field] = answer
  }
  return record
}

/** Says why nothing was written, and what it would have been: whoever typed it need not do so again. */
function refused(/** @type {string} */ file, /** @type {string} */ text, /** @type {readonly string[]} */ mistakes) {
  return new ExitError(
    [
      `Nothing was written to ${file}:`,
      ...mistakes.map((mistake) => `  ${mistake}`),
      'It would have been:',
      '',
      text,
    ].join('\n'),
  )
}

/**
 * @param {import('node:readline/promises').Interface} terminal
 * @param {string} question
 * @param {string} otherwise what to do where nobody is there to answer
 */
async function asked(terminal, question, otherwise) {
  if (!process.stdin.isTTY) throw new ExitError(`There is nobody to ask: ${question} ${otherwise}`)
  return terminal.question(`${question} `)
}
