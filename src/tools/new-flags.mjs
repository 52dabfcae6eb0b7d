import { recordTemplates } from './new-templates.mjs'
import { ExitError } from './process.mjs'

/** @typedef {import('./new-templates.mjs').Question} Question */
/** @typedef {import('./command-line.mjs').Command} Command */

/** The kinds of records, and the site as a whole. */
const KINDS = [...Object.keys(recordTemplates), 'site']

/**
 * Returns the command `npm run new` for what was typed after it: its flags are those of the kind, the first word.
 * @param {readonly string[]} args
 * @returns {Command}
 * @throws {ExitError} when a flag has no kind before it
 */
export function newCommand(args) {
  const [first = ''] = args
  const hasFlags = args.some((arg) => arg.startsWith('-'))
  const kind = (hasFlags ? [first] : args).find((arg) => KINDS.includes(arg)) // npm keeps a flag, and leaves its value
  if (kind !== undefined) return commandFor(kind)
  const wantsHelp = args.some((arg) => arg === '--help' || arg === '-h')
  if (first.startsWith('-') && !wantsHelp)
    throw new ExitError(`${first.replace(/=.*/s, '')} needs a kind before it, one of: ${KINDS.join(', ')}.`)
  return {
    typed: 'npm run new',
    does: 'Writes a new record, and asks what belongs in it.',
    // every kind's, so that a flag that npm kept is named
    flags: wantsHelp ? [] : KINDS.flatMap((name) => commandFor(name).flags ?? []),
    words: { name: 'KIND', does: 'what to add', oneOf: KINDS, most: 1 },
    more: `Each kind has its own flags, and npm run new -- ${KINDS[0]} --help explains those of the kind ${KINDS[0]}.`,
  }
}

/** Returns the command for a kind. @param {string} kind @returns {Command} */
export function commandFor(kind) {
  if (kind === 'site') return siteCommand
  return {
    typed: `npm run new -- ${kind}`,
    does: `Writes a new record of the kind ${kind}, and asks for what no flag answers.`,
    flags: templateFor(kind).questions.map((question) => ({
      name: flagName(question.field),
      does: question.question,
      value: '"…"',
      ...(question.aliases && { aliases: question.aliases }),
    })),
    words: { name: 'KIND', does: 'what to add', oneOf: KINDS, most: 1 },
  }
}

/** Returns the template of a kind. @param {string} kind @throws {ExitError} when there is no such kind */
export function templateFor(kind) {
  const template = Object.hasOwn(recordTemplates, kind) ? recordTemplates[kind] : undefined
  if (!template) throw new ExitError(`"${kind}" is not one of: ${KINDS.join(', ')}.`)
  return template
}

/** Returns the flag that answers a question. @param {Question} question */
export function flagFor({ field }) {
  return `--${flagName(field)}`
}

/** Returns the name of a field in the README, which is also the name of its flag. @param {string} field */
export const flagName = (field) => (field === 'body' ? 'text' : field)

/** @type {import('./command-line.mjs').Command} */
const siteCommand = {
  typed: 'npm run new -- site',
  does: 'Makes the site yours: asks for settings, figures and people, and empties what is invented.',
  flags: [
    { name: 'answers', value: 'FILE', does: 'a YAML file with answers: settings, facts and people' },
    { name: 'force', does: 'also runs over changes that are not committed' },
  ],
  words: { name: 'KIND', does: 'what to add', oneOf: ['site'], most: 1 },
  more: 'It runs once. If it is interrupted, the next run finishes it.',
}
