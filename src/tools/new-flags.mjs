import { parseArgs } from 'node:util'
import { kinds } from './new-kinds.mjs'
import { Stop } from './process.mjs'

/** @typedef {import('./new-kinds.mjs').Question} Question */

const KNOWN = Object.keys(kinds).join(', ')

/**
 * Returns what the words behind `npm run new --` say: the kind, if they name one, and the answers by their fields, or the help they ask for.
 * @param {readonly string[]} args
 * @returns {{ help: string } | { kind: string | null, given: Record<string, string> }}
 * @throws {Stop} where a word or a flag says nothing of this kind
 */
export function saidIn(args) {
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
    if (asksForHelp) return { help: Object.keys(kinds).map(flagsOf).join('\n') }
    if (flags[0]) throw new Stop(`${flags[0].rawName} stands behind no kind; say first which: ${KNOWN}.`)
    return { kind, given: {} }
  }
  const { questions } = kindOf(kind)
  if (asksForHelp) return { help: `${flagsOf(kind)}\n${questions.map(lineOf).join('\n')}` }
  if (more[0] !== undefined)
    throw new Stop(`"${more[0]}" belongs to no flag: several words stand in quotes. ${flagsOf(kind)}`)
  /** @type {Record<string, string>} */
  const given = {}
  for (const { name, rawName, value } of flags) {
    const question = questions.find((one) => namesOf(one).includes(name))
    if (!question) throw new Stop(`${rawName} is no flag of ${kind}. ${flagsOf(kind)}`)
    if (value === undefined) throw new Stop(`${rawName} has no text behind it. ${flagsOf(kind)}`)
    if (Object.hasOwn(given, question.field)) throw new Stop(`${rawName} answers what another flag has answered.`)
    given[question.field] = value
  }
  return { kind, given }
}

/** Returns what `npm run new` can write under this name. @param {string} kind @throws {Stop} where it is none */
export function kindOf(kind) {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!known) throw new Stop(`"${kind}" is none of: ${KNOWN}.`)
  return known
}

/** Returns the flags of a kind, as a sentence. @param {string} kind */
export function flagsOf(kind) {
  return `The flags of ${kind}: ${kindOf(kind).questions.map(flagOf).join(', ')}.`
}

/** Returns the flag that answers a question. @param {Question} question */
export function flagOf({ field }) {
  return `--${nameOf(field)}`
}

/** A field as the README calls it. @param {string} field */
const nameOf = (field) => (field === 'body' ? 'text' : field)

/** @param {Question} question */
const namesOf = ({ field, also = [] }) => [nameOf(field), ...also]

/** @param {Question} question */
const lineOf = (question) => `  ${flagOf(question).padEnd(20)} ${question.question}`

/** Flags take the word behind them, those that nobody knows as well: it is not to be told as one too many. @param {readonly string[]} args */
function optionsOf(args) {
  const names = args.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? [])
  const texts = names.filter((name) => name !== 'help')
  return {
    ...Object.fromEntries(texts.map((name) => [name, { type: /** @type {const} */ ('string'), multiple: true }])),
    help: { type: /** @type {const} */ ('boolean'), short: 'h' },
  }
}
