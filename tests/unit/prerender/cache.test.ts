import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { digest, withCache } from '#prerender/cache.ts'

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
