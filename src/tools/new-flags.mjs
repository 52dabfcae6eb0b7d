import { parseArgs } from 'node:util'
import { recordTemplates } from './new-templates.mjs'
import { ExitError } from './process.mjs'

/** @typedef {import('./new-templates.mjs').Question} Question */

const KINDS = Object.keys(recordTemplates).join(', ')

/**
 * Parses the arguments of `npm run new --`. Returns the kind (null if there is none) and the answers by field. If the
 * arguments ask for help, it returns the help instead.
 * @param {readonly string[]} args
 * @returns {{ help: string } | { kind: string | null, answers: Record<string, string> }}
 * @throws {ExitError} when the kind, a word or a flag is invalid
 */
export function parseArguments(args) {
  const tokens = parseArgs({
    args: [...args],
    options: parserOptions(args),
    allowPositionals: true,
    strict: false,
    tokens: true,
  }).tokens // tokens keep names and values as they were typed
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  const flags = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []))
  const [kind = null, ...surplus] = words
  const wantsHelp = flags.some(({ name }) => name === 'help' || name === 'h')
  if (kind === null) {
    if (wantsHelp) return { help: Object.keys(recordTemplates).map(describeFlags).join('\n') }
    if (flags[0]) throw new ExitError(`${flags[0].rawName} needs a kind before it, one of: ${KINDS}.`)
    return { kind, answers: {} }
  }
  const { questions } = templateFor(kind)
  if (wantsHelp) return { help: `${describeFlags(kind)}\n${questions.map(helpLine).join('\n')}` }
  if (surplus[0] !== undefined)
    throw new ExitError(`"${surplus[0]}" belongs to no flag. Put several words in quotes. ${describeFlags(kind)}`)
  /** @type {Record<string, string>} */
  const answers = {}
  for (const { name, rawName, value } of flags) {
    const question = questions.find((candidate) => flagNames(candidate).includes(name))
    if (!question) throw new ExitError(`${rawName} is not a flag of ${kind}. ${describeFlags(kind)}`)
    if (value === undefined) throw new ExitError(`${rawName} has no value. ${describeFlags(kind)}`)
    if (Object.hasOwn(answers, question.field)) throw new ExitError(`${rawName} repeats the answer of another flag.`)
    answers[question.field] = value
  }
  return { kind, answers }
}

/** Returns the template of a kind. @param {string} kind @throws {ExitError} when there is no such kind */
export function templateFor(kind) {
  const template = Object.hasOwn(recordTemplates, kind) ? recordTemplates[kind] : undefined
  if (!template) throw new ExitError(`"${kind}" is not one of: ${KINDS}.`)
  return template
}

/** Returns a sentence that lists the flags of a kind. @param {string} kind */
export function describeFlags(kind) {
  return `The flags of ${kind}: ${templateFor(kind).questions.map(flagFor).join(', ')}.`
}

/** Returns the flag that answers a question. @param {Question} question */
export function flagFor({ field }) {
  return `--${flagName(field)}`
}

/** Returns the name of a field in the README, which is also the name of its flag. @param {string} field */
const flagName = (field) => (field === 'body' ? 'text' : field)

/** @param {Question} question */
const flagNames = ({ field, aliases = [] }) => [flagName(field), ...aliases]

/** @param {Question} question */
const helpLine = (question) => `  ${flagFor(question).padEnd(20)} ${question.question}`

/**
 * Returns the options for the parser. Every flag takes a value, even an unknown one: otherwise the value of an unknown
 * flag would be reported as a surplus word.
 * @param {readonly string[]} args
 */
function parserOptions(args) {
  const names = args.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? [])
  const texts = names.filter((name) => name !== 'help')
  return {
    ...Object.fromEntries(texts.map((name) => [name, { type: /** @type {const} */ ('string'), multiple: true }])),
    help: { type: /** @type {const} */ ('boolean'), short: 'h' },
  }
}
