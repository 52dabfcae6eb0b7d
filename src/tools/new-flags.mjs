import { parseArgs } from 'node:util'
import { recordTemplates } from './new-templates.mjs'
import { ExitError } from './process.mjs'

/** @typedef {import('./new-templates.mjs').Question} Question */

const KNOWN = Object.keys(recordTemplates).join(', ')

/**
 * Parses the arguments of `npm run new --`. Returns the kind, if they name one, and the answers by field, or the help
 * if they ask for it.
 * @param {readonly string[]} args
 * @returns {{ help: string } | { kind: string | null, given: Record<string, string> }}
 * @throws {ExitError} when a word or a flag does not belong to the kind
 */
export function parseArguments(args) {
  const tokens = parseArgs({
    args: [...args],
    options: optionsOf(args),
    allowPositionals: true,
    strict: false,
    tokens: true,
  }).tokens // they keep names and values as they were typed
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  const flags = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []))
  const [kind = null, ...more] = words
  const asksForHelp = flags.some(({ name }) => name === 'help' || name === 'h')
  if (kind === null) {
    if (asksForHelp) return { help: Object.keys(recordTemplates).map(describeFlags).join('\n') }
    if (flags[0]) throw new ExitError(`${flags[0].rawName} needs a kind before it, one of: ${KNOWN}.`)
    return { kind, given: {} }
  }
  const { questions } = templateFor(kind)
  if (asksForHelp) return { help: `${describeFlags(kind)}\n${questions.map(lineOf).join('\n')}` }
  if (more[0] !== undefined)
    throw new ExitError(`"${more[0]}" belongs to no flag. Put several words in quotes. ${describeFlags(kind)}`)
  /** @type {Record<string, string>} */
  const given = {}
  for (const { name, rawName, value } of flags) {
    const question = questions.find((one) => namesOf(one).includes(name))
    if (!question) throw new ExitError(`${rawName} is not a flag of ${kind}. ${describeFlags(kind)}`)
    if (value === undefined) throw new ExitError(`${rawName} has no value. ${describeFlags(kind)}`)
    if (Object.hasOwn(given, question.field)) throw new ExitError(`${rawName} repeats the answer of another flag.`)
    given[question.field] = value
  }
  return { kind, given }
}

/** Returns the template of a kind. @param {string} kind @throws {ExitError} when there is no such kind */
export function templateFor(kind) {
  const known = Object.hasOwn(recordTemplates, kind) ? recordTemplates[kind] : undefined
  if (!known) throw new ExitError(`"${kind}" is not one of: ${KNOWN}.`)
  return known
}

/** Returns a sentence that lists the flags of a kind. @param {string} kind */
export function describeFlags(kind) {
  return `The flags of ${kind}: ${templateFor(kind).questions.map(flagFor).join(', ')}.`
}

/** Returns the flag that answers a question. @param {Question} question */
export function flagFor({ field }) {
  return `--${nameOf(field)}`
}

/** Returns a field's name in the README. @param {string} field */
const nameOf = (field) => (field === 'body' ? 'text' : field)

/** @param {Question} question */
const namesOf = ({ field, also = [] }) => [nameOf(field), ...also]

/** @param {Question} question */
const lineOf = (question) => `  ${flagFor(question).padEnd(20)} ${question.question}`

/**
 * Returns the options for the parser. Every flag takes a value, even an unknown one: otherwise its value would be
 * reported as a surplus word.
 * @param {readonly string[]} args
 */
function optionsOf(args) {
  const names = args.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? [])
  const texts = names.filter((name) => name !== 'help')
  return {
    ...Object.fromEntries(texts.map((name) => [name, { type: /** @type {const} */ ('string'), multiple: true }])),
    help: { type: /** @type {const} */ ('boolean'), short: 'h' },
  }
}
