import { afterEach, beforeEach, expect, vi } from 'vitest'

// An owner's own `.env` must not change what the tests read: they expect the example settings.
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
