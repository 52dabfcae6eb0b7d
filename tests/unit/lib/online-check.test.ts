import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onlineCheck } from '#lib/online-check.ts'

test('the file that is asked for is part of the site, and holds the text and nothing else', () => {
  expect(onlineCheck).toEqual({ path: '/online-check.txt', text: 'vyomix-online', timeoutMs: 4000 })
  expect(readFileSync(`public${onlineCheck.path}`, 'utf8')).toBe('vyomix-online\n')
})
