import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { portsAtom } from '#platform/ports.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { testStore } from '#support/test-store.ts'

test('using a port while none is set, as during prerendering, throws a clear error', () => {
  const ports = createStore().get(portsAtom)
  expect(() => ports.clock.now()).toThrow(
    'The port "clock" was used during rendering. Use ports only in event handlers and effects.',
  )
})

test('the missing ports can be passed around, also through a promise, without an error', async () => {
  const ports = createStore().get(portsAtom)
  await expect(Promise.resolve(ports)).resolves.toBe(ports)
})

test('every test has its own ports', () => {
  const clock = fakeClock()
  expect(testStore({ clock }).get(portsAtom).clock).toBe(clock)
  expect(testStore().get(portsAtom).clock).not.toBe(clock)
})

test('the fake clock runs due callbacks in order, and no cancelled ones', () => {
  const clock = fakeClock(0)
  const log: string[] = []
  clock.after(20, () => log.push(`second at ${clock.now()}`))
  clock.after(10, () => {
    log.push(`first at ${clock.now()}`)
    clock.after(5, () => log.push(`nested at ${clock.now()}`))
  })
  const cancel = clock.after(12, () => log.push('cancelled'))
  clock.after(31, () => log.push('too late'))
  cancel()
  clock.advance(30)
  expect(log).toEqual(['first at 10', 'nested at 15', 'second at 20'])
  expect(clock.now()).toBe(30)
})
