import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { folderProblem, nodeVersionProblem, requiredNode } from './computer.mjs'

/** The root folder of the repository, without a final slash. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

const isWindows = process.platform === 'win32'
const KILL_AFTER_MS = 5000
const PARENT_CHECK_MS = 500

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
/** @type {(() => Promise<void>) | null} */
let closeOnExit = null
let isExiting = false

/** An error that ends the program. It prints the output of the failed command, then a sentence for the user. */
export class ExitError extends Error {
  /** @param {string} sentence @param {{ code?: number, output?: string }} [details] */
  constructor(sentence, { code = 1, output = '' } = {}) {
    super(sentence)
    this.code = code
    this.output = output
  }

  /** Prints the error, and sets the exit code of the program. */
  print() {
    if (this.output.trim() !== '') console.error(`\n${this.output.trim()}\n`)
    console.error(stripVTControlCharacters(this.message))
    process.exitCode = this.code
  }
}

/**
 * Runs a tool of this project in the root folder of the repository, if this Node and this folder allow that. A signal to
 * exit ends its children first.
 * @param {() => Promise<void>} work
 */
export async function runTool(work) {
  const problem =
    nodeVersionProblem(process.versions.node, requiredNode(repositoryRoot)) ?? folderProblem(repositoryRoot)
  if (problem) return new ExitError(problem).print()
  process.chdir(repositoryRoot)
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}) // the reader has closed the pipe
  process.on('SIGINT', () => exit(130))
  process.on('SIGTERM', () => exit(143))
  process.on('SIGHUP', () => exit(129))
  if (process.env.npm_lifecycle_event !== undefined) exitWithParent()
  try {
    await work()
  } catch (error) {
    toExitError(error).print()
  }
}

/**
 * Returns an error that ends the program with a sentence. An error of a particular kind, such as a TypeError, is a bug
 * and is thrown again; any other one says what the user can mend.
 * @param {unknown} error
 */
function toExitError(error) {
  if (error instanceof ExitError) return error
  if (!(error instanceof Error) || error.name !== 'Error') throw error
  return new ExitError(error.message)
}

/**
 * Runs `close` when a signal ends the program, and makes the exit code 0: a signal is the usual way to stop a server.
 * @param {() => Promise<void>} close
 */
export function onExit(close) {
  closeOnExit = close
}

/**
 * Exits when the parent of this process is gone: npm runs a tool through a shell that passes no signal on, and a tool
 * that was killed cannot stop its children.
 */
export function exitWithParent() {
  const { ppid } = process
  setInterval(() => process.ppid === ppid || exit(143), PARENT_CHECK_MS).unref()
}

/** @param {number} code */
async function exit(code) {
  if (isExiting) return
  isExiting = true
  const childrenClosed = [...children].map((child) => new Promise((resolve) => child.once('close', resolve)))
  for (const child of children) kill(child, 'SIGTERM')
  setTimeout(() => {
    for (const child of children) kill(child, 'SIGKILL')
  }, KILL_AFTER_MS).unref()
  await Promise.all(childrenClosed)
  await closeOnExit?.()
  process.exit(closeOnExit ? 0 : code)
}

/** Sends a signal to a child and its own children, which share its process group. */
function kill(/** @type {import('node:child_process').ChildProcess} */ child, /** @type {NodeJS.Signals} */ signal) {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // the child has already exited
  }
}

/**
 * Runs a command without input, and returns its exit code and what it prints, without colours: some commands write them
 * even into a pipe, where FORCE_COLOR or CI is set.
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} [variables]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runCommand(command, variables = {}) {
  /** @type {Buffer[]} */
  const output = []
  const { code, problem } = await runChild(command, variables, 'pipe', (chunk) => output.push(chunk))
  return { code, output: problem ?? stripVTControlCharacters(Buffer.concat(output).toString()) }
}

/**
 * Runs a command without input that prints for itself. The exit code of the program is that of the command.
 * @param {readonly string[]} command
 * @throws {ExitError} when the command cannot be started
 */
export async function runInTerminal(command) {
  const { code, problem } = await runChild(command, {}, 'inherit')
  if (problem !== null) throw new ExitError(problem, { code })
  process.exitCode = code
}

/**
 * Runs a command. Commands of installed packages are found by name. NODE_ENV is not passed on: `production` would break
 * the tests, and `development` the build.
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} variables
 * @param {'pipe' | 'inherit'} stdio where its output goes
 * @param {(chunk: Buffer) => void} [onOutput]
 * @returns {Promise<{ code: number, problem: string | null }>} the problem is that it could not be started
 */
function runChild([program = '', ...args], variables, stdio, onOutput = () => {}) {
  const { NODE_ENV, ...env } = process.env
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const { FORCE_COLOR, ...uncoloured } = env
  const isPlain = stdio === 'pipe' || !process.stdout.isTTY
  const child = spawn(program, args, {
    env: {
      ...(isPlain ? { ...uncoloured, NO_COLOR: '1' } : env),
      [path]: [join(repositoryRoot, 'node_modules', '.bin'), env[path]].join(delimiter),
      ...variables,
    },
    stdio: ['ignore', stdio, stdio],
    detached: !isWindows,
    shell: isWindows && !isAbsolute(program),
  })
  children.add(child)
  child.stdout?.on('data', onOutput)
  child.stderr?.on('data', onOutput)
  return new Promise((resolve) => {
    child.on('error', (error) => {
      children.delete(child)
      resolve({ code: 127, problem: `${program} could not be started: ${error.message}` })
    })
    child.on('close', (code, signal) => {
      children.delete(child)
      if (isExiting) return // the user has stopped the command, so its failure needs no report
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), problem: null })
    })
  })
}

/**
 * Runs commands one after another as a named step. It prints one line with the time taken.
 * @param {string} name
 * @param {readonly (readonly string[])[]} commands
 * @param {{ variables?: NodeJS.ProcessEnv, log?: NodeJS.WritableStream }} [options]
 * @throws {ExitError} with the output and the code of the command that failed
 */
export async function runStep(name, commands, { variables = {}, log = process.stdout } = {}) {
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  log.write(`${name} ... `)
  for (const command of commands) {
    const { code, output } = await runCommand(command, variables)
    if (code === 0) continue
    log.write(`failed after ${seconds()}\n`)
    throw new ExitError(`${name} failed: "${displayedCommand(command)}" exited with code ${code}.`, { code, output })
  }
  log.write(`${seconds()}\n`)
}

/** @param {readonly string[]} command */
function displayedCommand(command) {
  const words = command.map((part) => (isAbsolute(part) ? part.replace(/^.*[/\\]/, '') : part)).join(' ')
  return words.replace(/^node(\.exe)? npm-cli\.c?js/, 'npm')
}
