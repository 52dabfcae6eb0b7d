import { copyFileSync, cpSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type FileChanges, type Machine, thisMachine } from '#hosts/deploy/machine.ts'

type Stop = {
  /** How many changes are made before the first that fails. */
  readonly after: number
  readonly code: string
  /** Whether every later change fails too, as after SIGKILL. */
  readonly isForGood: boolean
  readonly only?: keyof FileChanges
}

const real = { copyFileSync, cpSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync }

/** Returns a machine whose disk fails, and how many changes it was asked for. Its clock stands at one second. */
export function stoppingMachine({ after, code, isForGood, only }: Stop, machine: Partial<Machine> = {}) {
  let asked = 0
  let hasStopped = false
  const guard = (name: keyof FileChanges) =>
    function change(...args: readonly unknown[]) {
      if (only === undefined || only === name) {
        asked += 1
        if (isForGood ? hasStopped || asked > after : asked === after + 1) {
          hasStopped = true
          throw Object.assign(new Error(`${code}: no more changes`), { code, path: String(args[0]) })
        }
      }
      return (real[name] as (...args: readonly unknown[]) => unknown)(...args)
    }
  const names = Object.keys(real) as (keyof FileChanges)[]
  const changes = Object.fromEntries(names.map((name) => [name, guard(name)]))
  return {
    machine: {
      ...thisMachine,
      now: () => new Date('2026-11-29T02:40:00Z'),
      pid: 4711,
      isRunning: () => false,
      ...machine,
      changes: changes as FileChanges,
    },
    asked: () => asked,
    hasStopped: () => hasStopped,
  }
}
