import { expect, test, vi } from 'vitest'
import { runInSlices } from '#platform/run-in-slices.ts'

test('a long task lets others run between its slices, and returns its result', async () => {
  let elapsed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed)
  const others: number[] = []
  const other = setInterval(() => others.push(elapsed), 0)
  const steps = (function* () {
    for (let step = 0; step < 200; step += 1) {
      elapsed += 1
      yield
    }
    return 'done'
  })()
  expect(await runInSlices(steps)).toBe('done')
  clearInterval(other)
  expect(others.length).toBeGreaterThan(0)
  expect(elapsed).toBe(200)
})

test('a short task ends in its first slice', async () => {
  const steps = (function* () {
    yield
    return 1
  })()
  const first = await Promise.race([runInSlices(steps), new Promise((resolve) => setImmediate(() => resolve('later')))])
  expect(first).toBe(1)
})

test('an error of a step is passed on', async () => {
  const steps = (function* (): Generator<void, never> {
    yield
    throw new Error('broken')
  })()
  await expect(runInSlices(steps)).rejects.toThrow('broken')
})
