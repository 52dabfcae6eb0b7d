import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ExitError, repositoryRoot } from './process.mjs'

const EXAMPLE = join(repositoryRoot, '.env.example')
/** The names of all settings; none if the owner has deleted the file. @type {readonly string[]} */
const known = (existsSync(EXAMPLE) && readFileSync(EXAMPLE, 'utf8').match(/VITE_\w+/g)) || []

const WRONG_DOLLAR = /(?<!\\)\$(?:\{|[a-z_])/i

/**
 * Returns the owner's settings, from the environment and from the `.env` files that Vite reads in a mode.
 * @param {string} mode such as production
 * @param {string} root the folder of the files
 * @throws {ExitError} when a file holds a value that Vite would cut off, replace or ignore without a word
 */
export async function loadSettings(mode, root) {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
  const problems = files
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => settingProblems(file, readFileSync(join(root, file), 'utf8')))
  if (problems.length > 0) throw new ExitError(["The site's settings need a correction.", ...problems].join('\n'))
  const { loadEnv } = await import('vite')
  return loadEnv(mode, root)
}

/**
 * Returns a sentence for each setting that a file does not say as its author meant it. The sentences hold no values.
 * @param {string} file the name of the file @param {string} text
 */
export function settingProblems(file, text) {
  return text.split(/\r\n?|\n/).flatMap((line, index) => {
    const [, name = '', sign, value = ''] = /^\s*(?:export\s+)?(VITE_\w+)\s*(=?)\s*(.*?)\s*$/.exec(line) ?? []
    const problem = name === '' ? null : (nameProblem(name) ?? (sign === '' ? NO_SIGN : valueProblem(value)))
    return problem === null ? [] : [`${file}, line ${index + 1}: ${name} ${problem}.`]
  })
}

const NO_SIGN = 'has no "=" behind its name'

/** @param {string} name */
function nameProblem(name) {
  return known.length === 0 || known.includes(name)
    ? null
    : 'is not the name of a setting. The file .env.example has all names'
}

/** @param {string} value as it is written */
function valueProblem(value) {
  const [quote] = /^["'`]/.exec(value) ?? []
  const end = quote === undefined ? -1 : value.indexOf(quote, 1)
  if (quote !== undefined && end === -1) return `begins with ${quote} and does not end with it on the same line`
  if (quote !== undefined && end < value.length - 1)
    return `is cut off behind the second ${quote}. Put the whole value in quotation marks that it does not contain: ", ' or \``
  if (quote === undefined && value.includes('#'))
    return 'is cut off at its "#". Put the whole value in quotation marks; a comment goes on a line of its own'
  return WRONG_DOLLAR.test(value) ? 'has a "$", which stands for another variable. Write "\\$" instead' : null
}
