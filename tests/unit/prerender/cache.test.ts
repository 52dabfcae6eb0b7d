import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { codeHash, digest, removeUnusedEntries, withCache, withCacheSync } from '#prerender/cache.ts'
import { reportedNotes } from '#prerender/reported-notes.ts'
import { emptyCache } from '#support/empty-cache.ts'
import { forgetModules } from '#support/fresh-modules.ts'

const ways = [
  {
    way: 'bytes',
    cached: async (make: () => string) => String(await withCache('key', async () => Buffer.from(make()))),
  },
  { way: 'a text', cached: async (make: () => string) => withCacheSync('key', make) },
]

/** Returns the file of the only entry in a folder. */
function onlyEntry(folder: string): string {
  const [name = '', ...others] = readdirSync(folder)
  expect(others).toEqual([])
  return join(folder, name)
}

test.each(ways)('$way is made once and comes from the cache then', async ({ cached }) => {
  emptyCache()
  expect(await cached(() => 'drawn')).toBe('drawn')
  expect(await cached(() => 'drawn anew')).toBe('drawn')
})

test('a failure is not cached', async () => {
  emptyCache()
  await expect(withCache('key', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  expect((await withCache('key', async () => Buffer.from('ink'))).toString()).toBe('ink')
})

const damages: readonly { damage: string; damaged: (entry: Buffer) => Buffer }[] = [
  { damage: 'without its end', damaged: (entry) => entry.subarray(0, -1) },
  {
    damage: 'with one other bit',
    damaged: (entry) => Buffer.from(entry.map((byte, at) => (at === 40 ? byte ^ 1 : byte))),
  },
  {
    damage: 'with another checksum',
    damaged: (entry) => Buffer.from(entry.map((byte, at) => (at === 0 ? byte ^ 1 : byte))),
  },
  { damage: 'that goes on', damaged: (entry) => Buffer.concat([entry, Buffer.from(' ')]) },
  { damage: 'that is empty', damaged: () => Buffer.alloc(0) },
  { damage: 'that is something else', damaged: () => Buffer.from('{') },
]

test.each(ways.flatMap((way) => damages.map((damage) => ({ ...way, ...damage }))))(
  '$way from an entry $damage is made anew, and the entry is replaced',
  async ({ cached, damaged }) => {
    const folder = emptyCache()
    await cached(() => 'a drawing of the moon')
    const path = onlyEntry(folder)
    const entry = readFileSync(path)
    writeFileSync(path, damaged(entry))
    expect(await cached(() => 'a drawing of the moon')).toBe('a drawing of the moon')
    expect(readFileSync(onlyEntry(folder)).equals(entry)).toBe(true)
  },
)

test('an entry under the name of another one is made anew', async () => {
  const folder = emptyCache()
  withCacheSync('sun', () => 'a drawing of the sun')
  const sun = onlyEntry(folder)
  withCacheSync('moon', () => 'a drawing of the moon')
  for (const name of readdirSync(folder)) copyFileSync(sun, join(folder, name))
  expect(withCacheSync('moon', () => 'a drawing of the moon')).toBe('a drawing of the moon')
})

test('a cache that cannot be written stops nothing, and is reported once', async () => {
  forgetModules() // other tests may have caused the report
  const fresh = await import('#prerender/cache.ts')
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  const folder = emptyCache()
  mkdirSync(dirname(dirname(folder)), { recursive: true })
  writeFileSync(dirname(folder), 'a file in place of the folder')
  for (const text of ['drawn', 'drawn anew']) {
    expect(fresh.withCacheSync('key', () => text)).toBe(text)
    expect(String(await fresh.withCache('key', async () => Buffer.from(text)))).toBe(text)
  }
  const notes = reportedNotes(print.mock.calls.flat().join('\n'))
  print.mockRestore()
  expect(notes).toEqual([expect.stringContaining(folder)])
})

test('an entry that could not be written completely leaves nothing behind', async () => {
  const folder = emptyCache()
  await withCache('key', async () => Buffer.from('drawn'))
  const path = onlyEntry(folder)
  rmSync(path)
  mkdirSync(path) // the last step of writing fails
  vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(String(await withCache('key', async () => Buffer.from('drawn')))).toBe('drawn')
  expect(readdirSync(folder)).toEqual([basename(path)])
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

test.each(ways)('an entry of $way that is used is as new as one that was just made', async ({ cached }) => {
  const folder = emptyCache()
  await cached(() => 'ink')
  const path = onlyEntry(folder)
  utimesSync(path, daysAgo(40), daysAgo(40))
  await cached(() => 'ink')
  expect(statSync(path).mtimeMs).toBeGreaterThan(daysAgo(1).getTime())
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
