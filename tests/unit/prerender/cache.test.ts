import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { codeHash, digest, withCache } from '#prerender/cache.ts'

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
