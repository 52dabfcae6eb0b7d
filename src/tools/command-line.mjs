import { parseArgs } from 'node:util'
import { ExitError, runTool } from './process.mjs'

/**
 * @typedef {object} Flag
 * @property {string} name without dashes
 * @property {string} does what the help says about it
 * @property {string} [value] stands for its value in the help, such as FILE; without it the flag takes no value
 * @property {readonly string[]} [aliases] other names of the flag
 */
/**
 * @typedef {object} Words What may be typed besides flags.
 * @property {string} name stands for a word in the help, such as PART
 * @property {string} does what the help says about them
 * @property {readonly string[]} [oneOf] the words that are allowed; any without it
 * @property {number} [most] how many there may be; any number without it
 */
/**
 * @typedef {object} Command
 * @property {string} typed how it is typed, such as `npm run bench`
 * @property {string} does a sentence without a subject: 'Measures the built site.'
 * @property {readonly Flag[]} [flags]
 * @property {Words} [words]
 * @property {string} [more] what the help says at its end
 * @property {number} [mistypedCode] the exit code when a flag or a word is not one of the command; 1 without it
 */
/** @typedef {{ flags: Readonly<Record<string, string>>, words: readonly string[] }} Typed a flag without value holds '' */

/**
 * Runs a tool of this project with what was typed after its name. With `--help`, prints the help instead.
 * @param {Command | ((args: readonly string[]) => Command)} command
 * @param {(typed: Typed) => Promise<void>} work
 * @param {readonly string[]} [args]
 */
export function runCommandLine(command, work, args = process.argv.slice(2)) {
  return runTool(async () => {
    const described = typeof command === 'function' ? command(args) : command
    const typed = parseOrExit(described, args)
    if (typed === 'help') console.log(helpFor(described))
    else await work(typed)
  })
}

/** @param {Command} command @param {readonly string[]} args */
function parseOrExit(command, args) {
  try {
    return parseCommandLine(command, args)
  } catch (error) {
    if (error instanceof ExitError) error.code = command.mistypedCode ?? error.code
    throw error
  }
}

/**
 * Returns the flags, by name, and the words of a command, or 'help' if they ask for help.
 * @param {Command} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] npm leaves there what it kept for itself
 * @returns {Typed | 'help'}
 * @throws {ExitError} with a sentence, when a flag or a word is not one of the command
 */
export function parseCommandLine(command, args, env = process.env) {
  const { typed, flags = [], words = { name: '', does: '', most: 0 } } = command
  // every unknown flag takes a value: otherwise its value would be reported as a surplus word
  const names = args.flatMap((arg) => /^--([^=]+)/.exec(arg)?.[1] ?? [])
  const withoutValue = ['help', ...flags.filter(({ value }) => !value).map(({ name }) => name)]
  const texts = names.filter((name) => !withoutValue.includes(name))
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(texts.map((name) => [name, { type: /** @type {const} */ ('string') }])),
      help: { type: /** @type {const} */ ('boolean'), short: 'h' },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  }) // tokens keep names and values as they were typed
  const typedFlags = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []))
  const typedWords = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  if (typedFlags.some(({ name }) => name === 'help')) return 'help'
  if (typedFlags.length === 0) assertNothingKept(command, typedWords, env)
  const { oneOf, most = Number.POSITIVE_INFINITY } = words
  const unknown = oneOf && typedWords.slice(0, most).find((word) => !oneOf.includes(word))
  if (unknown !== undefined) throw new ExitError(`"${unknown}" is not one of: ${oneOf?.join(', ')}.`)
  /** @type {Record<string, string>} */
  const values = {}
  for (const { name, rawName, value, inlineValue } of typedFlags) {
    const flag = flags.find((candidate) => [candidate.name, ...(candidate.aliases ?? [])].includes(name))
    if (!flag) throw new ExitError(`${rawName} is not a flag of ${typed}. ${describeFlags(command)}`)
    if (!flag.value && value !== undefined) throw new ExitError(`${rawName} takes no value.`)
    if (
      flag.value &&
      (value === undefined || (!inlineValue && value.startsWith('--') && names.includes(value.slice(2))))
    )
      throw new ExitError(`${rawName} has no value. ${describeFlags(command)}`)
    if (Object.hasOwn(values, flag.name)) throw new ExitError(`${rawName} repeats the answer of another flag.`)
    values[flag.name] = value ?? ''
  }
  const surplus = typedWords[most]
  if (surplus !== undefined) throw new ExitError(surplusSentence(command, surplus, typedFlags.length > 0))
  return { flags: values, words: typedWords }
}

/** Returns a sentence that lists the flags of a command. @param {Command} command */
export function describeFlags({ typed, flags = [] }) {
  const names = flags.map(({ name }) => `--${name}`).join(', ')
  return names === '' ? `Its only flag is --help.` : `The flags of ${typed}: ${names}.`
}

/** Returns the help of a command. @param {Command} command */
export function helpFor({ typed, does, flags = [], words: all, more }) {
  const words = all?.oneOf?.some((word) => typed.endsWith(` ${word}`)) ? undefined : all // the word is typed already
  const sign = words && (words.most === 1 ? `[${words.name}]` : `[${words.name} …]`)
  const usage = [
    typed,
    ...(typed.startsWith('npm ') && !typed.includes(' -- ') ? ['--'] : []),
    ...(sign ? [sign] : []),
    '[flags]',
  ]
  const rows = [
    ...(words ? [[words.name, `${words.does}${words.oneOf ? `: ${words.oneOf.join(', ')}` : ''}`]] : []),
    ...flags.map(({ name, value, does: text }) => [`--${name}${value ? ` ${value}` : ''}`, text]),
    ['--help', 'shows this help'],
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  const table = rows.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`)
  return [does, '', `  ${usage.join(' ')}`, '', ...table, ...(more ? ['', more] : [])].join('\n')
}

/**
 * Checks that npm kept no flag for itself. It does so where `--` is missing or where the shell drops it, as PowerShell
 * does. It then sets a variable for the flag, and leaves the value as a word.
 * @param {Command} command @param {readonly string[]} words @param {NodeJS.ProcessEnv} env
 */
function assertNothingKept(command, words, env) {
  const isKept = (/** @type {string} */ name, /** @type {boolean} */ takesValue) => {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`]
    // a setting of npm of the same name is no flag: a flag leaves its value, or leaves 'true' and its value as a word
    if (takesValue && (value === 'true' || value === 'false')) return words.length > 0 && value === 'true'
    return value !== undefined && value !== ''
  }
  const kept = (command.flags ?? []).filter(({ name, aliases = [], value }) =>
    [name, ...aliases].some((candidate) => isKept(candidate, value !== undefined)),
  )
  if (!env.npm_lifecycle_event || kept.length === 0) return
  const names = [...new Set(kept.map(({ name }) => `--${name}`))].join(', ')
  throw new ExitError(`npm kept ${names} for itself. ${missingDashes(command, kept[0])}`)
}

/** @param {Command} command @param {string} word @param {boolean} hasFlags */
function surplusSentence(command, word, hasFlags) {
  const { typed, flags = [], words } = command
  if (flags.length === 0 && !words) return `${typed} takes no arguments, but was given "${word}".`
  if (hasFlags) return `"${word}" belongs to no flag. Put several words in quotes. ${describeFlags(command)}`
  return `"${word}" belongs to no flag. ${missingDashes(command, flags[0])}`
}

/** @param {Command} command @param {Flag | undefined} flag */
function missingDashes({ typed }, flag) {
  const [name = '', words = ''] = typed.split(' -- ')
  const rest = [words, flag ? `--${flag.name}${flag.value ? ' "…"' : ''}` : ''].filter((part) => part !== '').join(' ')
  return `Flags need a -- before them: ${name} -- ${rest} (in PowerShell: ${name} '--' ${rest}).`
}
