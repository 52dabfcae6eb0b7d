import { readFileSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from './folders.ts'
import { codeOf, type Machine } from './machine.ts'

export type LockFile = {
  readonly path: string
  /** What is said while another process holds the lock, such as 'Another deploy is changing /var/www/site'. */
  readonly busy: string
  /**
   * After how long without a sign of life the holder counts as killed. Without it, only a process of this computer does.
   * The holder must not block its event loop for as long.
   */
  readonly silenceMs?: number
}

/** Another process holds the lock. */
export class Locked extends Error {}

/** Returns the lock of a folder to which the site is deployed. */
export function deployLock(folder: string): LockFile {
  return { path: join(folder, '.deploy.lock'), busy: `Another deploy is changing ${folder}` }
}

/** Does the work while no other process holds the lock. @throws as `takeLock` */
export async function withLock<T>(lock: LockFile, machine: Machine, work: () => Promise<T>): Promise<T> {
  const release = takeLock(lock, machine)
  try {
    return await work()
  } finally {
    release()
  }
}

/**
 * Takes a lock, and returns a function that releases it. The lock of a process that was killed is taken over.
 * @throws a Locked with a sentence, when another process holds the lock
 */
export function takeLock(lock: LockFile, machine: Machine): () => void {
  const { path, busy, silenceMs } = lock
  const { changes } = machine
  makeFolder(dirname(path), changes)
  if (!writeLock(path, machine)) {
    const holder = readHolder(path)
    if (holder !== null && !isDead(holder, lock, machine))
      throw new Locked(`${busy}: ${holder}. If that is not so, delete ${path}.`)
    if (holder !== null) changes.renameSync(path, `${path}-of-${machine.pid}`) // only one of several can rename it
    changes.rmSync(`${path}-of-${machine.pid}`, { force: true })
    if (!writeLock(path, machine)) throw new Locked(`${busy}: it has just begun.`)
  }
  const signs = silenceMs === undefined ? undefined : setInterval(() => touch(path, machine), silenceMs / 10).unref()
  return () => {
    clearInterval(signs)
    tryTo(() => changes.rmSync(path, { force: true })) // a lock that stays is taken over next time
  }
}

function writeLock(path: string, { changes, name, pid, now }: Machine): boolean {
  try {
    changes.writeFileSync(path, `process ${pid} on ${name} since ${now().toISOString()}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    tryTo(() => changes.rmSync(path, { force: true })) // a full disk has a place for the file, but not for its text
    throw error
  }
}

function readHolder(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null // the other process has just ended
    throw error
  }
}

/** Returns whether the process that holds a lock has ended. That of another computer can be known by its silence only. */
function isDead(holder: string, { path, silenceMs }: LockFile, { name, isRunning, now }: Machine): boolean {
  const [, pid, on] = /^process (\d+) on (.*) since \S+$/.exec(holder) ?? []
  if (on === name && !isRunning(Number(pid))) return true
  const lastSign = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  return silenceMs !== undefined && lastSign !== undefined && now().getTime() - lastSign > silenceMs
}

function touch(path: string, { now }: Machine): void {
  tryTo(() => utimesSync(path, now(), now()))
}

/** Does something that may fail, such as tidying up after a failure that is reported already. */
export function tryTo(work: () => void): void {
  try {
    work()
  } catch {
    // the next time tidies up
  }
}
