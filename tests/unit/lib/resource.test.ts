import { expect, test, vi } from 'vitest'
import { resource } from '#lib/resource.ts'

test('nothing is loaded before the first call', () => {
  const load = vi.fn(async () => 'text')
  resource(load)
  expect(load).not.toHaveBeenCalled()
})

test('many callers share one load and one promise', async () => {
  const load = vi.fn(async () => 'text')
  const get = resource(load)
  const [first, second] = [get(), get()]
  expect(second).toBe(first)
  expect(await first).toBe('text')
  expect(get()).toBe(first)
  expect(load).toHaveBeenCalledOnce()
})

test('a settled promise has its value, so that React does not have to wait for it', async () => {
  const get = resource(async () => 'text')
  const loading = get()
  expect(loading).toMatchObject({ status: 'pending' })
  await loading
  expect(get()).toMatchObject({ status: 'fulfilled', value: 'text' })
})

test('every waiting caller gets the error of a failed load', async () => {
  const get = resource(() => Promise.reject(new Error('no network')))
  const both = await Promise.allSettled([get(), get()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('a failed load stays failed, so that rendering again does not load again endlessly', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no network')))
  const get = resource(load)
  await expect(get()).rejects.toThrow('no network')
  await expect(get()).rejects.toThrow('no network')
  expect(load).toHaveBeenCalledOnce()
})

test('clearing a failure makes the next call load again, but only after a failed load', async () => {
  const load = vi.fn(async () => 'text')
  load.mockRejectedValueOnce(new Error('no network'))
  const get = resource(load)
  await expect(get()).rejects.toThrow('no network')
  get.clearFailure()
  expect(await get()).toBe('text')
  get.clearFailure()
  expect(await get()).toBe('text')
  expect(load).toHaveBeenCalledTimes(2)
})
