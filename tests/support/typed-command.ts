import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isSoak } from './soak.ts'

/** The timeout of a command on a busy machine. */
export const COMMAND_MS = isSoak ? 1_800_000 : 240_000

/** What a copy does not take along: it has its own, or makes them. */
const NOT_COPIED = /^(\.git|\.cache|\.mail|\.relay|\.env|node_modules|dist-.+)$/
/** Makes builds of a copy keep `dist`, which takes half a minute otherwise. In a soak run they are real. */
export const KEEP_DIST = isSoak ? {} : { VYOMIX_KEEP_DIST: 'yes' }

/** Variables that would change what a command does, such as those of the npm that runs this test. */
const NOT_INHERITED = /^(npm_.*|VITE_.*|VITEST.*|NODE_ENV|NODE_OPTIONS|PORT|CI|FORCE_COLOR|NO_COLOR|INIT_CWD)$/i

/** What a command printed: `out` to standard output, `all` to both. */
export type Answer = { readonly code: number | null; readonly out: string; readonly all: string }
type Options = { readonly env?: NodeJS.ProcessEnv; readonly input?: string }

/** Copies the working tree with its built site, links its packages, and returns the folder of the copy. */
export function copyWorkingTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'vyomix-commands-'))
  for (const name of readdirSync('.')) if (!NOT_COPIED.test(name)) cpSync(name, join(copy, name), { recursive: true })
  linkAll('node_modules', join(copy, 'node_modules'), ['.vite', '.vite-temp', '.cache', 'vite'])
  linkAll('node_modules/vite', join(copy, 'node_modules/vite'), ['bin'])
  mkdirSync(join(copy, 'node_modules/vite/bin'))
  const vite = pathToFileURL(resolve('node_modules/vite/bin/vite.js'))
  const script = `if (process.env.VYOMIX_KEEP_DIST !== 'yes') await import('${vite}')\n`
  writeFileSync(join(copy, 'node_modules/vite/bin/vite.js'), script)
  return copy
}

function linkAll(from: string, to: string, except: readonly string[]): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) if (!except.includes(name)) symlinkSync(resolve(from, name), join(to, name))
}

/** Deletes a copy. */
export function removeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true })
}

/** Runs a line in a copy as a shell does, and returns its answer. */
export async function typed(copy: string, line: string, options: Options = {}): Promise<Answer> {
  const running = start(copy, line, options)
  return running.ended
}

/** Starts a line that runs until it is stopped. */
export function start(copy: string, line: string, { env, input = '' }: Options = {}) {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name)))
  const child = spawn(line, { cwd: copy, env: { ...inherited, ...env }, shell: true, detached: true })
  let out = ''
  let all = ''
  const waiting = new Set<() => void>()
  const collect = (isOut: boolean) => (piece: string) => {
    all += piece
    if (isOut) out += piece
    for (const check of waiting) check()
  }
  child.stdout.setEncoding('utf8').on('data', collect(true))
  child.stderr.setEncoding('utf8').on('data', collect(false))
  child.stdin.on('error', () => {}) // a command that reads no input has closed it
  child.stdin.end(input)
  const ended = new Promise<Answer>((done) => child.once('close', (code) => done({ code, out, all })))
  return {
    ended,
    /** Resolves with what a pattern matches in the output. Rejects if the command ends without it. */
    says: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((done, fail) => {
        const check = () => {
          const match = pattern.exec(all)
          if (match) done(match)
        }
        waiting.add(check)
        check()
        void ended.then(() => fail(new Error(`It ended without ${pattern}:\n${all}`)))
      }),
    /** Does what Ctrl+C does: signals the whole group. */
    interrupt: () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
      return ended
    },
    /** Ends the whole group at once, as a power cut does. */
    kill: () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      return ended
    },
  }
}

/** Matches a line of a stack trace, or what Node prints below one. */
export const STACK = /^\s+at .+:\d+:\d+\)?$|^Node\.js v\d/m
