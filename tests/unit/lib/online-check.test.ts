import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onlineCheck } from '#lib/online-check.ts'

test('the requested file is part of the site, and contains only the expected text', () => {
  expect(onlineCheck).toEqual({ path: '/online-check.txt', text: 'vyomix-online', timeoutMs: 4000 })
  expect(readFileSync(`public${onlineCheck.path}`, 'utf8')).toBe('vyomix-online\n')
})
