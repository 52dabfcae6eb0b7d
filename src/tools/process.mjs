import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top of the repository, without a final slash. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

const isWindows = process.platform === 'win32'
const KILL_AFTER_MS = 5000
const PARENT_CHECK_MS = 500

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
/** @type {(() => Promise<void>) | null} */
let closing = null
let isEnding = false

/** Ends the program with a sentence for the person who started it, below the output that led there. */
export class ExitError extends Error {
  /** @param {string} sentence @param {{ code?: number, output?: string }} [details] */
  constructor(sentence, { code = 1, output = '' } = {}) {
    super(sentence)
    this.code = code
    this.output = output
  }

  /** Prints it, and lets the program end with its code. */
  print() {
    if (this.output.trim() !== '') console.error(`\n${this.output.trim()}\n`)
    console.error(this.message)
    process.exitCode = this.code
  }
}

/**
 * Runs a tool of this project at the top of the repository. A signal to end ends its children first.
 * @param {() => Promise<void>} work
 */
export async function runTool(work) {
  process.chdir(repositoryRoot)
  process.stdout.on('error', () => {}) // whoever read along has gone
  process.on('SIGINT', () => end(130))
  process.on('SIGTERM', () => end(143))
  process.on('SIGHUP', () => end(129))
  if (process.env.npm_lifecycle_event !== undefined) endWithParent()
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ExitError)) throw error
    error.print()
  }
}

/**
 * From now on a signal to end is the ordinary way to stop: `close` runs, and the code is 0.
 * @param {() => Promise<void>} close
 */
export function onExit(close) {
  closing = close
}

/** npm runs us through a shell that dies of a signal without passing it on: then nobody is left to end us. */
function endWithParent() {
  const { ppid } = process
  setInterval(() => process.ppid === ppid || end(143), PARENT_CHECK_MS).unref()
}

/** @param {number} code */
async function end(code) {
  if (isEnding) return
  isEnding = true
  const ended = [...children].map((child) => new Promise((resolve) => child.once('close', resolve)))
  for (const child of children) kill(child, 'SIGTERM')
  setTimeout(() => {
    for (const child of children) kill(child, 'SIGKILL')
  }, KILL_AFTER_MS).unref()
  await Promise.all(ended)
  await closing?.()
  process.exit(closing ? 0 : code)
}

/** A child leads its own group, so that its own children end with it. */
function kill(/** @type {import('node:child_process').ChildProcess} */ child, /** @type {NodeJS.Signals} */ signal) {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // it has ended already
  }
}

/**
 * Runs a command without input and collects what it prints. Commands of installed packages are found by name.
 * NODE_ENV is left to the command: `production` would break the tests, `development` the build.
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} [variables]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand([program = '', ...args], variables = {}) {
  const { NODE_ENV, ...env } = process.env
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const child = spawn(program, args, {
    env: { ...env, [path]: [join(repositoryRoot, 'node_modules', '.bin'), env[path]].join(delimiter), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    shell: isWindows && !isAbsolute(program),
  })
  children.add(child)
  /** @type {Buffer[]} */
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      children.delete(child)
      resolve({ code: 127, output: `${program} could not be started: ${error.message}` })
    })
    child.on('close', (code, signal) => {
      children.delete(child)
      if (isEnding) return // whoever ended it need not read that it failed
      resolve({
        code: code ?? 128 + (signal ? constants.signals[signal] : 0),
        output: Buffer.concat(output).toString(),
      })
    })
  })
}

/**
 * Runs commands one after another as one named step: a line with its time, and nothing else unless one fails.
 * @param {string} name
 * @param {readonly (readonly string[])[]} commands
 * @param {{ variables?: NodeJS.ProcessEnv, log?: NodeJS.WritableStream }} [options]
 * @throws {Stop} with the output and the code of the command that failed
 */
export async function runStep(name, commands, { variables = {}, log = process.stdout } = {}) {
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  log.write(`${name} ... `)
  for (const command of commands) {
    const { code, output } = await runCommand(command, variables)
    if (code === 0) continue
    log.write(`failed after ${seconds()}\n`)
    throw new ExitError(`${name} failed: "${shown(command)}" ended with code ${code}.`, { code, output })
  }
  log.write(`${seconds()}\n`)
}

/** @param {readonly string[]} command */
function shown(command) {
  const words = command.map((part) => (isAbsolute(part) ? part.replace(/^.*[/\\]/, '') : part)).join(' ')
  return words.replace(/^node(\.exe)? npm-cli\.c?js/, 'npm')
}
