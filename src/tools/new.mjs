// `npm run new`: asks for the kind and the fields of a new record, writes its file and prints the path. Flags answer
// questions in advance: `npm run new -- job --title "Data Engineer" --category tech --location Remote --summary "…"`.
// `npm run new -- job --help` lists them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { describeFlags, runCommandLine } from './command-line.mjs'
import { commandFor, flagFor, flagName, newCommand, templateFor } from './new-flags.mjs'
import { recordTemplates, splitList } from './new-templates.mjs'
import { ExitError, repositoryRoot } from './process.mjs'
import { installDependencies, loadModule } from './setup.mjs'
import { writeIfValid } from './write-if-valid.mjs'

const CONTENT = join(repositoryRoot, 'src/content')

runCommandLine(newCommand, async ({ words, flags }) => {
  await installDependencies(process.stderr)
  const content = await loadModule('src/prerender/records/content-report.ts')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  const ask = async (/** @type {string} */ question, /** @type {string} */ remedy) => {
    process.stdout.write(`${question} `)
    const { value, done } = await lines.next()
    if (done) throw new ExitError(`\nThis needs an answer, but the input has ended: ${question} ${remedy}`)
    return value.trim()
  }
  try {
    if (words[0] === 'site') {
      const { newSite } = await import('./new-site.mjs')
      const { settingProblem } = await loadModule('src/content/config.ts')
      return await newSite(flags, { fieldProblem: content.fieldProblem, settingProblem }, ask)
    }
    const kinds = Object.keys(recordTemplates).join(', ')
    const kind = words[0] ?? (await ask(`What do you want to add (${kinds})?`, `Name one of: ${kinds}.`))
    const template = templateFor(kind)
    const record = await completeRecord(template, kind, flags, content, ask)
    const file = template.fileOf(record)
    if (existsSync(join(repositoryRoot, file)) && !template.isItem) throw new ExitError(`${file} already exists.`)
    if (template.filesOf) return writeFiles(template.filesOf(record))
    const text = template.textOf(record)
    const mistakes = writeIfValid(join(repositoryRoot, file), text, () => content.mistakeSentences(CONTENT))
    if (mistakes.length > 0) throw invalidRecordError(file, text, mistakes)
    console.log(`Wrote ${file}. \`npm run dev\` shows it; src/content/README.md describes its other fields.`)
    if (template.hint) console.log(template.hint)
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
 * Writes the files of a page.
 * @param {readonly import('./new-page.mjs').WrittenFile[]} files the last is the table of pages
 * @throws {ExitError} when one of the others exists already
 */
function writeFiles(files) {
  const existing = files.slice(0, -1).find(({ file }) => existsSync(join(repositoryRoot, file)))
  if (existing) throw new ExitError(`${existing.file} already exists.`)
  for (const { file, text } of files) {
    const path = join(repositoryRoot, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  console.log(['Wrote:', ...files.map(({ file }) => file)].join('\n  '))
  console.log('`npm run dev` shows the page. src/docs/adding-a-page.md says what else belongs to it.')
}

/**
 * Returns a record of the answers. It takes answers from the flags, and asks for each missing one until it is valid.
 * @param {import('./new-templates.mjs').Kind} template
 * @param {string} kind
 * @param {Readonly<Record<string, string>>} flags
 * @param {any} content
 * @param {(question: string, remedy: string) => Promise<string>} ask
 * @throws {ExitError} when the answer of a flag is invalid
 */
async function completeRecord({ collection, questions }, kind, flags, content, ask) {
  const requirementFor = (
    /** @type {import('./new-templates.mjs').Question} */ question,
    /** @type {string} */ answer,
  ) => {
    if (question.isOptional && answer === '') return null
    const names = question.oneOf === undefined ? null : content.recordNames(CONTENT, question.oneOf)
    if (names) return names.includes(answer) ? null : `one of ${names.join(', ')}`
    return content.fieldProblem(collection, question.field, question.isList ? splitList(answer) : answer)
  }
  /** @type {Record<string, string>} */
  const record = {}
  for (const { field } of questions) {
    const answer = flags[flagName(field)]
    if (answer !== undefined) record[field] = answer.trim()
  }
  for (const question of questions) {
    const answer = record[question.field]
    const requirement = answer === undefined ? null : requirementFor(question, answer)
    if (requirement) throw new ExitError(`${flagFor(question)} is "${answer}"; wanted: ${requirement}.`)
  }
  const hasFlags = Object.keys(flags).length > 0
  for (const question of questions) {
    if (record[question.field] !== undefined) continue
    const askAfter = (/** @type {string} */ prefix) =>
      ask(`${prefix}${question.question}`, `Pass it as ${flagFor(question)}. ${describeFlags(commandFor(kind))}`)
    if (question.isOptional && hasFlags) continue // whoever types flags leaves it out
    let answer = await askAfter('')
    for (let required = requirementFor(question, answer); required; required = requirementFor(question, answer))
      answer = await askAfter(`Wanted: ${required}. `)
    record[question.field] = answer
  }
  return record
}

/** Returns an error that says why nothing was written. It contains the text, so that nobody has to type it again. */
function invalidRecordError(
  /** @type {string} */ file,
  /** @type {string} */ text,
  /** @type {readonly string[]} */ mistakes,
) {
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
