import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { runCommand, runStep } from '../../../src/tools/process.mjs'

const node = process.execPath

function memoryLog() {
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
  const { output, ...status } = await runCommand([node, '-e', code])
  expect(status).toEqual({ code: 3 })
  expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out'])
})

test('a command never waits for input and never inherits NODE_ENV', async () => {
  const code = 'process.stdin.on("end", () => console.log(process.env.NODE_ENV, process.env.EXTRA)).resume()'
  expect(await runCommand([node, '-e', code], { EXTRA: 'extra' })).toEqual({ code: 0, output: 'undefined extra\n' })
})

test('the output for a command that does not exist contains its name', async () => {
  expect(await runCommand(['no-such-command'])).toMatchObject({
    code: 127,
    output: expect.stringContaining('no-such-command'),
  })
})

test('a command that a signal ends has the same exit code as in a shell', async () => {
  expect((await runCommand([node, '-e', 'process.kill(process.pid, "SIGTERM")'])).code).toBe(143)
})

test('a successful step prints one line with its duration', async () => {
  const { log, text } = memoryLog()
  await runStep('Building', [[node, '-e', 'console.log("noise")']], { log })
  expect(text()).toMatch(/^Building \.\.\. \d+\.\d s\n$/)
})

test('the error of a failed step has the output and the exit code, and no further command runs', async () => {
  const { log, text } = memoryLog()
  const commands = [
    [node, '-e', 'console.log("why"); process.exitCode = 2'],
    [node, '-e', 'process.exitCode = 4'],
  ]
  await expect(runStep('Building', commands, { log })).rejects.toMatchObject({ code: 2, output: 'why\n' })
  expect(text()).toMatch(/^Building \.\.\. failed after \d+\.\d s\n$/)
})
