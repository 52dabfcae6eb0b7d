import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Machine, thisMachine } from '#hosts/deploy/machine.ts'
import { takeBuildLock } from '#prerender/build-lock.ts'

const now = new Date('2026-11-29T12:00:00Z')
const machine = { ...thisMachine, name: 'here', pid: 4711, now: () => now, isRunning: () => true }

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'build.lock')
  return {
    path,
    take: (differences: Partial<Machine> = {}) => takeBuildLock({ ...machine, ...differences }, folder),
    /** Writes the lock of a build on a computer, which gave its last sign of life some seconds ago. */
    hold: (name: string, seconds: number) => {
      writeFileSync(path, `process 12 on ${name} since 2026-11-29T11:00:00.000Z`)
      const lastSign = new Date(now.getTime() - seconds * 1000)
      utimesSync(path, lastSign, lastSign)
    },
  }
}

test('of two builds at once, the second says that another one is writing the site', () => {
  const { take, path } = setUp()
  const release = take()
  utimesSync(path, now, now)
  expect(() => take({ pid: 4712 })).toThrow(
    `Another build is writing this site: process 4711 on here since 2026-11-29T12:00:00.000Z. If that is not so, delete ${path}.`,
  )
  release()
  expect(existsSync(path)).toBe(false)
  take({ pid: 4712 })()
})

test('the lock of a build that was killed does not stop the next one', () => {
  const { take, path, hold } = setUp()
  hold('here', 1)
  take({ isRunning: () => false })
  expect(readFileSync(path, 'utf8')).toMatch(/^process 4711 on here /)
})

test('a build in another container counts as killed after a minute without a sign of life', () => {
  const { take, hold } = setUp()
  hold('a container', 50)
  expect(() => take({ isRunning: () => false })).toThrow(
    'Another build is writing this site: process 12 on a container',
  )
  hold('a container', 70)
  take()()
})

test('a build gives a sign of life every six seconds', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { take, path } = setUp()
  const release = take()
  utimesSync(path, 0, 0)
  vi.advanceTimersByTime(6000)
  expect(statSync(path).mtime).toEqual(now)
  release()
  expect(vi.getTimerCount()).toBe(0)
})

test('where no lock can be written, the site is built without one, and nothing is left behind', () => {
  const { take, path } = setUp()
  const writeFileSync = (file: string) => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', path: file })
  }
  expect(take({ changes: { ...machine.changes, writeFileSync: writeFileSync as never } })).toBeTypeOf('function')
  expect(existsSync(path)).toBe(false)
})
