import { parseArgs } from 'node:util'
import { recordTemplates } from './new-templates.mjs'
import { ExitError } from './process.mjs'

/** @typedef {import('./new-templates.mjs').Question} Question */

const KNOWN = Object.keys(recordTemplates).join(', ')

/**
 * Returns what the words behind `npm run new --` say: the kind, if they name one, and the answers by their fields, or the help they ask for.
 * @param {readonly string[]} args
 * @returns {{ help: string } | { kind: string | null, given: Record<string, string> }}
 * @throws {Stop} where a word or a flag says nothing of this kind
 */
export function parseArguments(args) {
  const tokens = parseArgs({
    args: [...args],
    options: optionsOf(args),
    allowPositionals: true,
    strict: false,
    tokens: true,
  }).tokens // names and values as they were written
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  const flags = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []))
  const [kind = null, ...more] = words
  const asksForHelp = flags.some(({ name }) => name === 'help' || name === 'h')
  if (kind === null) {
    if (asksForHelp) return { help: Object.keys(recordTemplates).map(describeFlags).join('\n') }
    if (flags[0]) throw new ExitError(`${flags[0].rawName} stands behind no kind; say first which: ${KNOWN}.`)
    return { kind, given: {} }
  }
  const { questions } = templateFor(kind)
  if (asksForHelp) return { help: `${describeFlags(kind)}\n${questions.map(lineOf).join('\n')}` }
  if (more[0] !== undefined)
    throw new ExitError(`"${more[0]}" belongs to no flag: several words stand in quotes. ${describeFlags(kind)}`)
  /** @type {Record<string, string>} */
  const given = {}
  for (const { name, rawName, value } of flags) {
    const question = questions.find((one) => namesOf(one).includes(name))
    if (!question) throw new ExitError(`${rawName} is no flag of ${kind}. ${describeFlags(kind)}`)
    if (value === undefined) throw new ExitError(`${rawName} has no text behind it. ${describeFlags(kind)}`)
    if (Object.hasOwn(given, question.field)) throw new ExitError(`${rawName} answers what another flag has answered.`)
    given[question.field] = value
  }
  return { kind, given }
}

/** Returns what `npm run new` can write under this name. @param {string} kind @throws {Stop} where it is none */
export function templateFor(kind) {
  const known = Object.hasOwn(recordTemplates, kind) ? recordTemplates[kind] : undefined
  if (!known) throw new ExitError(`"${kind}" is none of: ${KNOWN}.`)
  return known
}

/** Returns the flags of a kind, as a sentence. @param {string} kind */
export function describeFlags(kind) {
  return `The flags of ${kind}: ${templateFor(kind).questions.map(flagFor).join(', ')}.`
}

/** Returns the flag that answers a question. @param {Question} question */
export function flagFor({ field }) {
  return `--${nameOf(field)}`
}

/** A field as the README calls it. @param {string} field */
const nameOf = (field) => (field === 'body' ? 'text' : field)

/** @param {Question} question */
const namesOf = ({ field, also = [] }) => [nameOf(field), ...also]

/** @param {Question} question */
const lineOf = (question) => `  ${flagFor(question).padEnd(20)} ${question.question}`

/** Flags take the word behind them, those that nobody knows as well: it is not to be told as one too many. @param {readonly string[]} args */
function optionsOf(args) {
  const names = args.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? [])
  const texts = names.filter((name) => name !== 'help')
  return {
    ...Object.fromEntries(texts.map((name) => [name, { type: /** @type {const} */ ('string'), multiple: true }])),
    help: { type: /** @type {const} */ ('boolean'), short: 'h' },
  }
}
