// `npm run new -- site`: makes the site as delivered the owner's own. It asks for settings, figures and people, and
// empties what is invented.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, parseDocument, stringify } from 'yaml'
import { emptiedContent } from './empty-content.mjs'
import { ExitError, repositoryRoot, runCommand } from './process.mjs'

/** @typedef {(question: string, remedy: string) => Promise<string>} Ask */
/** @typedef {{ readonly settings: Record<string, string>, readonly facts: Record<string, string>, readonly people: readonly Record<string, string>[] }} Answers */

/** What has to change, by path from the root: the text of a file, or null for one that has to go. */
const JOURNAL = join(repositoryRoot, '.cache/new-site.json')
const SPECIFICATION = 'tests/content/specification.test.ts'

/** The settings that are asked for. A setting with `isOptional` may stay empty. */
const SETTINGS = [
  { name: 'VITE_SITE_NAME', question: 'What is the agency called?' },
  {
    name: 'VITE_SHORT_NAME',
    question: 'Its short name, for the header (at most 14 characters, empty: the whole name)?',
  },
  { name: 'VITE_SITE_URL', question: 'The address of the site (such as https://agency.example)?' },
  { name: 'VITE_EMAIL', question: 'The email address that visitors write to?' },
  { name: 'VITE_PHONE', question: 'The telephone number, with its country code?' },
  { name: 'VITE_PHONE_2', question: 'A second telephone number?' },
  { name: 'VITE_CHAT_APP_NUMBER', question: 'The number in the chat app, digits alone with the country code?' },
  { name: 'VITE_RESPONSIBLE_ADDRESS', question: 'The postal address of the office, in one line?' },
]

const PERSON = [
  { field: 'role', question: 'Their role?' },
  { field: 'bio', question: 'What do they do (a sentence of 20 to 120 characters)?' },
  { field: 'writes', question: 'What do they write about (such as: Writes about hosting.)?' },
]

/** The most characters of a line of the address on `/contact`. */
const MAX_ADDRESS_LINE = 40

/** What the command cannot know, and leaves as it is. */
const LEFT = [
  'jobs, services with their counts of clients and ratings, products, training and their prices: src/content',
  'what pages say about the name, the city and the hours, which are in the time of India: src/content/pages',
  'colours, mail service and profiles: .env.example explains these settings',
  'the pictures that devices show before they install the site: `npm run screenshots` takes them again',
]

/** Facts that describe the site's code rather than the agency. */
const TECHNICAL_FACTS = ['referenceKept', 'safariKeeps']

/**
 * Asks for everything, and then changes all files.
 * @param {Readonly<Record<string, string>>} flags
 * @param {{ fieldProblem: (collection: string, field: string, value: string | number) => string | null, settingProblem: (name: string, value: string) => string | null }} rules
 * @param {Ask} ask
 */
export async function newSite(flags, rules, ask) {
  if (existsSync(JOURNAL)) {
    console.log('An earlier run was interrupted, and is finished now.')
    return finish()
  }
  if (flags.force === undefined) refuseIfUnsafe()
  const answers = await completeAnswers(readAnswers(flags.answers), rules, ask)
  writeJournal(changesFor(answers))
  return finish()
}

function refuseIfUnsafe() {
  if (existsSync(join(repositoryRoot, '.env')))
    throw new ExitError('There is a .env already, so this site is yours. Change .env and src/content, or add --force.')
  let changes = ''
  try {
    changes = execFileSync('git', ['status', '--porcelain'], { cwd: repositoryRoot, encoding: 'utf8', stdio: 'pipe' })
  } catch {
    throw new ExitError(
      'This folder is not under Git, so that nothing could be taken back. Run git init and commit, or add --force.',
    )
  }
  if (changes !== '')
    throw new ExitError('There are changes that are not committed. Commit them first, or add --force.')
}

/** Returns the answers of a file, or none. @param {string | undefined} file */
function readAnswers(file) {
  if (file === undefined) return {}
  if (!existsSync(file)) throw new ExitError(`--answers is "${file}", but there is no such file.`)
  return parse(readFileSync(file, 'utf8')) ?? {}
}

/**
 * Returns all answers. It asks for those that the file lacks until they are valid.
 * @param {Partial<Answers>} given @param {Parameters<typeof newSite>[1]} rules @param {Ask} ask
 * @returns {Promise<Answers>}
 */
async function completeAnswers(given, rules, ask) {
  /** @type {(label: string, question: string, known: unknown, problem: (answer: string) => string | null) => Promise<string>} */
  const answerTo = async (label, question, known, problem) => {
    if (known !== undefined) {
      const wanted = problem(String(known ?? ''))
      if (wanted !== null) throw new ExitError(`${label} is "${known}"; wanted: ${wanted}.`)
      return String(known ?? '')
    }
    let answer = await ask(question, `Put it into the file of --answers as ${label}.`)
    for (let wanted = problem(answer); wanted !== null; wanted = problem(answer))
      answer = await ask(`Wanted: ${wanted}. ${question}`, `Put it into the file of --answers as ${label}.`)
    return answer
  }
  /** @type {Record<string, string>} */
  const settings = { ...given.settings }
  for (const { name, question } of SETTINGS)
    settings[name] = await answerTo(name, question, given.settings && writtenAnswer(given.settings, name), (answer) =>
      rules.settingProblem(name, answer),
    )
  /** @type {Record<string, string>} */
  const facts = {}
  for (const [field, value] of Object.entries(parse(readContent('facts.yaml')))) {
    if (TECHNICAL_FACTS.includes(field)) continue
    const question = `${field} (now ${value ?? 'empty'}; src/content/facts.yaml says what it is)?`
    facts[field] = await answerTo(field, question, given.facts && writtenAnswer(given.facts, field), (answer) =>
      rules.fieldProblem('facts', field, typeof value === 'number' ? Number(answer) : answer),
    )
  }
  return { settings, facts, people: given.people ?? (await askForPeople(answerTo, rules)) }
}

/** Returns an answer of the file; undefined if it is missing. @param {Record<string, unknown>} answers @param {string} name */
const writtenAnswer = (answers, name) => (Object.hasOwn(answers, name) ? (answers[name] ?? '') : undefined)

/** Asks for people until there is no further name. */
async function askForPeople(/** @type {any} */ answerTo, /** @type {Parameters<typeof newSite>[1]} */ rules) {
  const people = []
  for (;;) {
    const name = await answerTo(
      'people',
      'The name of somebody who works there (empty: nobody else)?',
      undefined,
      (/** @type {string} */ answer) => (answer === '' ? null : rules.fieldProblem('team', 'name', answer)),
    )
    if (name === '') return people
    /** @type {Record<string, string>} */
    const person = { name }
    for (const { field, question } of PERSON)
      person[field] = await answerTo('people', question, undefined, (/** @type {string} */ answer) =>
        rules.fieldProblem('team', field, answer),
      )
    people.push(person)
  }
}

/** Returns all changes of files. @param {Answers} answers @returns {Record<string, string | null>} */
function changesFor({ settings, facts, people }) {
  const content = [...emptiedContent(join(repositoryRoot, 'src/content'))].map(([file, text]) => [
    `src/content/${file}`,
    text,
  ])
  const changes = Object.fromEntries(content)
  const figures = Object.entries(facts).reduce(withFact, readContent('facts.yaml'))
  const contact = parseDocument(changes['src/content/pages/contact.yaml'] ?? readContent('pages/contact.yaml'))
  contact.setIn(['office', 'address'], addressLines(settings.VITE_RESPONSIBLE_ADDRESS ?? ''))
  const names = [
    settings.VITE_SITE_NAME,
    settings.VITE_SHORT_NAME,
    facts.city,
    facts.country,
    ...people.map(({ name }) => name),
  ]
  return {
    ...changes,
    '.env': envText(settings),
    'src/content/facts.yaml': figures,
    'src/content/pages/contact.yaml': contact.toString({ lineWidth: 120 }),
    'src/content/team.yaml': people.length === 0 ? '' : stringify(people, { lineWidth: 0 }),
    'src/content/dictionary.txt': withWords(readContent('dictionary.txt'), names.join(' ')),
    [SPECIFICATION]: ownSpecification(readFileSync(join(repositoryRoot, SPECIFICATION), 'utf8')),
  }
}

/** Returns the lines of a postal address, as pages show it. @param {string} address */
function addressLines(address) {
  /** @type {string[]} */
  const lines = []
  for (const part of address.split(',').map((text) => text.trim())) {
    const line = [lines.at(-1), part].filter(Boolean).join(', ')
    if (lines.length > 0 && line.length <= MAX_ADDRESS_LINE) lines.pop()
    lines.push(line.length <= MAX_ADDRESS_LINE ? line : part.slice(0, MAX_ADDRESS_LINE))
  }
  return lines
}

/** Returns the text of the facts with another value. @param {string} text @param {[string, string]} fact */
function withFact(text, [field, value]) {
  const written = value === '' ? '' : ` ${field === 'founded' ? value : stringify(value).trim()}`
  return text.replace(new RegExp(`^${field}:.*$`, 'm'), () => `${field}:${written}`)
}

/** @param {Record<string, string>} settings */
function envText(settings) {
  const { VITE_SITE_NAME: name = '', VITE_EMAIL: email = '' } = settings
  const all = {
    VITE_MAIL_TO: email,
    VITE_RESPONSIBLE_NAME: name,
    VITE_GRIEVANCE_EMAIL: email,
    ...{ VITE_LINKEDIN_URL: '', VITE_X_URL: '', VITE_GITHUB_URL: '', VITE_INSTAGRAM_URL: '' },
    ...settings,
  }
  const lines = Object.entries(all).map(([setting, value]) => `${setting}=${quoted(value)}`)
  return ['# The settings of this site. .env.example explains them all.', ...lines, ''].join('\n')
}

/** Returns a value as a file of settings holds it. @param {string} value */
function quoted(value) {
  const text = value.replaceAll('$', '\\$')
  if (!/[#"'`\s]/.test(text)) return text
  const quote = ['"', "'", '`'].find((sign) => !text.includes(sign)) ?? '"'
  return `${quote}${text}${quote}`
}

/** Returns the dictionary with the words of names, which no other dictionary has. @param {string} dictionary @param {string} names */
function withWords(dictionary, names) {
  const words = [...new Set(names.toLowerCase().match(/\p{Letter}+/gu) ?? [])]
  const known = new Set(dictionary.split(/\r?\n/))
  return `${dictionary.trimEnd()}\n${words
    .filter((word) => !known.has(word))
    .map((word) => `${word}\n`)
    .join('')}`
}

/** Returns the test of the site as delivered with what holds for every owner: the links of the footer. */
function ownSpecification(/** @type {string} */ before) {
  const [footer = ''] = /^test\('Footer: [\s\S]*?^\}\)\n/m.exec(before) ?? []
  return [
    '// What this site holds. Whoever changes the links of the footer changes them here, too.',
    "import { expect, test } from 'vitest'",
    "import { footerColumns } from '#content/footer.ts'",
    '',
    footer,
  ].join('\n')
}

/** @param {string} file */
const readContent = (file) => readFileSync(join(repositoryRoot, 'src/content', file), 'utf8')

/** Writes what has to change to one file, so that an interrupted run can be finished. */
function writeJournal(/** @type {Record<string, string | null>} */ changes) {
  mkdirSync(dirname(JOURNAL), { recursive: true })
  writeFileSync(`${JOURNAL}.part`, JSON.stringify(changes))
  renameSync(`${JOURNAL}.part`, JOURNAL)
}

/** Makes the changes of the journal. Making some of them again does no harm. */
async function finish() {
  const changes = Object.entries(JSON.parse(readFileSync(JOURNAL, 'utf8')))
  for (const [file, text] of changes) {
    const path = join(repositoryRoot, file)
    if (text === null) rmSync(path, { force: true })
    else writeFileSync(path, text)
  }
  const { code, output } = await runCommand([process.execPath, join(repositoryRoot, 'src/tools/lookalikes.mjs')])
  rmSync(JOURNAL) // before anything is corrected by hand, which another run would undo
  if (code !== 0)
    throw new ExitError(
      'Everything is changed, but the content has a mistake, which is named above. Correct it, and then run `node src/tools/lookalikes.mjs`, which writes the words of the chat.',
      { output },
    )
  console.log(
    `Changed ${changes.length} files. \`npm run check:content\` and \`npm test\` check them, and \`npm start\` shows the site.`,
  )
  console.log(
    '`npm run new` adds projects, articles and everything else. These are still those of the site as delivered:',
  )
  for (const sentence of LEFT) console.log(`- ${sentence}`)
}
