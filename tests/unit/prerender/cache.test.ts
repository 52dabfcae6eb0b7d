import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { codeHash, digest, removeUnusedEntries, withCache, withCacheSync } from '#prerender/cache.ts'

test('a result is computed once and cached under its key', async () => {
  const key = `test ${randomUUID()}`
  let callCount = 0
  const make = async () => {
    callCount++
    return Buffer.from('drawn')
  }
  expect((await withCache(key, make)).toString()).toBe('drawn')
  expect((await withCache(key, make)).toString()).toBe('drawn')
  expect(callCount).toBe(1)
  await rm(`node_modules/.cache/vyomix/${digest(`1\n${key}`)}`)
})

test('a failure is not cached', async () => {
  const key = `test ${randomUUID()}`
  await expect(withCache(key, () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  expect((await withCache(key, async () => Buffer.from('ink'))).toString()).toBe('ink')
  await rm(`node_modules/.cache/vyomix/${digest(`1\n${key}`)}`)
})

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

test('an entry that no build has used for thirty days is removed, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const entries = { used: 29, unused: 31, 'unused too': 400 }
  const files = { ...entries, commits: 400 }
  for (const [name, days] of Object.entries(files)) {
    const path = join(folder, name in entries ? digest(name) : name)
    writeFileSync(path, '')
    utimesSync(path, daysAgo(days), daysAgo(days))
  }
  writeFileSync(join(folder, `${digest('half')}.${randomUUID()}`), '') // another build is writing it
  await removeUnusedEntries(folder)
  expect(
    readdirSync(folder)
      .map((name) => name.slice(0, 64))
      .sort(),
  ).toEqual([digest('used'), digest('half'), 'commits'].sort())
  await expect(removeUnusedEntries(join(folder, 'missing'))).resolves.toBeUndefined()
})

test('an entry that is used is as new as one that was just made', async () => {
  for (const use of [
    async (key: string) => void (await withCache(key, async () => Buffer.from('ink'))),
    async (key: string) => void withCacheSync(key, () => 'ink'),
  ]) {
    const key = `test ${randomUUID()}`
    const path = `node_modules/.cache/vyomix/${digest(`1\n${key}`)}`
    await use(key)
    await utimes(path, daysAgo(40), daysAgo(40))
    await use(key)
    expect((await stat(path)).mtimeMs).toBeGreaterThan(daysAgo(1).getTime())
    await rm(path)
  }
})

test('the hash of a module changes with all code that runs in it, and not with types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-code-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, code: string) => writeFileSync(join(folder, name), code)
  const hash = () => codeHash(pathToFileURL(join(folder, 'draw.ts')).href)
  write(
    'draw.ts',
    `import { round } from './round.ts'\nimport type { Pen } from './pen.ts'\nimport { stemmer } from 'stemmer'\n`,
  )
  write(
    'round.ts',
    `import {\n  type Unit,\n  unit,\n} from './unit.ts'\nexport { hash } from '#lib/engrave/seeded-random.ts'\n`,
  )
  write('unit.ts', 'export const unit = 1\n')
  write('pen.ts', 'export type Pen = string\n')
  const before = hash()
  write('pen.ts', 'export type Pen = number\n')
  expect(hash()).toBe(before)
  write('unit.ts', 'export const unit = 2\n')
  expect(hash()).not.toBe(before)
})

test('a module whose results are cached must not import what is no file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-code-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'draw.ts'), `import { record } from 'virtual:records/facts'\n`)
  expect(() => codeHash(pathToFileURL(join(folder, 'draw.ts')).href)).toThrow('virtual:records')
})
