// `npm run new`: asks for the kind and the fields of a new record, writes its file and prints the path. Flags answer
// questions in advance: `npm run new -- job --title "Data Engineer" --category tech --location Remote --text "…"`.
// `npm run new -- job --help` lists them.
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
    const kind =
      said.kind ?? (await asked(terminal, `What do you want to add (${known})?`, `Name one of: ${known}.`)).trim()
    const entry = templateFor(kind)
    const record = await answersTo(entry, kind, said.given, content, terminal)
    const file = entry.fileOf(record)
    if (existsSync(join(repositoryRoot, file)) && !entry.isItem) throw new ExitError(`${file} already exists.`)
    const text = entry.textOf(record)
    const mistakes = writeIfValid(join(repositoryRoot, file), text, () => content.mistakeSentences(CONTENT))
    if (mistakes.length > 0) throw refused(file, text, mistakes)
    console.log(`Wrote ${file}. \`npm run dev\` shows it; src/content/README.md describes its other fields.`)
    console.log('`npm test` compares counts with tests/content/specification.test.ts, which may have to follow.')
    const dictionary = readFileSync(join(CONTENT, 'dictionary.txt'), 'utf8')
    const spelling = content.spellingMistakes(
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
 * Returns a record of the answers. It takes them from the flags, and asks for the others until they are valid.
 * @param {import('./new-templates.mjs').Kind} entry
 * @param {string} kind
 * @param {Record<string, string>} given
 * @param {any} content
 * @param {import('node:readline/promises').Interface} terminal
 * @throws {ExitError} when the answer of a flag is invalid
 */
async function answersTo({ collection, questions }, kind, given, content, terminal) {
  const wishFor = (/** @type {import('./new-templates.mjs').Question} */ one, /** @type {string} */ answer) => {
    const names = one.oneOf === undefined ? null : content.recordNames(CONTENT, one.oneOf)
    if (names) return names.includes(answer) ? null : `one of ${names.join(', ')}`
    return content.fieldProblem(collection, one.field, one.isList ? splitList(answer) : answer)
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
      asked(terminal, `${before}${one.question}`, `Pass it as ${flagFor(one)}. ${describeFlags(kind)}`)
    let answer = (await ask('')).trim()
    for (let wish = wishFor(one, answer); wish; wish = wishFor(one, answer))
      answer = (await ask(`Wanted: ${wish}. `)).trim()
    record[one.field] = answer
  }
  return record
}

/** Returns an error that says why nothing was written. It contains the text, so that nobody has to type it again. */
function refused(/** @type {string} */ file, /** @type {string} */ text, /** @type {readonly string[]} */ mistakes) {
  return new ExitError(
    [
      `Nothing was written to ${file}:`,
      ...mistakes.map((mistake) => `  ${mistake}`),
      'This is the text:',
      '',
      text,
    ].join('\n'),
  )
}

/**
 * Asks a question and returns the answer.
 * @param {import('node:readline/promises').Interface} terminal
 * @param {string} question
 * @param {string} otherwise what to do when nobody can answer
 */
async function asked(terminal, question, otherwise) {
  if (!process.stdin.isTTY)
    throw new ExitError(`This needs an answer, but the input is not a terminal: ${question} ${otherwise}`)
  return terminal.question(`${question} `)
}
