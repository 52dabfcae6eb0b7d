import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './folders.ts'
import { codeOf, type Machine } from './machine.ts'

const LOCK = '.deploy.lock'

/**
 * Does the work while no other deploy changes the folder. The lock of a process that was killed is taken over.
 * @throws an Error with a sentence, when another deploy is at work
 */
export async function withLock<T>(folder: string, machine: Machine, work: () => Promise<T>): Promise<T> {
  const { changes } = machine
  const path = join(folder, LOCK)
  makeFolder(folder, changes)
  if (!takeLock(path, machine)) {
    const holder = readHolder(path)
    if (holder !== null && !isDead(holder, machine))
      throw new Error(`Another deploy is changing ${folder}: ${holder}. If that is not so, delete ${path}.`)
    if (holder !== null) changes.renameSync(path, `${path}-of-${machine.pid}`) // only one of several can rename it
    changes.rmSync(`${path}-of-${machine.pid}`, { force: true })
    if (!takeLock(path, machine)) throw new Error(`Another deploy has just begun to change ${folder}.`)
  }
  try {
    return await work()
  } finally {
    tryTo(() => changes.rmSync(path, { force: true })) // a lock that stays is taken over next time
  }
}

function takeLock(path: string, { changes, name, pid, now }: Machine): boolean {
  try {
    changes.writeFileSync(path, `process ${pid} on ${name} since ${now().toISOString()}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function readHolder(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null // the other deploy has just ended
    throw error
  }
}

/** Returns whether the process that holds a lock has ended. That of another computer cannot be known. */
function isDead(holder: string, { name, isRunning }: Machine): boolean {
  const [, pid, on] = /^process (\d+) on (.*) since \S+$/.exec(holder) ?? []
  return on === name && !isRunning(Number(pid))
}

/** Does something that may fail, such as tidying up after a failure that is reported already. */
export function tryTo(work: () => void): void {
  try {
    work()
  } catch {
    // the next deploy tidies up
  }
}
