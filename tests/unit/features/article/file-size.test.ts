import { expect, test } from 'vitest'
import { fileSize } from '#features/article/file-size.ts'

test.each([
  [0, '0.1 MB'],
  [430_000, '0.4 MB'],
  [2_000_000, '2 MB'],
  [9_960_000, '10 MB'],
  [12_345_678, '12 MB'],
])('%d bytes are %s', (bytes, label) => {
  expect(fileSize(bytes)).toBe(label)
})
