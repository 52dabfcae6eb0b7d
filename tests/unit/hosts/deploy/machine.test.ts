import { expect, test } from 'vitest'
import { fileProblem, thisMachine } from '#hosts/deploy/machine.ts'

const failure = (code: string) =>
  Object.assign(new Error(`${code}: as Node says it`), { code, path: '/srv/web/current' })

test.each([
  ['ENOSPC', 'The disk is full.'],
  ['EACCES', 'This account may not write to /srv/web/current.'],
  ['EROFS', '/srv/web/current is on a disk that is read-only.'],
  ['ENOTDIR', '/srv/web/current is not in a folder.'],
  ['EWHAT', 'EWHAT: as Node says it'],
])('%s is a sentence for the owner', (code, sentence) => expect(fileProblem(failure(code))).toBe(sentence))

test('a bug is no sentence', () => {
  expect(() => fileProblem(new TypeError('x is not a function'))).toThrow(TypeError)
})

test('this process runs, and one with an impossible number does not', () => {
  expect(thisMachine.isRunning(process.pid)).toBe(true)
  expect(thisMachine.isRunning(2 ** 30)).toBe(false)
})
