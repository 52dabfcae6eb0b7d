import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { runCommand, runStep } from '../../../src/tools/process.mjs'

const node = process.execPath

function memory() {
  const written: string[] = []
  const log = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  return { log, text: () => written.join('') }
}

test('the output and exit code of a command are collected', async () => {
  const code = 'console.log("out"); console.error("err"); process.exitCode = 3'
  const { output, ...rest } = await runCommand([node, '-e', code])
  expect(rest).toEqual({ code: 3 })
  expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out'])
})

test('a command never waits for input and never inherits NODE_ENV', async () => {
  const code = 'process.stdin.on("end", () => console.log(process.env.NODE_ENV, process.env.EXTRA)).resume()'
  expect(await runCommand([node, '-e', code], { EXTRA: 'extra' })).toEqual({ code: 0, output: 'undefined extra\n' })
})

test('a command that does not exist says so', async () => {
  expect(await runCommand(['no-such-command'])).toMatchObject({
    code: 127,
    output: expect.stringContaining('no-such-command'),
  })
})

test('a command ended by a signal has the exit code of a shell', async () => {
  expect((await runCommand([node, '-e', 'process.kill(process.pid, "SIGTERM")'])).code).toBe(143)
})

test('a successful step is one line with its time', async () => {
  const { log, text } = memory()
  await runStep('Building', [[node, '-e', 'console.log("noise")']], { log })
  expect(text()).toMatch(/^Building \.\.\. \d+\.\d s\n$/)
})

test('a failed step includes the output and the exit code, and nothing runs after it', async () => {
  const { log, text } = memory()
  const commands = [
    [node, '-e', 'console.log("why"); process.exitCode = 2'],
    [node, '-e', 'process.exitCode = 4'],
  ]
  await expect(runStep('Building', commands, { log })).rejects.toMatchObject({ code: 2, output: 'why\n' })
  expect(text()).toMatch(/^Building \.\.\. failed after \d+\.\d s\n$/)
})
