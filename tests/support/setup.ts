import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// The tests expect the example settings, so the settings in an owner's `.env` are removed.
for (const name of Object.keys(import.meta.env)) if (name.startsWith('VITE_')) delete import.meta.env[name]

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const reported = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  expect(reported, 'nothing may be reported on the console').toEqual([])
})

// test files run in the same process, one after another
afterAll(() => {
  vi.unstubAllGlobals()
})
