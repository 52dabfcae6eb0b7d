import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeIfValid } from '../../../src/tools/write-if-valid.mjs'

const newPath = () => join(mkdtempSync(join(tmpdir(), 'new-file-')), 'added.yaml')
/** Returns a function that finds a mistake for each 'wrong' in the file. */
const mistakesIn = (path: string) => () =>
  existsSync(path) ? (readFileSync(path, 'utf8').match(/wrong/g) ?? []).map(() => 'it is wrong') : []

test('a file without a mistake stays, and the next item is added below its content', () => {
  const path = newPath()
  expect(writeIfValid(path, 'one\n', mistakesIn(path))).toEqual([])
  expect(writeIfValid(path, 'two\n', mistakesIn(path))).toEqual([])
  expect(readFileSync(path, 'utf8')).toBe('one\n\ntwo\n')
})

test('a new file with a mistake is removed again', () => {
  const path = newPath()
  expect(writeIfValid(path, 'wrong\n', mistakesIn(path))).toEqual(['it is wrong'])
  expect(existsSync(path)).toBe(false)
})

test('an item with a mistake is removed from its file again', () => {
  const path = newPath()
  writeFileSync(path, 'no final newline')
  writeIfValid(path, 'wrong\n', mistakesIn(path))
  expect(readFileSync(path, 'utf8')).toBe('no final newline')
})

test('mistakes that already existed do not count against the new item, but another one of the same kind does', () => {
  const path = newPath()
  writeFileSync(path, 'wrong\n')
  expect(writeIfValid(path, 'right\n', mistakesIn(path))).toEqual([])
  expect(writeIfValid(path, 'wrong\n', mistakesIn(path))).toEqual(['it is wrong'])
})

test('the new file is removed if the check itself fails', () => {
  const path = newPath()
  const failing = () => {
    if (existsSync(path)) throw new Error('unreadable')
    return []
  }
  expect(() => writeIfValid(path, 'one\n', failing)).toThrow('unreadable')
  expect(existsSync(path)).toBe(false)
})
