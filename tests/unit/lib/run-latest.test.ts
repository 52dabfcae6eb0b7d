import { expect, test } from 'vitest'
import { runLatest } from '#lib/run-latest.ts'
import { flushPromises } from '#support/flush-promises.ts'

/** Returns a run that lasts until it is ended, and what was passed to it. */
function heldRun() {
  const begun: string[] = []
  let end = () => {}
  const run = (argument: string) => {
    begun.push(argument)
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }
  return {
    begun,
    run,
    async end() {
      end()
      await flushPromises()
    },
  }
}

test('one run begins after another has ended, and only the newest argument waits', async () => {
  const held = heldRun()
  const runNewest = runLatest(held.run)
  for (const typed of ['h', 'ho', 'hos', 'host']) runNewest(typed)
  expect(held.begun).toEqual(['h'])
  await held.end()
  expect(held.begun).toEqual(['h', 'host'])
  await held.end()
  expect(held.begun).toEqual(['h', 'host'])
})

test('an argument that comes after everything has ended is used at once', async () => {
  const held = heldRun()
  const runNewest = runLatest(held.run)
  runNewest('one')
  await held.end()
  runNewest('two')
  expect(held.begun).toEqual(['one', 'two'])
})
