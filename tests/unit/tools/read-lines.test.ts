import { expect, test } from 'vitest'
import { readLines } from '../../../src/tools/read-lines.mjs'

test.each([
  [[], []],
  [['one\ntwo\n'], ['one', 'two']],
  [['one\ntwo'], ['one', 'two']],
  [['one\r\ntwo\r\n'], ['one', 'two']],
  [
    ['one\r', '\ntwo'],
    ['one', 'two'],
  ],
  [['\n\none\n'], ['', '', 'one']],
  [['\n'], ['']],
  [
    ['on', 'e\nt', 'wo'],
    ['one', 'two'],
  ],
  [['\uFEFFone\n'], ['one']],
  [['a\u2028b\rc\n'], ['a\u2028b\rc']],
])('%j contains the lines %j', async (pieces, lines) => {
  const collected: string[] = []
  for await (const line of readLines(pieces)) collected.push(line)
  expect(collected).toEqual(lines)
})
